import { requireReachable } from '../accounts/regions'
import { settle } from '../balance/settlement'
import { invalidRequest, resourceMissing } from '../http/stripe-error'
import { formatMoney, maximumOf, minimumOf, moneyInMessage, stepOf } from '../payments/money'
import { requireSuffix } from '../payments/statement-descriptor'
import { takesCurrency, type PaymentMethodType } from '../payments/payment-methods'
import type { World } from '../world/world'
import type { CreateSession } from './session-parameters'

const HALF_HOUR = 30 * 60
const DAY = 24 * 60 * 60

/** Throws what Stripe answers when a session's parameters are well formed and still cannot be accepted. */
export function checkSession(
  world: World,
  params: CreateSession,
  now: number,
): { total: number; currency: string; methods: PaymentMethodType[] } {
  if (params.mode !== 'payment') {
    throw invalidRequest(`This stand-in knows the mode payment only, not ${params.mode}.`, { param: 'mode' })
  }
  checkExpiry(params.expires_at, now)
  const currencies = new Set(params.line_items.map((item) => item.price_data.currency))
  const currency = [...currencies][0]!
  if (currencies.size > 1) {
    const message =
      'All line items must have the same currency. Please update the price to have the same currency.'
    throw invalidRequest(message, { param: 'line_items[1][price_data][currency]' })
  }
  const total = params.line_items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0)
  checkTotal(total, currency)
  checkSettledTotal(world, total, currency)
  checkConnect(world, params, total)
  checkDescriptor(world, params.payment_intent_data)
  return { total, currency, methods: methodsOf(world, params, currency) }
}

/**
 * The ways in which a session can be paid: those that the Dashboard has switched on and the currency allows, less what
 * the parameters leave out (Dynamic payment methods,
 * https://docs.stripe.com/payments/payment-methods/dynamic-payment-methods). The list of earlier versions is refused
 * (https://docs.stripe.com/changelog/endive/2026-09-30/remove-payment-method-types-checkout-sessions).
 */
function methodsOf(world: World, params: CreateSession, currency: string): PaymentMethodType[] {
  if (params.payment_method_types !== undefined) {
    const message =
      'The `payment_method_types` parameter is no longer supported. Use `allowed_payment_method_types` or `excluded_payment_method_types`, or manage payment methods in the Dashboard.'
    const code = 'payment_method_types_no_longer_supported'
    throw invalidRequest(message, { code, param: 'payment_method_types' })
  }
  const { allowed_payment_method_types: allowed, excluded_payment_method_types: excluded } = params
  const methods = world.behaviour.dashboardMethods.filter(
    (type) => takesCurrency(type, currency) && (allowed?.includes(type) ?? true) && !excluded?.includes(type),
  )
  if (methods.length > 0) return methods
  const message =
    'No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods) or specify valid payment method types in the request.'
  throw invalidRequest(message)
}

function checkExpiry(expiresAt: number | undefined, now: number): void {
  if (expiresAt === undefined) return
  const param = 'expires_at'
  if (expiresAt < now + HALF_HOUR) {
    const message = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
    throw invalidRequest(message, { param })
  }
  if (expiresAt >= now + DAY) {
    const message = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.'
    throw invalidRequest(message, { param })
  }
}

/** A total of nothing is allowed: Checkout completes such a session without a payment (No-cost orders). */
function checkTotal(total: number, currency: string): void {
  if (total % stepOf(currency) !== 0) {
    const message = `Amounts in ${currency} must be a multiple of ${stepOf(currency)}.`
    throw invalidRequest(message, { code: 'parameter_invalid_integer', param: 'line_items' })
  }
  const minimum = minimumOf(currency)
  if (total > 0 && total < minimum) {
    const message = `The Checkout Session's total amount due must add up to at least ${moneyInMessage(minimum, currency)}`
    throw invalidRequest(message, { code: 'amount_too_small' })
  }
  const maximum = maximumOf(currency)
  if (total > maximum) {
    const message = `The Checkout Session's total amount due must be no more than ${moneyInMessage(maximum, currency)}`
    throw invalidRequest(message, { code: 'amount_too_large' })
  }
}

/** What is converted has to be worth the minimum of what it becomes (Supported currencies: minimum amounts). */
function checkSettledTotal(world: World, total: number, currency: string): void {
  const settled = settle(world, null, { amount: total, currency })
  const minimum = minimumOf(settled.currency)
  if (settled.rate === null || total === 0 || settled.amount >= minimum) return
  const least = formatMoney(minimum, settled.currency)
  const message = `Amount must convert to at least ${least}. ${formatMoney(total, currency)} converts to approximately ${formatMoney(settled.amount, settled.currency)}.`
  throw invalidRequest(message, { code: 'amount_too_small' })
}

function checkDescriptor(world: World, data: CreateSession['payment_intent_data']): void {
  const within = (name: string) => `payment_intent_data[${name}]`
  const suffix = data?.statement_descriptor_suffix
  if (suffix !== undefined) {
    requireSuffix(world.behaviour.statementDescriptorPrefix, suffix, within('statement_descriptor_suffix'))
  }
  if (data?.statement_descriptor === undefined) return
  const message =
    'The `statement_descriptor` parameter is not supported for card payments. Use `statement_descriptor_suffix` instead.'
  throw invalidRequest(message, { param: within('statement_descriptor') })
}

function checkConnect(world: World, { payment_intent_data: data }: CreateSession, total: number): void {
  const fee = data?.application_fee_amount
  const within = (name: string) => `payment_intent_data[${name}]`
  if (fee !== undefined && !data?.transfer_data) {
    const message =
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `payment_intent_data[transfer_data][destination]`).'
    throw invalidRequest(message, { param: within('application_fee_amount') })
  }
  if (fee !== undefined && fee > total) {
    const message = `Your application_fee_amount (${fee}) must not be more than the amount of the Checkout Session (${total}).`
    throw invalidRequest(message, { param: within('application_fee_amount') })
  }
  if (data?.transfer_data?.amount !== undefined) {
    const param = within('transfer_data][amount')
    if (fee !== undefined) {
      const message = 'You cannot set both `application_fee_amount` and `transfer_data[amount]`.'
      throw invalidRequest(message, { param })
    }
    if (data.transfer_data.amount > total) {
      throw invalidRequest('The transfer cannot be more than the amount of the Checkout Session.', { param })
    }
  }
  if (data?.transfer_data) checkDestination(world, data.transfer_data.destination, data.on_behalf_of)
  if (data?.on_behalf_of) checkMerchant(world, data.on_behalf_of)
}

function checkDestination(world: World, id: string, onBehalfOf: string | undefined): void {
  const param = 'payment_intent_data[transfer_data][destination]'
  const account = world.data.accounts[id]
  if (!account) throw resourceMissing('destination', id, param)
  if (account.capabilities['transfers'] !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments'
    throw invalidRequest(message, { code: 'insufficient_capabilities_for_transfer', param })
  }
  if (onBehalfOf !== id) requireReachable(world, account, param)
}

function checkMerchant(world: World, id: string): void {
  const param = 'payment_intent_data[on_behalf_of]'
  const account = world.data.accounts[id]
  if (!account) throw resourceMissing('on_behalf_of', id, param)
  if (account.capabilities['card_payments'] !== 'active') {
    const message = `The account referenced in the 'on_behalf_of' parameter is missing the required capabilities: card_payments must be active.`
    throw invalidRequest(message, { param })
  }
}
