import { plainAmount } from '../../contract/money-format'
import type { Order } from '../../contract/order'
import { csvLine } from './csv'

/** A movement of money as the ledger has it. */
export interface Movement {
  readonly kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won'
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
}

export const NO_SUMS: Sums = { paid: 0, fee: 0, yours: 0, held: 0 }

const SIGNS: Record<Movement['kind'], -1 | 1> = {
  payment: 1,
  refund: -1,
  'refund-failed': 1,
  dispute: 1,
  'dispute-won': -1,
}

/** What a movement comes to: `paid` is always `fee` and `yours` together. */
export function sumsOf({ kind, amount, fee }: Pick<Movement, 'kind' | 'amount' | 'fee'>): Sums {
  const sign = SIGNS[kind]
  if (kind === 'dispute' || kind === 'dispute-won') return { ...NO_SUMS, held: sign * amount }
  return { paid: sign * amount, fee: sign * fee, yours: sign * (amount - fee), held: 0 }
}

export function addSums(a: Sums, b: Sums): Sums {
  return { paid: a.paid + b.paid, fee: a.fee + b.fee, yours: a.yours + b.yours, held: a.held + b.held }
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

function inColumns({ paid, fee, yours, held }: Sums, currency: string): number[] {
  return [paid, -fee, yours, held].map((amount) => majorUnits(amount, currency))
}
