import { MAX_TICKETS_PER_ORDER } from './ticket-limits'
import { z } from 'zod'
import { Line } from '../text/line'
import { ShareRef, TempId } from '../ids'
import { Amount, Currency } from '../pricing/money'
import { amountProblem } from '../pricing/money-format'
import { Instant, WallTime } from '../time'

/** Specification, section 3: whether a ticket type can be bought now. */
export const TicketAvailability = z.enum(['open', 'closed', 'sold-out', 'time-expired'])
export type TicketAvailability = z.infer<typeof TicketAvailability>

export const MAX_CAPACITY = 10_000
/** How many ticket types an activity may have. */
export const MAX_TICKET_TYPES = 20
/** How many groups of places an activity's ticket types may share. */
export const MAX_SHARED_PLACES = 5

const title = Line().min(1, 'Give the ticket a name.').max(80)
const count = z
  .int('Use a whole number.')
  .min(1, 'At least 1.')
  .max(MAX_TICKETS_PER_ORDER, 'At most 50 at once.')

const capacity = z
  .int('Use a whole number.')
  .min(1, 'At least 1, or leave it empty.')
  .max(MAX_CAPACITY, 'At most 10,000.')

/** Places that several ticket types draw from: a hall, a boat. The organiser's client makes the key (docs/stock.md). */
export const SharedCapacity = z.strictObject({
  key: TempId,
  title: Line().min(1, 'Give these places a name.').max(80),
  capacity,
})
export type SharedCapacity = z.infer<typeof SharedCapacity>

/**
 * A ticket type as the organiser sends it: `shareRef` names a saved one, and so does the `tempId` that it was first saved
 * with; with neither the ticket type is new.
 */
export const TicketTypeSave = z
  .strictObject({
    shareRef: ShareRef.optional(),
    tempId: TempId.optional(),
    title,
    price: Amount,
    currency: Currency,
    /** Its own limit, also within places that it shares. */
    capacity: capacity.nullable(),
    /** The key of the places that it shares with others. */
    sharesCapacity: TempId.nullable().optional(),
    minTicketCountPerPurchase: count,
    maxTicketCountPerPurchase: count.nullable(),
    description: z.string().trim().max(500),
    richDescription: z.string().max(10_000).optional(),
    saleEndsAt: WallTime.nullable(),
    /** Ours: without it the sale opens with the activity. */
    saleStartsAt: WallTime.nullable().optional(),
    /** Ours: nobody sees it who has not typed a promo code that opens it. */
    hidden: z.boolean('Say yes or no.').optional(),
  })
  .superRefine(({ price, currency }, context) => {
    const message = amountProblem(price, currency)
    if (message === undefined) return
    context.addIssue({ code: 'custom', path: ['price'], message })
  })
  .refine((it) => it.hidden !== true || !it.sharesCapacity, {
    path: ['sharesCapacity'],
    message: 'A hidden ticket has places of its own.',
  })
  .refine((it) => !it.saleStartsAt || it.saleEndsAt === null || it.saleStartsAt < it.saleEndsAt, {
    path: ['saleStartsAt'],
    message: 'The sale must open before it ends.',
  })
  .refine((it) => (it.maxTicketCountPerPurchase ?? MAX_TICKETS_PER_ORDER) >= it.minTicketCountPerPurchase, {
    path: ['maxTicketCountPerPurchase'],
    message: 'The most per purchase cannot be below the least.',
  })
export type TicketTypeSave = z.infer<typeof TicketTypeSave>

/** A saved ticket type, inside its activity's document; a hidden one is kept in the settings, which nobody else reads. */
export const TicketType = z.object({
  shareRef: ShareRef,
  title,
  price: Amount,
  currency: Currency,
  capacity: z.int().nullable(),
  sharesCapacity: TempId.nullable().default(null),
  minTicketCountPerPurchase: z.int(),
  maxTicketCountPerPurchase: z.int().nullable(),
  description: z.string(),
  richDescription: z.string(),
  /** The wall times that the organiser typed, in the activity's zone, and the instants that they name. */
  saleStartsAt: WallTime.nullable().default(null),
  saleStartsInstant: Instant.nullable().default(null),
  saleEndsAt: WallTime.nullable(),
  saleEndsInstant: Instant.nullable(),
})
export type TicketType = z.infer<typeof TicketType>
