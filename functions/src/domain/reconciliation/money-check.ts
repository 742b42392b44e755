import type { Order } from '../../../contract/orders/order'
import type { OrderRefund, RefundStatus } from '../../../contract/refunds/refund'
import { isProportional } from '../refunds/refund'
import type { Movement } from '../payouts/statement'

/** Where the money of a payment is, as the payment provider has it, in minor units of the sale's currency. */
export interface PaymentMoney {
  readonly paid: number
  readonly fee: number
  readonly feeReturned: number
  /** What is with the organiser, before the platform's fee. */
  readonly transferred: number
  /** By how much fee and transfer may differ because the provider converted them; 0 where it did not. */
  readonly slack: number
  readonly refunds: readonly { id: string; amount: number; status: RefundStatus }[]
  readonly disputes: readonly { id: string; amount: number; status: string }[]
}

/** What differs: one movement, or what the platform holds in the end. */
export type DifferenceKind = 'payment' | 'fee' | 'refund' | 'fee-returned' | 'dispute' | 'held'

export interface Difference {
  readonly what: DifferenceKind
  /** The payment provider's object. */
  readonly source: string
  readonly ours: number
  readonly theirs: number
}

type Books = Pick<Order, 'refunds'> & { readonly paymentIntentId: string }

const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0)

/** Whether money of a payment is on its way: then nothing can be compared yet. */
export function isOnTheWay({ refunds }: Pick<Order, 'refunds'>, money: PaymentMoney): boolean {
  return [...refunds, ...money.refunds].some(({ status }) => status === 'pending')
}

/**
 * Every cent in which our ledger differs from what the payment provider has, movement by movement, and whether
 * `paid = refunded + disputed + transferred + fees + held` (RELIABILITY, invariant).
 */
export function compareMoney(order: Books, entries: readonly Movement[], money: PaymentMoney): Difference[] {
  const { paymentIntentId: source } = order
  const payments = entries.filter(({ kind }) => kind === 'payment')
  const all: Difference[] = [
    { what: 'payment', source, ours: sum(payments.map(({ amount }) => amount)), theirs: money.paid },
    { what: 'fee', source, ours: sum(payments.map(({ fee }) => fee)), theirs: money.fee },
    ...compareRefunds(entries, money),
    { what: 'fee-returned', source, ours: feesReturned(order, entries), theirs: money.feeReturned },
    ...compareDisputes(entries, money),
    { what: 'held', source, ours: expectedHeld(order, entries, money), theirs: heldOf(money) },
  ]
  return all.filter(
    ({ what, ours, theirs }) => Math.abs(ours - theirs) > (CONVERTED.has(what) ? money.slack : 0),
  )
}

/** What reaches us in the currency that the provider made of the sale. Payments, refunds and disputes are in the sale's. */
const CONVERTED: ReadonlySet<DifferenceKind> = new Set(['fee', 'fee-returned', 'held'])

/** Of each movement's source, what is left of it: what failed, or was won, is as if it had not been. */
function leftBySource(
  entries: readonly Movement[],
  kind: 'refund' | 'dispute',
  undone: 'refund-failed' | 'dispute-won',
): Map<string, number> {
  const left = new Map<string, number>()
  for (const it of entries) {
    if (it.kind !== kind && it.kind !== undone) continue
    const source = it.source.replace(/-(failed|won)$/, '')
    left.set(source, (left.get(source) ?? 0) + (it.kind === kind ? it.amount : -it.amount))
  }
  return left
}

function compareEach(
  what: DifferenceKind,
  ours: ReadonlyMap<string, number>,
  theirs: ReadonlyMap<string, number>,
): Difference[] {
  const sources = [...new Set([...ours.keys(), ...theirs.keys()])]
  return sources.map((source) => ({
    what,
    source,
    ours: ours.get(source) ?? 0,
    theirs: theirs.get(source) ?? 0,
  }))
}

function compareRefunds(entries: readonly Movement[], money: PaymentMoney): Difference[] {
  const theirs = new Map(money.refunds.map((it) => [it.id, it.status === 'succeeded' ? it.amount : 0]))
  return compareEach('refund', leftBySource(entries, 'refund', 'refund-failed'), theirs)
}

function compareDisputes(entries: readonly Movement[], money: PaymentMoney): Difference[] {
  const theirs = new Map(money.disputes.map((it) => [it.id, takenBy(it)]))
  return compareEach('dispute', leftBySource(entries, 'dispute', 'dispute-won'), theirs)
}

/** What a bank has of the money: nothing while it only asks, or after it was won. */
function takenBy({ status, amount }: PaymentMoney['disputes'][number]): number {
  return /^(warning_|prevented$|won$)/.test(status) ? 0 : amount
}

/**
 * What the provider should have returned of its application fee. It stays returned where a refund failed; one whose share
 * was taken by itself returned none.
 */
function feesReturned({ refunds }: Books, entries: readonly Movement[]): number {
  const byItself = refunds.filter((it) => !isProportional(it)).map((it) => it.stripeRefundId)
  const entered = entries.filter(({ kind, source }) => kind === 'refund' && !byItself.includes(source))
  const known = new Set(entered.map(({ source }) => source))
  const neverEntered = refunds.filter(
    (it) => isProportional(it) && it.repaid !== null && !known.has(it.stripeRefundId ?? ''),
  )
  return sum([...entered, ...neverEntered].map(({ fee }) => fee))
}

/** What of a payment is neither with its buyer again nor with a bank. */
export function leftOf(money: PaymentMoney): number {
  const refunded = sum(money.refunds.map((it) => (it.status === 'succeeded' ? it.amount : 0)))
  return money.paid - refunded - sum(money.disputes.map(takenBy))
}

function heldOf(money: PaymentMoney): number {
  // The fee is a part of what was transferred, so that it is in both or in neither.
  return leftOf(money) - money.transferred
}

/**
 * What the platform should hold of a payment beside its fee: less than nothing is what it advanced. It advances disputes and
 * what the organiser owes; a refund that failed leaves it the fee that had gone back; one whose share was taken by itself, or is
 * owed, cost it the fee.
 */
function expectedHeld({ refunds }: Books, entries: readonly Movement[], money: PaymentMoney): number {
  const kept = refunds.filter((it) => it.repaid !== null && isProportional(it)).map(({ fee }) => fee)
  const given = refunds.filter((it) => it.status === 'succeeded' && !isProportional(it)).map(({ fee }) => fee)
  const disputed = sum(money.disputes.map(takenBy))
  return sum(kept) - sum(given) - disputed - sum(debtEntriesOf(refunds, entries, money).map(advanceOf))
}

/** A second payment of the order may have debts as well: those are not of this payment. */
function debtEntriesOf(
  refunds: readonly OrderRefund[],
  entries: readonly Movement[],
  { disputes }: PaymentMoney,
): Movement[] {
  const own = new Set([...refunds.map((it) => it.stripeRefundId), ...disputes.map(({ id }) => id)])
  return entries.filter(({ debtId }) => debtId != null && own.has(debtId))
}

/** What an entry of a debt changes in what the platform advances. A dispute's own entry has it; who ends a debt bears it. */
function advanceOf({ kind, amount }: Movement): number {
  if (kind === 'debt-refund' || kind === 'debt-returned') return amount
  return kind === 'debt-recovered' || kind === 'debt-cancelled' ? -amount : 0
}
