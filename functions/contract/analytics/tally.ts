import { z } from 'zod'
import { ServerId, ShareRef, Uid } from '../ids'
import { Currency } from '../pricing/money'
import { RsvpAnswer } from '../rsvps/rsvp'
import { SourceKey } from '../activities/source'
import { Instant } from '../time'

/** Counts and sums may go down as well as up. */
const Change = z.int()

/** Something that just happened, for the organiser's live list. */
export const TallyMoment = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(['order', 'rsvp']),
  name: z.string(),
  orderId: ServerId.nullable(),
  quantity: z.int(),
  total: z.int(),
  response: RsvpAnswer.nullable(),
})
export type TallyMoment = z.infer<typeof TallyMoment>

export const RECENT_MOMENTS = 20

const money = z.object({
  tickets: Change,
  discounts: Change,
  fees: Change,
  tips: Change,
  donations: Change,
  /** In what was paid. */
  tax: Change.default(0),
  refunded: Change,
  /** Of the fees, what went back with refunds. */
  feesReturned: Change.default(0),
  /** What banks hold, or gave back to buyers. */
  disputed: Change.default(0),
  /** What reached the organiser's bank. */
  paidOut: Change.default(0),
  total: Change,
})

/** No money has moved. */
export const NO_MONEY = {
  tickets: 0,
  discounts: 0,
  fees: 0,
  tips: 0,
  donations: 0,
  tax: 0,
  refunded: 0,
  feesReturned: 0,
  disputed: 0,
  paidOut: 0,
  total: 0,
} as const

/** People beside the answers: those who are brought, the places in use, and those who wait for one. */
const people = z.object({
  guests: Change,
  /** Places of the pool that somebody has or is offered. */
  placed: Change,
  /** People who go without a place of the pool or a ticket: they said so while there was no limit. */
  unplaced: Change,
  waiting: Change,
  awaitingApproval: Change,
})
export const NO_PEOPLE = { guests: 0, placed: 0, unplaced: 0, waiting: 0, awaitingApproval: 0 } as const

const door = z.object({ walkIns: Change, cash: Change })
export const NOTHING_AT_THE_DOOR = { walkIns: 0, cash: 0 } as const

/** Orders whose payment is under way, and what they come to: in no other sum until the money is there. */
const processing = z.object({ orders: Change, total: Change })
export const NOTHING_UNDER_WAY = { orders: 0, total: 0 } as const

const tickets = z.object({
  sold: Change,
  held: Change,
  offered: Change.default(0),
  waiting: Change.default(0),
})
export const NO_TICKETS = { sold: 0, held: 0, offered: 0, waiting: 0 } as const

const days = z.record(z.string(), z.int())
/** By the hour in the activity's zone, '0' to '23'. */
const hours = z.record(z.string(), z.int())

/** Days are kept one by one for about three months, then as weeks and months: the document stays small. */
export const DAYS_APART = 92

/**
 * `activities/{shareRef}/tally/current`: the organiser's numbers, folded from the changes about once a second, so that a
 * dashboard is one document however many orders there are.
 */
export const Tally = z.object({
  shareRef: ShareRef,
  organiserUid: Uid,
  currency: Currency,
  views: z.int(),
  /** By day, `YYYY-MM-DD`; what is long ago under the Monday of its week or the first of its month. So with all days. */
  viewsByDay: days,
  viewsByHour: hours.default({}),
  /** Views by where their people came from. */
  sources: z.record(SourceKey, z.int()).default({}),
  /** Answers; `going` are those who are confirmed. */
  rsvps: z.record(RsvpAnswer, z.int()),
  people: people.default(NO_PEOPLE),
  /** How many more said on a day that they go or are interested; those who took it back are taken off. */
  answersByDay: days.default({}),
  /** How often tickets were set aside: somebody began to buy. */
  checkouts: z.int().default(0),
  checkoutsByDay: days.default({}),
  /** Tickets by type: sold, held by orders, set aside for offers; and how many people wait. */
  tickets: z.record(z.string(), tickets),
  /** People who are in. */
  checkedIn: z.int().default(0),
  /** The same by ticket type; `rsvp` and `walk-in` are those without a ticket. */
  checkedInByType: z.record(z.string(), z.int()).default({}),
  /** Tickets made at the door and what was paid there: beside the orders' money, which came through the payment provider. */
  door: door.default(NOTHING_AT_THE_DOOR),
  processing: processing.default(NOTHING_UNDER_WAY),
  orders: z.int(),
  salesByDay: z.record(
    z.string(),
    z.object({ orders: z.int().default(0), quantity: z.int(), total: z.int() }),
  ),
  /** Tickets by the hour in which they were sold. */
  salesByHour: hours.default({}),
  /** Orders and minor units off, by promo code. */
  promos: z.record(z.string(), z.object({ orders: z.int(), discount: z.int() })).default({}),
  money,
  recent: z.array(TallyMoment).max(RECENT_MOMENTS),
  foldedAt: Instant,
})
export type Tally = z.infer<typeof Tally>

/**
 * `activities/{shareRef}/tallyChanges/{id}`: written in the same batch as what it counts and deleted in the same
 * transaction that adds it to the tally: each is counted exactly once.
 */
export const TallyChange = z.object({
  at: Instant,
  /** The calendar day in the activity's zone that views and sales count for. */
  day: z.string(),
  /** The hour there, 0 to 23. */
  hour: z.int().min(0).max(23).optional(),
  views: Change.optional(),
  source: SourceKey.optional(),
  checkouts: Change.optional(),
  rsvps: z.partialRecord(RsvpAnswer, Change).optional(),
  people: people.partial().optional(),
  tickets: z.record(z.string(), tickets.partial()).optional(),
  /** People who came in or, undone, did not, by ticket type. */
  checkedIn: z.record(z.string(), Change).optional(),
  door: door.optional(),
  processing: processing.optional(),
  orders: Change.optional(),
  promos: z.array(z.object({ code: z.string(), discount: z.int() })).optional(),
  money: money.partial().optional(),
  moment: TallyMoment.optional(),
})
export type TallyChange = z.infer<typeof TallyChange>
