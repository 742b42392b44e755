import { z } from 'zod'
import { IdempotencyKey, ServerId, ShareRef, Uid } from '../ids'
import { Amount } from '../pricing/money'
import { Instant } from '../time'

/** Pending until the payment provider says that the money is on its way; one that failed is as if it had not been. */
export const RefundStatus = z.enum(['pending', 'succeeded', 'failed'])
export type RefundStatus = z.infer<typeof RefundStatus>

/** Whose doing a refund is: `payment-provider` is one that was made at the provider's own dashboard. */
export const RefundBy = z.enum(['organiser', 'buyer', 'cancelled-activity', 'payment-provider'])
export type RefundBy = z.infer<typeof RefundBy>

/** A part of the organiser's share that a refund takes back by itself: out of a transfer, or of the payment's own. */
export const TakenBack = z.object({ transferId: z.string().nullable(), amount: z.int().min(1) })
export type TakenBack = z.infer<typeof TakenBack>

/** Money of an order on its way back to its buyer. */
export const OrderRefund = z.object({
  id: ServerId,
  amount: z.int().min(1),
  /** What of the platform's fee went back to the organiser with it, as the payment provider tells. */
  fee: Amount,
  /** The tickets that are void by it. */
  ticketIds: z.array(ServerId),
  status: RefundStatus,
  /** Its id at the payment provider; null until it is known there. */
  stripeRefundId: z.string().nullable(),
  /** Told to the buyer. */
  reason: z.string(),
  by: RefundBy,
  byUid: Uid.nullable(),
  at: Instant,
  settledAt: Instant.nullable(),
  /** Stock that went back to the pool when it succeeded. */
  returnedStock: z.array(z.string()),
  /** Tickets of a failed refund that stay void: their places were free again, and are not theirs any more. */
  forfeitedTicketIds: z.array(ServerId).default([]),
  /** Where the organiser's share comes from after an earlier refund failed; empty: from the payment in proportion. */
  takes: z.array(TakenBack),
  /** Its buyer had no ticket left and went no more: whoever gets the tickets back goes again. */
  withdrewRsvp: z.boolean().default(false),
  /** Whose money it was: the platform pays where the organiser's account could not. */
  payer: z.enum(['organiser', 'platform']).default('organiser'),
  /** The organiser's share of what the platform paid in their place: they owe it (docs/refunds.md). */
  debt: Amount.default(0),
  /** How often the platform's balance could not pay it; each try is a request of its own at the provider. */
  attempts: z.int().min(0).default(0),
  /** Refunds at the payment provider that failed because the platform's balance was too low: another one followed. */
  unpaidIds: z.array(z.string()).default([]),
  /** The organiser's share of a failed refund, paid to them again. */
  repaid: z.object({ transferId: z.string(), amount: z.int() }).nullable(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** How a dispute went in the end; null while it is open. */
export const DisputeOutcome = z.enum(['won', 'lost', 'withdrawn'])

/** A buyer's objection at their bank. An inquiry asks and takes no money yet. */
export const OrderDispute = z.object({
  id: z.string(),
  /** As the payment provider calls it. */
  status: z.string(),
  isInquiry: z.boolean(),
  amount: z.int().min(0),
  reason: z.string(),
  evidenceDueBy: Instant.nullable(),
  /** The evidence was sent; it can be sent once. */
  isAnswered: z.boolean(),
  outcome: DisputeOutcome.nullable(),
})
export type OrderDispute = z.infer<typeof OrderDispute>

export const MAX_REFUND_REASON = 300

/** What is to be given back. */
export const RefundWhat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('whole') }),
  z.strictObject({
    kind: z.literal('tickets'),
    ticketIds: z
      .array(ServerId)
      .min(1, 'Choose at least one ticket.')
      .max(50)
      .refine((ids) => new Set(ids).size === ids.length, 'Name each ticket once.'),
  }),
  z.strictObject({ kind: z.literal('amount'), amount: Amount.min(1, 'Enter an amount.') }),
])
export type RefundWhat = z.infer<typeof RefundWhat>

export const RefundOrder = z.strictObject({
  shareRef: ShareRef,
  orderId: ServerId,
  what: RefundWhat,
  reason: z
    .string()
    .trim()
    .min(1, 'Tell the buyer why.')
    .max(MAX_REFUND_REASON, `Use at most ${MAX_REFUND_REASON} characters.`),
  idempotencyKey: IdempotencyKey,
})
export type RefundOrder = z.infer<typeof RefundOrder>

/** The text and facts that a dispute is answered with, put together from what is known of the sale. */
export const DisputeEvidence = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  productDescription: z.string(),
  serviceDate: z.string(),
  refundPolicy: z.string(),
  accessLog: z.string(),
  text: z.string(),
})
export type DisputeEvidence = z.infer<typeof DisputeEvidence>
