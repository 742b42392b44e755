import { MAX_TICKETS_PER_ORDER } from 'functions/contract/tickets/ticket-limits'
import type { Activity } from 'functions/contract/activities/activity'
import { availabilities, isBeforeSale, sharedPool } from 'functions/contract/tickets/availability'
import type { TicketAvailability, TicketType } from 'functions/contract/tickets/ticket-type'
import type { Instant } from 'functions/contract/time'

/** How many of which ticket type, by its share reference; what is not wanted is not there. */
export type TicketChoice = Readonly<Record<string, number>>

/** A choice as it stands in an address: `<ref>.<n>,<ref>.<n>`, always in the same order. */
export function formatTicketChoice(choice: TicketChoice): string {
  return Object.entries(choice)
    .filter(([, quantity]) => quantity > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([ref, quantity]) => `${ref}.${quantity}`)
    .join(',')
}

/** The choice in an address; pieces that cannot be one are left out, and so is a second mention. */
export function parseTicketChoice(text: string | null): TicketChoice {
  const choice: Record<string, number> = {}
  for (const piece of (text ?? '').split(',')) {
    const [, ref, quantity] = /^([2-9a-hjkmnp-z]{10})\.([1-9]\d?)$/.exec(piece) ?? []
    if (ref === undefined || ref in choice) continue
    if (Number(quantity) <= MAX_TICKETS_PER_ORDER) choice[ref] = Number(quantity)
  }
  return choice
}

/** How many tickets are chosen in all. */
export function countTickets(choice: TicketChoice): number {
  return Object.values(choice).reduce((sum, quantity) => sum + quantity, 0)
}

/** What a buyer may do with one ticket type now. */
export interface TicketOffer {
  type: TicketType
  availability: TicketAvailability
  /** Closed only because its sale has yet to open. */
  isEarly: boolean
  /** Tickets left; undefined without capacity. */
  left: number | undefined
  least: number
  /** The most that can be chosen beside the rest of the order; 0 when it cannot be bought. */
  most: number
}

/** Every ticket type of an activity with its availability and the bounds of its quantity. */
export function offersOf(activity: Activity, choice: TicketChoice, now: Instant): TicketOffer[] {
  const available = availabilities(activity, now)
  const total = countTickets(choice)
  return activity.ticketTypes.map((type) => {
    const left = activity.left[type.shareRef]
    const least = type.minTicketCountPerPurchase
    const room = MAX_TICKETS_PER_ORDER - total + (choice[type.shareRef] ?? 0)
    const most = Math.min(
      type.maxTicketCountPerPurchase ?? MAX_TICKETS_PER_ORDER,
      left ?? MAX_TICKETS_PER_ORDER,
      Math.max(least, sharedRoom(activity, type, choice)),
      room,
    )
    const fewerThanLeast = left !== undefined && left < least
    const known = available[type.shareRef] ?? 'closed'
    const availability = known === 'open' && fewerThanLeast ? 'sold-out' : known
    const isBuyable = availability === 'open' && (type.price === 0 || activity.acceptsPayments)
    const isEarly = availability === 'closed' && activity.status === 'active' && isBeforeSale(type, now)
    return { type, availability, isEarly, left, least, most: isBuyable ? Math.max(0, most) : 0 }
  })
}

/** What the rest of the order leaves of the places that a ticket type shares. */
function sharedRoom(activity: Activity, type: TicketType, choice: TicketChoice): number {
  if (!type.sharesCapacity) return MAX_TICKETS_PER_ORDER
  const others = activity.ticketTypes.filter((it) => it !== type && it.sharesCapacity === type.sharesCapacity)
  const left = activity.left[sharedPool(type.sharesCapacity)] ?? MAX_TICKETS_PER_ORDER
  return others.reduce((room, it) => room - (choice[it.shareRef] ?? 0), left)
}

/** The choice that can still be made: what is no longer on offer is dropped, and quantities are brought into bounds. */
export function fittingChoice(activity: Activity, choice: TicketChoice, now: Instant): TicketChoice {
  const fitting: Record<string, number> = {}
  for (const { type, least, most } of offersOf(activity, {}, now)) {
    const wanted = choice[type.shareRef] ?? 0
    if (wanted > 0 && most >= least) fitting[type.shareRef] = Math.min(Math.max(wanted, least), most)
  }
  return fitting
}

/** What the page opens with: the least of the only ticket type on offer, else nothing. */
export function firstChoice(activity: Activity, now: Instant): TicketChoice {
  const offers = offersOf(activity, {}, now).filter(({ least, most }) => most >= least)
  const only = offers[0]
  return only && activity.ticketTypes.length === 1 ? { [only.type.shareRef]: only.least } : {}
}
