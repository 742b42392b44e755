import { z } from 'zod'
import { ServerId, ShareRef } from '../ids'
import { Order } from './order'
import { DisputeEvidence } from '../refunds/refund'
import { TicketStatus } from '../tickets/ticket'

/** A settled order as its organiser's team sees it: without payment page and stock. */
export const SoldOrder = Order.pick({
  id: true,
  shareRef: true,
  status: true,
  items: true,
  currency: true,
  buyer: true,
  pricing: true,
  promos: true,
  asked: true,
  given: true,
  tax: true,
  ticketIds: true,
  refunds: true,
  dispute: true,
  settledAt: true,
  createdAt: true,
}).extend({
  tickets: z.array(
    z.object({ id: ServerId, ticketTypeRef: ShareRef, title: z.string(), status: TicketStatus }),
  ),
})
export type SoldOrder = z.infer<typeof SoldOrder>

export const SoldOrderRef = z.strictObject({ shareRef: ShareRef, orderId: ServerId })
export type SoldOrderRef = z.infer<typeof SoldOrderRef>

/** What would be sent to the bank, to be looked at first. */
export const EvidencePrepared = z.object({ evidence: DisputeEvidence })

/** Sends it, with the organiser's own words in addition; it cannot be changed afterwards. */
export const SubmitEvidence = z.strictObject({
  shareRef: ShareRef,
  orderId: ServerId,
  remark: z.string().trim().max(2000, 'Use at most 2000 characters.'),
})
export type SubmitEvidence = z.infer<typeof SubmitEvidence>
