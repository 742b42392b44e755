import { keyed } from './keyed'
import type { NextKey } from './keyed'
import { asking, kindOf, stripe } from './stripe'
import type { StripeAccess } from './stripe'
import { isDisconnected } from './stripe-accounts'

/**
 * What an account can pay now in a currency; nothing of it when the account is disconnected. What is pending may still be
 * needed for a refund of the sale that it is of.
 */
export async function readAvailable(
  access: StripeAccess,
  accountId: string,
  currency: string,
): Promise<number> {
  try {
    const balance = await asking((await stripe(access)).balance.retrieve({}, { stripeAccount: accountId }))
    const sum = (list: readonly { currency: string; amount: number }[]) =>
      list.filter((it) => it.currency === currency).reduce((total, it) => total + it.amount, 0)
    const available = sum(balance.available)
    return Math.max(0, Math.min(available, available + sum(balance.pending)))
  } catch (error) {
    if (isDisconnected(error)) return 0
    throw error
  }
}

/** One attempt at taking a debt, or a part of it, back; the same attempt is the same reversal. */
export interface Recovery {
  readonly debtId: string
  readonly transferId: string
  readonly amount: number
  readonly attempt: number
}

/**
 * Takes a debt back out of the transfer that brought the organiser the money, as their balance can pay it now
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
    const params = { amount, metadata: { debtId, attempt: String(attempt) } }
    const call = (options: { idempotencyKey: string }) =>
      transfers.createReversal(transferId, params, options)
    return (await keyed({ key: `debt:${debtId}:${attempt}`, call, find, nextKey })).id
  } catch (error) {
    if (kindOf(error) === 'StripeInvalidRequestError' || isDisconnected(error)) return undefined
    throw error
  }
}
