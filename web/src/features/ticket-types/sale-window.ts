import type { Activity } from 'functions/contract/activities/activity'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import type { Instant, WallTime } from 'functions/contract/time'
import type { TicketOffer } from './ticket-choice'
import { ticketTypeWording } from './wording'

function shortWhen(wall: WallTime): string {
  const when = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${wall}:00Z`))
  // Engines differ in these spaces, and a page that is hydrated must not change.
  return when.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
}

/** "On sale until Sat, Nov 21, 6:00 PM" where a sale ends before the activity starts. */
export function saleEndText(activity: Activity, type: TicketType): string | undefined {
  if (type.saleEndsAt === null || type.saleEndsInstant === null) return undefined
  if (type.saleEndsInstant >= activity.startsAt) return undefined
  return ticketTypeWording.saleEnds(shortWhen(type.saleEndsAt))
}

/** "On sale from Sat, Nov 21, 6:00 PM" for a ticket type whose sale has yet to open. */
export function saleStartText({ saleStartsAt }: Pick<TicketType, 'saleStartsAt'>): string | undefined {
  return saleStartsAt === null ? undefined : ticketTypeWording.saleStarts(shortWhen(saleStartsAt))
}

/** How long before a sale opens people may come to its waiting room; the server says the same. */
const EARLY_MS = 60 * 60_000

/** Whether people may come to the waiting room of a sale that has yet to open. */
export function mayWaitFor({ waitingRoom }: Activity, offers: readonly TicketOffer[], now: Instant): boolean {
  const opens = offers.map(({ type }) => type.saleStartsInstant ?? '').toSorted()[0] ?? ''
  const isEarly = waitingRoom && offers.length > 0 && offers.every((offer) => offer.isEarly)
  return isEarly && Date.parse(opens) - Date.parse(now) <= EARLY_MS
}

/** When the first of several sales opens, in words; undefined when none is to come. */
export function firstSaleText(offers: readonly TicketOffer[]): string | undefined {
  const coming = offers.filter(({ isEarly }) => isEarly).map(({ type }) => type.saleStartsAt ?? '')
  const [first] = coming.toSorted()
  return first === undefined ? undefined : saleStartText({ saleStartsAt: first })
}
