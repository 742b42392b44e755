import type Stripe from 'stripe'
import { conversionOf, toSettled } from './conversion'
import { keyed } from './keyed'
import type { NextKey } from './keyed'
import { asking, kindOf, stripe } from './stripe'
import type { StripeAccess } from './stripe'
import { isDisconnected } from './stripe-accounts'

/** Whose debt it is, and the transfer that brought them the money. */
interface Debtor {
  readonly accountId: string
  readonly transferId: string
  readonly currency: string
}

/**
 * What an account can pay now of a debt; nothing of it when the account is disconnected. What is pending may still be
 * needed for a refund of the sale that it is of. What Stripe converted on its way to the account, which then keeps nothing in the
 * debt's currency, it alone can compare with the balance: it is asked for all of it at once, where there is anything.
 */
export async function readAvailable(
  access: StripeAccess,
  { accountId, transferId, currency }: Debtor,
): Promise<number> {
  try {
    const client = await stripe(access)
    const transfer = await asking(client.transfers.retrieve(transferId))
    const balance = await asking(client.balance.retrieve({}, { stripeAccount: accountId }))
    const isKept = [...balance.available, ...balance.pending].some((it) => it.currency === currency)
    if (transfer.currency !== currency || !isKept) {
      return balance.available.some(({ amount }) => amount > 0) ? Number.MAX_SAFE_INTEGER : 0
    }
    const sum = (list: readonly { currency: string; amount: number }[]) =>
      list.filter((it) => it.currency === currency).reduce((total, it) => total + it.amount, 0)
    const available = sum(balance.available)
    return Math.max(0, Math.min(available, available + sum(balance.pending)))
  } catch (error) {
    if (isDisconnected(error)) return 0
    throw error
  }
}

const CONVERTED = ['source_transaction.balance_transaction']

function chargeOf({ source_transaction: charge }: Stripe.Transfer): Stripe.Charge | undefined {
  return typeof charge === 'object' && charge !== null ? charge : undefined
}

/** One attempt at taking a debt, or a part of it, back; the same attempt is the same reversal. */
export interface Recovery {
  readonly debtId: string
  readonly transferId: string
  readonly amount: number
  readonly attempt: number
}

/**
 * Takes a debt, in the currency of the sale, back out of the transfer that brought the organiser the money, as their balance can pay it now
 * (docs.stripe.com/api/transfer_reversals): once, however often and however much later it is asked.
 * @returns the reversal's id, or undefined when Stripe refuses it
 */
export async function takeDebt(
  access: StripeAccess,
  { debtId, transferId, amount, attempt }: Recovery,
  nextKey: NextKey,
): Promise<string | undefined> {
  const { transfers } = await stripe(access)
  const find = async () => {
    const { data } = await transfers.listReversals(transferId, { limit: 100 })
    const own = data.filter(({ metadata }) => metadata?.['debtId'] === debtId)
    return own.find(({ metadata }) => metadata?.['attempt'] === String(attempt))
  }
  try {
    const made = await asking(find())
    if (made) return made.id
    const transfer = await asking(transfers.retrieve(transferId, { expand: CONVERTED }))
    const left = transfer.amount - transfer.amount_reversed
    const settled = toSettled(amount, conversionOf(chargeOf(transfer), transfer.currency))
    const params = { amount: Math.min(settled, left), metadata: { debtId, attempt: String(attempt) } }
    const call = (options: { idempotencyKey: string }) =>
      transfers.createReversal(transferId, params, options)
    return (await keyed({ key: `debt:${debtId}:${attempt}`, call, find, nextKey })).id
  } catch (error) {
    if (kindOf(error) === 'StripeInvalidRequestError' || isDisconnected(error)) return undefined
    throw error
  }
}
