import type { Stripe } from 'stripe'
import { secondsOf, type Clock } from '../world/clock'
import { convert } from '../payments/rates'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import { settle } from './settlement'
import type { BalanceTransaction, LedgerRow, Owner } from './ledger-object'

/** How the types used here are grouped in reports (Reporting categories). */
const CATEGORIES = {
  adjustment: 'other_adjustment',
  application_fee: 'platform_earning',
  application_fee_refund: 'platform_earning_refund',
  charge: 'charge',
  payment: 'charge',
  payment_refund: 'refund',
  payout: 'payout',
  payout_cancel: 'payout_reversal',
  payout_failure: 'payout_reversal',
  refund: 'refund',
  refund_failure: 'refund_failure',
  topup: 'topup',
  topup_reversal: 'topup_reversal',
  transfer: 'transfer',
  transfer_refund: 'transfer_reversal',
} as const

export interface Booking {
  owner: Owner
  type: keyof typeof CATEGORIES
  /** Positive for what comes in, negative for what goes out. */
  amount: number
  currency: string
  /** The id of the object that it is about. */
  source: string
  description?: string | null
  fees?: Stripe.BalanceTransaction.FeeDetail[]
  /** Seconds since the epoch; now when absent or past. */
  availableOn?: number | undefined
  /** Adjustments say what they are. */
  category?: string
  /** True for money that is in the balance already, or comes to stay as it is. */
  inKind?: boolean
}

const DAY = 24 * 60 * 60

/** Card payments arrive at midnight two days later (Receiving payouts: Payout speed), or as many as are named. */
export const arrivalOf = (clock: Clock, days = 2): number => (Math.floor(secondsOf(clock) / DAY) + days) * DAY

/** Writes a movement into its owner's balance, in the currency that the owner's money is kept in. */
export function book(world: World, booking: Booking): BalanceTransaction {
  const { owner, type, source, inKind = false } = booking
  const settled = inKind ? { ...booking, rate: null } : settle(world, owner, booking)
  const { amount, currency } = settled
  const fees = (booking.fees ?? []).map((detail) => {
    const { rates } = world.behaviour
    return {
      ...detail,
      amount: convert(rates, detail.amount, { from: detail.currency, to: currency }),
      currency,
    }
  })
  const created = secondsOf(world.clock)
  const fee = fees.reduce((sum, detail) => sum + detail.amount, 0)
  const availableOn = Math.max(created, booking.availableOn ?? created)
  const transaction: BalanceTransaction = {
    id: newId('balance transaction'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created,
    currency,
    description: booking.description ?? null,
    exchange_rate: settled.rate,
    fee,
    fee_details: fees,
    net: amount - fee,
    reporting_category: booking.category ?? CATEGORIES[type],
    source,
    status: availableOn > created ? 'pending' : 'available',
    type,
  }
  world.data.balanceTransactions[transaction.id] = { owner, transaction, payout: null }
  return transaction
}

/** The movement as of now: what was pending becomes available by time alone. */
export function findTransaction(world: World, id: string): BalanceTransaction | undefined {
  const row = world.data.balanceTransactions[id]
  return row && asOfNow(world, row).transaction
}

/** All movements of an owner as of now, oldest first. */
export const ledgerOf = (world: World, owner: Owner): LedgerRow[] =>
  Object.values(world.data.balanceTransactions)
    .filter((row) => row.owner === owner)
    .map((row) => asOfNow(world, row))

/** When the money of an earlier movement is there, so that what takes from it can wait as long. */
export const availableOn = (world: World, transactionId: unknown): number | undefined =>
  typeof transactionId === 'string' ? findTransaction(world, transactionId)?.available_on : undefined

/** Makes everything pending available, as if its days had passed; of one owner or of all, in one currency or all. */
export function releasePending(world: World, owner?: Owner, currency?: string): void {
  const now = secondsOf(world.clock)
  for (const row of Object.values(world.data.balanceTransactions)) {
    if (owner !== undefined && row.owner !== owner) continue
    if (currency !== undefined && row.transaction.currency !== currency) continue
    row.transaction.available_on = Math.min(row.transaction.available_on, now)
  }
}

function asOfNow(world: World, row: LedgerRow): LedgerRow {
  const { transaction } = row
  if (transaction.available_on <= secondsOf(world.clock)) transaction.status = 'available'
  return row
}
