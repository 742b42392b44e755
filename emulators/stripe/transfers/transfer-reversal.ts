import type { Stripe } from 'stripe'
import { availableOn, book } from '../balance/ledger'
import { invalidRequest } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { Cause, World } from '../world/world'
import { returnPayment } from './destination-payment'
import { formatMoney } from '../payments/money'
import type { Transfer } from './transfer-object'

interface Reversing {
  cause: Cause
  /** The refund that it is made for. */
  refundId?: string
  metadata?: Record<string, string>
}

/** Takes part of a transfer back; throws when there is not that much left of it. */
export function reverseTransfer(
  world: World,
  transfer: Transfer,
  amount: number,
  { cause, refundId, metadata = {} }: Reversing,
): Stripe.TransferReversal {
  requireLeft(transfer, amount)
  const id = newId('transfer reversal')
  const { id: transactionId } = book(world, {
    owner: null,
    type: 'transfer_refund',
    amount,
    currency: transfer.currency,
    inKind: true,
    source: id,
    availableOn: availableOn(world, transfer.balance_transaction),
  })
  const payment = transfer.destination_payment && world.data.destinationPayments[transfer.destination_payment]
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: transactionId,
    created: secondsOf(world.clock),
    currency: transfer.currency,
    destination_payment_refund: payment ? returnPayment(world, payment, { id, amount }).id : null,
    metadata,
    source_refund: refundId ?? null,
    transfer: transfer.id,
  }
  const previous = { amount_reversed: transfer.amount_reversed, reversed: transfer.reversed }
  transfer.reversals.data.unshift(reversal)
  transfer.amount_reversed += amount
  transfer.reversed = transfer.amount_reversed === transfer.amount
  world.announce('transfer.reversed', transfer, { cause, previous })
  return reversal
}

/** Throws what Stripe answers when more of a transfer is to be reversed than is left of it. */
export function requireLeft(transfer: Transfer, amount: number): void {
  const left = transfer.amount - transfer.amount_reversed
  if (amount <= left) return
  const money = (value: number) => formatMoney(value, transfer.currency)
  const message = `Reversal amount (${money(amount)}) is greater than unreversed amount on transfer (${money(left)})`
  throw invalidRequest(message, { param: 'amount' })
}
