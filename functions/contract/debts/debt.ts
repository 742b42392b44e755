import { z } from 'zod'
import { Cursor, ServerId, ShareRef, Uid } from '../ids'
import { Amount, Currency } from '../pricing/money'
import { Instant } from '../time'

/**
 * Why an organiser owes the platform. *Refund*: the platform paid a buyer back in their place. *Dispute*: a bank gave the
 * buyer the money. *Second-payment*: an order was paid twice, and the platform paid the second one back in their place.
 */
export const DebtReason = z.enum(['refund', 'dispute', 'second-payment'])
export type DebtReason = z.infer<typeof DebtReason>

/**
 * *Owed*: taken from the organiser's balance as it comes in. *Recovered*: all of it is back. *Cancelled*: the refund failed
 * after all. *Ended*: an operator ended it by hand.
 */
export const DebtState = z.enum(['owed', 'recovered', 'cancelled', 'ended'])
export type DebtState = z.infer<typeof DebtState>

/** The payment provider's refund or dispute that a debt is of. */
export const DebtId = z.string().regex(/^[A-Za-z]{2,4}_[A-Za-z0-9]{8,64}$/, 'This is not the id of a debt.')

/** What an organiser owes the platform for one refund or dispute, in minor units of one currency. */
export const Debt = z.object({
  id: DebtId,
  why: DebtReason,
  orderId: ServerId,
  shareRef: ShareRef,
  /** The activity's title when it arose. */
  title: z.string(),
  currency: Currency,
  amount: Amount,
  recovered: Amount,
  state: DebtState,
  at: Instant,
  /** When and why an operator ended it. */
  ended: z.object({ at: Instant, note: z.string() }).nullable(),
})
export type Debt = z.infer<typeof Debt>

export const ListDebts = z.strictObject({
  cursor: Cursor.optional(),
  limit: z.int().min(1).max(50).default(10),
})
export type ListDebts = z.infer<typeof ListDebts>

/** What is owed in a currency. */
export const Owed = z.object({ currency: Currency, amount: z.int() })
export type Owed = z.infer<typeof Owed>

/** A page of what an organiser owes or has owed, newest first, and what they owe in all. */
export const DebtPage = z.object({ items: z.array(Debt), nextCursor: Cursor.nullable(), owed: z.array(Owed) })
export type DebtPage = z.infer<typeof DebtPage>

/** A debt as an operator sees it. */
export const OperatorDebt = Debt.extend({ organiserUid: Uid, accountId: z.string() })
export type OperatorDebt = z.infer<typeof OperatorDebt>

export const MAX_DEBT_NOTE = 300
