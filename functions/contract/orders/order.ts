import { z } from 'zod'
import { Agreed, Agreement } from '../accounts/agreement'
import { Line } from '../text/line'
import { FeePolicy } from '../activities/activity'
import { Given } from '../questions/answer'
import { CancellationPolicy } from '../tickets/cancellation'
import { IdempotencyKey, ServerId, ShareRef, Uid } from '../ids'
import { BUYER_ADVICE, EMAIL, MAX_EMAIL, MAX_NAME } from './buyer-rules'
import { Amount, Currency } from '../pricing/money'
import { Donation, Pricing, Tip } from '../pricing/pricing'
import { AppliedPromoCode, OfferedPromoCode, PromoCodeName } from '../promo-codes/promo-code'
import { Asked } from '../questions/question'
import { OrderDispute, OrderRefund } from '../refunds/refund'
import { TaxPolicy } from '../pricing/tax'
import { TicketType } from '../tickets/ticket-type'
import { MAX_TICKETS_PER_ORDER } from '../tickets/ticket-limits'
import { Instant, TimeZone, WallTime } from '../time'

/** docs/orders.md draws the moves between them. */
export const OrderStatus = z.enum([
  'held',
  'awaiting-payment',
  /** The buyer has paid in a way that takes days, and it is not known yet whether the money comes. */
  'processing',
  'confirmed',
  'paid',
  'partially-refunded',
  'refunded',
  'expired',
  'cancelled',
  'late-refunded',
  'disputed',
  'lost',
])
export type OrderStatus = z.infer<typeof OrderStatus>

/** How long tickets are held for a buyer, from the first choice; a failed attempt never resets it. */
export const HOLD_MINUTES = 15

export const OrderItem = z.object({
  ticketTypeRef: ShareRef,
  title: z.string(),
  unitPrice: Amount,
  quantity: z.int().min(1),
  /** The promo code that opened it, which stays with the order: a hidden ticket type is for those who have one. */
  openedBy: z.string().optional(),
  /** The places that its ticket type shared when it was held: they go back with it. */
  sharesCapacity: z.string().nullable().default(null),
})
export type OrderItem = z.infer<typeof OrderItem>

export const Buyer = z.strictObject({
  fullName: Line().min(1, BUYER_ADVICE.fullName).max(MAX_NAME),
  email: z.email({ pattern: EMAIL, error: BUYER_ADVICE.email }).max(MAX_EMAIL),
})
export type Buyer = z.infer<typeof Buyer>

/** `orders/{id}`: its buyer and the organiser may read it, only the server writes it. */
export const Order = z.object({
  id: ServerId,
  shareRef: ShareRef,
  organiserUid: Uid,
  buyerUid: Uid,
  status: OrderStatus,
  /** Shown on the order and its invoice as they were when the tickets were held; when it is follows the activity. */
  activity: z.object({
    title: z.string(),
    thumbnail: z.string(),
    startDate: WallTime,
    startsAt: Instant,
    endsAt: Instant,
    timezone: TimeZone,
    organiserName: z.string(),
  }),
  items: z.array(OrderItem),
  currency: Currency,
  fee: FeePolicy,
  tax: TaxPolicy.nullable().default(null),
  acceptsPayments: z.boolean(),
  /** How its buyer may cancel it once it is paid: the policy of the moment when the tickets were held. */
  cancellation: CancellationPolicy.nullable().default(null),
  /** What its buyer is asked: what was asked when the tickets were held. */
  asked: Asked.prefault({}),
  /** What they said to it; null until the order is placed, and again when their account is deleted. */
  given: Given.nullable().default(null),
  promos: z.array(AppliedPromoCode),
  buyer: Buyer.nullable(),
  /** The terms that the buyer agreed to when they placed it; null before that, and at the door. */
  agreed: Agreed.nullable().default(null),
  pricing: Pricing.nullable(),
  /** Where the tickets go back to when the order ends unpaid; named afterwards still, as the uses of its codes are. */
  stockIds: z.array(z.string()),
  promoStockIds: z.array(z.string()),
  /** What its codes count for one person: by their account, by an address that is theirs, and by one that they typed. */
  promoUses: z.array(z.object({ id: z.string(), code: z.string(), isTyped: z.boolean() })).default([]),
  /** Tickets that were on offer to the buyer: should the order end unpaid before the offer does, they go back to it. */
  offers: z.array(z.object({ ticketTypeRef: ShareRef, endsAt: Instant })).default([]),
  /** Which of its buyer's places for open orders it takes, until it is open no longer. */
  holdSlot: z.string().nullable().default(null),
  /** Counts attempts to pay; part of the payment provider's idempotency key. */
  attempt: z.int(),
  /** A payment that takes days: when it began, and how it ended where it did not succeed. */
  processing: z
    .object({ since: Instant, outcome: z.enum(['failed', 'late', 'cancelled']).nullable() })
    .nullable()
    .default(null),
  /** Where to pay, once the order is placed and owes something. */
  session: z.object({ id: z.string(), url: z.string() }).nullable(),
  /** Part of the request that makes the session, so that a repetition is the same request. */
  sessionExpiresAt: Instant.nullable(),
  /** The account that its payment is for: the one of the moment when it was placed, whatever follows. */
  payoutAccountId: z.string().nullable().default(null),
  paymentIntentId: z.string().nullable(),
  ticketIds: z.array(ServerId),
  createdAt: Instant,
  /** When its tickets go back: at the end of the hold, or of the time that a payment under way may take. */
  expiresAt: Instant,
  settledAt: Instant.nullable(),
  /** What the organiser finds a settled order by. */
  searchWords: z.array(z.string()).default([]),
  /** Made at the door for somebody who walked in: their name, and what they paid there in minor units. */
  door: z.object({ name: z.string(), cash: Amount }).nullable().default(null),
  /** What of its money went back, or is on its way (docs/refunds.md). */
  refunds: z.array(OrderRefund).default([]),
  dispute: OrderDispute.nullable().default(null),
  /** When the sweep has to ask the payment provider again about a refund or a dispute; null while nothing is open. */
  moneyCheckAt: Instant.nullable().default(null),
})
export type Order = z.infer<typeof Order>

