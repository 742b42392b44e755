import { plainAmount } from '../../../contract/pricing/money-format'
import type { Order } from '../../../contract/orders/order'
import { csvLine } from '../text/csv'

/** What changes an organiser's debt to the platform (docs/refunds.md). */
type DebtMovement =
  | 'debt-refund'
  | 'debt-dispute'
  | 'debt-recovered'
  | 'debt-cancelled'
  | 'debt-returned'
  | 'debt-ended'
  | 'debt-end-undone'

/** A movement of money as the ledger has it. */
export interface Movement {
  readonly kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won' | DebtMovement
  /** The debt that it changes, if any. */
  readonly debtId?: string | null
  readonly orderId: string
  readonly amount: number
  readonly fee: number
  readonly currency: string
  readonly source: string
  readonly at: string
}

const NAMES: Record<Movement['kind'], string> = {
  payment: 'Sale',
  refund: 'Refund',
  'refund-failed': 'Refund that failed',
  dispute: 'Disputed',
  'dispute-won': 'Dispute won',
  'debt-refund': 'Debt: refund paid by the platform',
  'debt-dispute': 'Debt: dispute lost',
  'debt-recovered': 'Debt recovered from your balance',
  'debt-cancelled': 'Debt cancelled: its refund failed',
  'debt-returned': 'Recovered money returned',
  'debt-ended': 'Debt ended by the platform',
  'debt-end-undone': 'Debt not ended after all: its refund failed',
}

const HEADINGS = [
  'Date',
  'Movement',
  'Activity',
  'Order',
  'Tickets',
  'Discount',
  'Tip',
  'Donation',
  'Tax',
  'Paid by buyer',
  'Platform fee',
  'Yours',
  'Held by a bank',
  'Owed to the platform',
  'Currency',
  'Payout',
  'Reference',
]

/** What one movement, or several, come to in minor units; what goes off is below nothing. */
export interface Sums {
  readonly paid: number
  readonly fee: number
  /** What it changes in the organiser's balance at the payment provider. */
  readonly yours: number
  /** What banks took in disputes; the platform advances it. */
  readonly held: number
  /** What it changes in what the organiser owes the platform. */
  readonly owed: number
}

export const NO_SUMS: Sums = { paid: 0, fee: 0, yours: 0, held: 0, owed: 0 }

/** How a movement's amount counts in the columns; the platform's fee goes the way of `paid`. */
const SIGNS: Record<Movement['kind'], Partial<Record<'paid' | 'yours' | 'held' | 'owed', -1 | 1>>> = {
  payment: { paid: 1, yours: 1 },
  refund: { paid: -1, yours: -1 },
  'refund-failed': { paid: 1, yours: 1 },
  dispute: { held: 1 },
  'dispute-won': { held: -1 },
  // The refund's own line takes it from the account, which it was not taken from.
  'debt-refund': { yours: 1, owed: 1 },
  'debt-dispute': { owed: 1 },
  'debt-recovered': { yours: -1, owed: -1 },
  'debt-cancelled': { yours: -1, owed: -1 },
  'debt-returned': { yours: 1, owed: 1 },
  'debt-ended': { owed: -1 },
  'debt-end-undone': { owed: 1 },
}

/**
 * What a movement comes to. `paid` is always `fee` and `yours` together, less what is newly owed: but for a debt that a
 * lost dispute made or that was ended, where nothing was paid and nothing reached the account.
 */
export function sumsOf({ kind, amount, fee }: Pick<Movement, 'kind' | 'amount' | 'fee'>): Sums {
  const { paid = 0, yours = 0, held = 0, owed = 0 } = SIGNS[kind]
  return {
    paid: paid * amount,
    fee: paid * fee,
    yours: yours * (paid === 0 ? amount : amount - fee),
    held: held * amount,
    owed: owed * amount,
  }
}

export function addSums(a: Sums, b: Sums): Sums {
  return {
    paid: a.paid + b.paid,
    fee: a.fee + b.fee,
    yours: a.yours + b.yours,
    held: a.held + b.held,
    owed: a.owed + b.owed,
  }
}

/** An amount in whole units for a spreadsheet. */
export function majorUnits(amount: number, currency: string): number {
  return Number(plainAmount(Math.abs(amount), currency)) * (amount < 0 ? -1 : 1)
}

/** The first line of a statement. */
export function statementHead(): string {
  return csvLine(HEADINGS)
}

/** A movement as a line of a statement: what a sale was made of stands at the sale. */
export function statementLine(
  movement: Movement,
  order: Pick<Order, 'pricing' | 'activity'> | undefined,
  payoutId: string | undefined,
): string {
  const { kind, orderId, currency, source, at } = movement
  const pricing = kind === 'payment' ? order?.pricing : null
  const parts = pricing
    ? [pricing.listed, -pricing.discount, pricing.tip, pricing.donation, pricing.tax].map((amount) =>
        majorUnits(amount, currency),
      )
    : ['', '', '', '', '']
  return csvLine([
    at,
    NAMES[kind],
    order?.activity.title ?? '',
    orderId,
    ...parts,
    ...inColumns(sumsOf(movement), currency),
    currency.toUpperCase(),
    (kind === 'payment' && payoutId) || '',
    source,
  ])
}

/** The last lines of a statement: the sums of its columns, by currency. */
export function statementSums(sums: ReadonlyMap<string, Sums>): string {
  const lines = [...sums].map(([currency, sum]) => {
    const before = ['', 'Sum', '', '', '', '', '', '', '']
    return csvLine([...before, ...inColumns(sum, currency), currency.toUpperCase(), '', ''])
  })
  return lines.join('')
}

function inColumns({ paid, fee, yours, held, owed }: Sums, currency: string): number[] {
  return [paid, -fee, yours, held, owed].map((amount) => majorUnits(amount, currency))
}
