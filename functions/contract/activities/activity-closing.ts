import { z } from 'zod'
import { ServerId, ShareRef, Uid } from '../ids'
import { Instant } from '../time'

/** The most failed orders that are named. */
export const MAX_FAILED_NAMED = 50

/** `activities/{shareRef}/closing/current`: how far the refunds of a cancelled activity are; for its organiser and managers. */
export const ActivityClosing = z.object({
  shareRef: ShareRef,
  organiserUid: Uid,
  total: z.int(),
  refunded: z.int(),
  pending: z.int(),
  failed: z.int(),
  /** Some of those that failed. */
  failedOrders: z.array(z.object({ orderId: ServerId, name: z.string() })).max(MAX_FAILED_NAMED),
  updatedAt: Instant,
})
export type ActivityClosing = z.infer<typeof ActivityClosing>

export const RetryClosing = z.strictObject({ shareRef: ShareRef })
