import { mergeMetadata } from '../http/parameters'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import { checkSession } from './check-session'
import { newLineItem } from './line-item'
import type { IntentData, Session, SessionRow } from './session-object'
import type { CreateSession, PaymentIntentData } from './session-parameters'

/** Sessions live for a day unless `expires_at` says otherwise. */
const DEFAULT_LIFE_SECONDS = 24 * 60 * 60

/** A new open session; throws when the parameters cannot be accepted. */
export function newSession(world: World, params: CreateSession): SessionRow {
  const created = secondsOf(world.clock)
  const { total, currency, methods } = checkSession(world, params, created)
  const id = newId('checkout session')
  const session: Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: params.customer_creation ?? 'if_required',
    customer_details: params.customer_email
      ? {
          address: null,
          business_name: null,
          email: params.customer_email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: null,
        }
      : null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    ...(params.excluded_payment_method_types && {
      excluded_payment_method_types: params.excluded_payment_method_types,
    }),
    expires_at: params.expires_at ?? created + DEFAULT_LIFE_SECONDS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: methods,
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.settings.origin()}/c/pay/${id}`,
    wallet_options: null,
  }
  return {
    session,
    lineItems: params.line_items.map((item) => newLineItem(item, created)),
    intentData: intentDataOf(params.payment_intent_data),
    challengedCard: null,
  }
}

function intentDataOf(data: PaymentIntentData | undefined): IntentData {
  const { metadata, transfer_data: transfer, ...rest } = data ?? {}
  return {
    ...rest,
    metadata: mergeMetadata({}, metadata),
    ...(transfer && {
      transfer_data: {
        destination: transfer.destination,
        ...(transfer.amount !== undefined && { amount: transfer.amount }),
      },
    }),
  }
}