export const HoldTickets = z.strictObject({
  shareRef: ShareRef,
  items: z
    .array(
      z.strictObject({
        ticketTypeRef: ShareRef,
        quantity: z.int('Choose a whole number.').min(1, 'Choose at least one.').max(MAX_TICKETS_PER_ORDER),
      }),
    )
    .min(1, 'Choose at least one ticket.')
    .max(20)
    .refine((items) => new Set(items.map((it) => it.ticketTypeRef)).size === items.length, {
      message: 'Name each ticket type once.',
    }),
  /** A promo code, which opens hidden ticket types among them or takes something off. */
  code: PromoCodeName.optional(),
  idempotencyKey: IdempotencyKey,
})
export type HoldTickets = z.infer<typeof HoldTickets>

/** Asks what a promo code is good for. */
export const UnlockTickets = z.strictObject({ shareRef: ShareRef, code: PromoCodeName })
export type UnlockTickets = z.infer<typeof UnlockTickets>

/** What a code takes off, the ticket types that it opened, and how many are left of each that has a capacity. */
export const TicketsUnlocked = z.object({
  promo: OfferedPromoCode,
  ticketTypes: z.array(TicketType),
  left: z.record(z.string(), z.int()),
})
export type TicketsUnlocked = z.infer<typeof TicketsUnlocked>

export const OrderRef = z.strictObject({ orderId: ServerId })

/** Applies a promo code to a held order, or takes it off again; `null` takes all of them off. */
export const ApplyPromoCode = z.strictObject({
  orderId: ServerId,
  code: PromoCodeName.nullable(),
  takeOff: z.boolean('Say yes or no.').default(false),
})
export type ApplyPromoCode = z.infer<typeof ApplyPromoCode>

/** Cancels a paid order as its policy allows; `amount` is what the buyer was told comes back. */
export const CancelPaidOrder = z.strictObject({
  orderId: ServerId,
  amount: Amount.min(1, 'Say what should come back.'),
})
export type CancelPaidOrder = z.infer<typeof CancelPaidOrder>

export const PlaceOrder = z.strictObject({
  orderId: ServerId,
  buyer: Buyer,
  tip: Tip,
  donation: Donation,
  given: Given.prefault({}),
  /** The versions of the terms that the page named beside its button: required, and refused as `terms-changed` where missing. */
  agreed: Agreement.optional(),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

/** After placing: `paymentUrl` is where to pay, or null when nothing is owed and the order is confirmed. */
export const PlacedOrder = z.object({ order: Order, paymentUrl: z.string().nullable() })
export type PlacedOrder = z.infer<typeof PlacedOrder>
