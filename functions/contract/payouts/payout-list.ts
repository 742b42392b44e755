import { z } from 'zod'
import { Cursor, ServerId, ShareRef } from '../ids'
import { IsCurrent, Payout, PayoutId } from './payout'
import { Instant } from '../time'

/* Apart from payout.ts, which every screen loads with the person's profile. */

/** Money of an organiser at the payment provider, in minor units; below nothing where they owe it. */
export const Balance = z.object({ currency: z.string(), available: z.int(), pending: z.int() })
export type Balance = z.infer<typeof Balance>

export const PayoutRhythm = z.enum(['daily', 'weekly', 'monthly', 'manual'])

/** Why payouts are paused: something is owed to the platform, or what was sold is not over yet. */
export const PayoutHold = z.enum(['none', 'debt', 'activity'])
export type PayoutHold = z.infer<typeof PayoutHold>

/** What an organiser has at the payment provider, and how often it pays out; nothing of it is known unless `isCurrent`. */
export const PayoutBalance = z.object({
  balances: z.array(Balance),
  rhythm: PayoutRhythm.nullable(),
  hold: PayoutHold,
  /** Days after the end of an activity for which its money is kept. */
  holdDays: z.int().min(0),
  isCurrent: IsCurrent,
})
export type PayoutBalance = z.infer<typeof PayoutBalance>

export const PayoutPartKind = z.enum(['sale', 'refund', 'fee-returned', 'failed-payout', 'other'])
export type PayoutPartKind = z.infer<typeof PayoutPartKind>

/** A movement that a payout is made of. */
export const PayoutPart = z.object({
  id: z.string(),
  kind: PayoutPartKind,
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  at: Instant,
  order: z.object({ orderId: ServerId, shareRef: ShareRef, title: z.string(), buyer: z.string() }).nullable(),
})
export type PayoutPart = z.infer<typeof PayoutPart>

export const ListPayouts = z.strictObject({
  cursor: Cursor.optional(),
  limit: z.int().min(1).max(50).default(10),
})
export type ListPayouts = z.infer<typeof ListPayouts>
export const PayoutPage = z.object({
  items: z.array(Payout),
  nextCursor: Cursor.nullable(),
  isCurrent: IsCurrent,
})
export type PayoutPage = z.infer<typeof PayoutPage>

export const ReadPayout = z.strictObject({
  payoutId: PayoutId,
  cursor: Cursor.optional(),
  limit: z.int().min(1).max(50).default(25),
})
export type ReadPayout = z.infer<typeof ReadPayout>
/** A payout and a page of what it is made of. */
export const PayoutRead = z.object({
  payout: Payout,
  items: z.array(PayoutPart),
  /** False while the payment provider still finds out what the payout is made of: parts are missing, or all of them. */
  isComplete: z.boolean(),
  nextCursor: Cursor.nullable(),
})
export type PayoutRead = z.infer<typeof PayoutRead>
