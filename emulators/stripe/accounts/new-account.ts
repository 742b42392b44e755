import { invalidRequest } from '../http/stripe-error'
import { mergeMetadata } from '../http/parameters'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import { standingFields } from './account'
import type { Account } from './account-object'
import type { CreateAccount } from './account-parameters'
import { currencyOf, requireCountry } from './countries'
import { scheduleOf } from './payout-schedule'

type Controller = NonNullable<CreateAccount['controller']>

/** A new account that nobody has onboarded yet. */
export function newAccount(world: World, params: CreateAccount): Account {
  if (params.type && params.controller) {
    const message = 'You may only specify one of these parameters: type, controller.'
    throw invalidRequest(message, { param: 'type' })
  }
  const id = newId('account')
  const { platformCountry } = world.behaviour
  const country = params.country ?? platformCountry
  const agreement = params.tos_acceptance?.service_agreement
  requireCountry(country, agreement === 'recipient')
  if (agreement === 'recipient' && country === platformCountry) {
    const message = `The recipient ToS agreement is not supported for platforms in ${platformCountry} creating accounts in ${country}.`
    throw invalidRequest(message, { param: 'tos_acceptance[service_agreement]' })
  }
  const requested = requestedCapabilities(params, [], country)
  const profile = params.business_profile
  return {
    id,
    object: 'account',
    business_profile: {
      mcc: profile?.mcc ?? null,
      minority_owned_business_designation: [],
      name: profile?.name ?? null,
      product_description: profile?.product_description ?? null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: profile?.support_email ?? null,
      support_phone: profile?.support_phone ?? null,
      support_url: profile?.support_url ?? null,
      url: profile?.url ?? null,
    },
    business_type: params.business_type ?? null,
    controller: controllerOf(params),
    country,
    created: secondsOf(world.clock),
    default_currency: params.default_currency ?? currencyOf(country),
    email: params.email ?? null,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    metadata: mergeMetadata({}, params.metadata),
    settings: settingsOf(params, controllerOf(params).losses?.payments === 'application'),
    tos_acceptance: {
      date: null,
      ip: null,
      ...(agreement && { service_agreement: agreement }),
      user_agent: null,
    },
    type: params.controller ? typeOf(params.controller) : (params.type ?? 'standard'),
    ...standingFields('new', requested),
  }
}

/**
 * The names of all capabilities that are requested after `params`; throws for a combination Stripe refuses.
 */
export function requestedCapabilities(
  params: Pick<CreateAccount, 'capabilities' | 'tos_acceptance'>,
  before: string[],
  country: string,
): string[] {
  const requested = new Set(before)
  for (const [name, wish] of Object.entries(params.capabilities ?? {})) {
    if (wish?.requested) requested.add(name)
    else requested.delete(name)
  }
  const isRecipient = params.tos_acceptance?.service_agreement === 'recipient'
  if (isRecipient && requested.has('card_payments')) {
    const message =
      'You cannot request the `card_payments` capability for accounts under the `recipient` service agreement.'
    throw invalidRequest(message, { param: 'capabilities[card_payments]' })
  }
  if (requested.has('transfers') && !requested.has('card_payments') && !isRecipient) {
    const message = `You cannot request the \`transfers\` capability without the \`card_payments\` capability for accounts in ${country}.`
    throw invalidRequest(message, { param: 'capabilities' })
  }
  return [...requested]
}

function controllerOf({ controller, type = 'standard' }: CreateAccount): NonNullable<Account['controller']> {
  const isStandard = controller ? typeOf(controller) === 'standard' : type === 'standard'
  const platform = isStandard ? 'account' : 'application'
  return {
    type: 'application',
    is_controller: true,
    fees: { payer: controller?.fees?.payer ?? platform },
    losses: { payments: controller?.losses?.payments ?? (isStandard ? 'stripe' : 'application') },
    requirement_collection: controller?.requirement_collection ?? 'stripe',
    stripe_dashboard: {
      type:
        controller?.stripe_dashboard?.type ?? (isStandard ? 'full' : type === 'custom' ? 'none' : 'express'),
    },
  }
}

/** With a controller, Stripe answers the legacy type only where one fits exactly. */
function typeOf(controller: Controller): 'express' | 'none' | 'standard' {
  const dashboard = controller.stripe_dashboard?.type ?? 'full'
  if (dashboard === 'full') return 'standard'
  return dashboard === 'express' && controller.losses?.payments === 'application' ? 'express' : 'none'
}

function settingsOf({ settings }: CreateAccount, ownsLosses: boolean): NonNullable<Account['settings']> {
  const descriptor = settings?.payments?.statement_descriptor ?? null
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: 'Etc/UTC' },
    payments: {
      statement_descriptor: descriptor,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: {
      debit_negative_balances: settings?.payouts?.debit_negative_balances ?? true,
      schedule: scheduleOf(settings?.payouts?.schedule, undefined, ownsLosses),
      statement_descriptor: settings?.payouts?.statement_descriptor ?? null,
    },
  }
}
