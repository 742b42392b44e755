import { z } from 'zod'
import { disputesOf, isChargedBack, isInquiry, isOpen } from '../disputes/dispute'
import { closeWarnings } from '../disputes/early-fraud-warning'
import { decideDispute } from '../disputes/move-dispute'
import { flag, integer, mergeMetadata, metadata, text } from '../http/parameters'
import { invalidRequest, resourceMissing } from '../http/stripe-error'
import type { Charge } from '../payments/charge-object'
import { requireCover } from '../payments/reversal-cover'
import { formatMoney } from '../payments/money'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { Cause, World } from '../world/world'
import { carryOutRefund } from './carry-out-refund'
import { keepEarlyRefund } from './early-refunds'
import { settleRefund, sharesOf } from './refund'
import type { Refund } from './refund-object'

/** Contract of `POST /v1/refunds` (API reference: Create a refund). */
export const CreateRefund = z.strictObject({
  amount: integer({ min: 1 }).optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
  metadata: metadata().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: flag().optional(),
  reverse_transfer: flag().optional(),
})
export type CreateRefund = z.output<typeof CreateRefund>

/** How long the test cards for slow and failing refunds take. */
const SETTLES_MS = 5000

/** Refunds part or the rest of a charge; throws when there is not that much left of it. */
export function createRefund(world: World, params: CreateRefund, cause: Cause): Refund {
  const charge = requireRefundable(world, params)
  const left = charge.amount - charge.amount_refunded
  const amount = params.amount ?? left
  checkAmount(charge, amount, left)
  checkConnect(charge, params)
  const takingBack = {
    reverseTransfer: params.reverse_transfer ?? false,
    refundFee: params.refund_application_fee ?? false,
  }
  const range = { from: charge.amount_refunded, to: charge.amount_refunded + amount }
  const shares = sharesOf(world, charge, range, takingBack)
  const { transfer, reversed, feeReturned } = shares
  if (transfer) requireCover(world, transfer, { amount: reversed, feeReturned, isRefund: true })

  const isSlow = world.data.afterwards[charge.id] === 'refund pending'
  const refund: Refund = {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: secondsOf(world.clock),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    ...(isSlow && { pending_reason: 'processing' as const }),
    status: isSlow ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  world.data.refunds[refund.id] = refund
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  const isEarly = world.data.unbookedCharges[charge.id] !== undefined
  if (isEarly) keepEarlyRefund(world, charge, refund, takingBack)
  else carryOutRefund(world, charge, refund, shares, cause)
  charge.amount_refunded = range.to
  charge.refunded = charge.amount_refunded === charge.amount
  world.announce('refund.created', refund, { cause })
  world.announce('charge.refunded', charge, { cause, previous: before })
  if (charge.refunded) closeInquiries(world, charge, cause)
  closeWarnings(world, charge)
  watchRefund(world, refund)
  return refund
}

/** A bank that only asked has its answer once all of the money is on its way back. */
function closeInquiries(world: World, charge: Charge, cause: Cause): void {
  for (const dispute of disputesOf(world, charge.id)) {
    if (isInquiry(dispute) && isOpen(dispute)) decideDispute(world, dispute, 'lost', cause)
  }
}

/** Lets a refund to one of the test cards for slow or failing refunds come to its end. */
export function watchRefund(world: World, refund: Refund): void {
  const { id, charge, status } = refund
  // One that waits for money or for its charge ends when that is there.
  if (refund.status === 'pending' && refund.pending_reason !== 'processing') return
  const afterwards = world.data.afterwards[charge]
  const settleAs = (end: 'succeeded' | 'failed') =>
    world.clock.after(SETTLES_MS, () => {
      // The refund is looked up again because the data may have been reset meanwhile.
      const refund = world.data.refunds[id]
      if (refund) settleRefund(world, refund, end)
    })
  if (afterwards === 'refund pending' && status === 'pending') settleAs('succeeded')
  if (afterwards === 'refund fails' && status === 'succeeded') settleAs('failed')
}

function requireRefundable(world: World, params: CreateRefund): Charge {
  if ((params.charge === undefined) === (params.payment_intent === undefined)) {
    const message = params.charge
      ? 'You may only specify one of these parameters: charge, payment_intent.'
      : 'One of the following params should be provided for this request: payment_intent or charge.'
    throw invalidRequest(message)
  }
  const charge = params.charge
    ? world.data.charges[params.charge]
    : chargeOfIntent(world, params.payment_intent!)
  if (!charge) throw resourceMissing('charge', params.charge!, 'charge')
  if (!charge.paid)
    throw invalidRequest(`Charge ${charge.id} was not successful, so it cannot be refunded.`, {
      param: 'charge',
    })
  if (charge.payment_method_details?.type === 'stripe_account') {
    throw invalidRequest('This stand-in does not refund the debit of an account.', { param: 'charge' })
  }
  if (isChargedBack(world, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw invalidRequest(message, { code: 'charge_disputed' })
  }
  if (charge.refunded) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw invalidRequest(message, { code: 'charge_already_refunded' })
  }
  return charge
}

function chargeOfIntent(world: World, id: string): Charge {
  const intent = world.data.paymentIntents[id]
  if (!intent) throw resourceMissing('payment_intent', id, 'payment_intent')
  const charge = intent.latest_charge ? world.data.charges[intent.latest_charge] : undefined
  if (charge?.paid) return charge
  throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  })
}

function checkAmount(charge: Charge, amount: number, left: number): void {
  if (amount <= left) return
  const money = (value: number) => formatMoney(value, charge.currency)
  const message =
    charge.amount_refunded === 0
      ? `Refund amount (${money(amount)}) is greater than charge amount (${money(charge.amount)})`
      : `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`
  throw invalidRequest(message, { param: 'amount' })
}

function checkConnect(charge: Charge, params: CreateRefund): void {
  // Before a charge is booked its transfer and fee are only announced.
  if (params.reverse_transfer && !charge.transfer_data) {
    const message = `Cannot reverse the transfer of charge ${charge.id}: it has no associated transfer.`
    throw invalidRequest(message, { param: 'reverse_transfer' })
  }
  if (params.refund_application_fee && !charge.application_fee_amount) {
    const message = `Cannot refund the application fee of charge ${charge.id}: it has none.`
    throw invalidRequest(message, { param: 'refund_application_fee' })
  }
}
