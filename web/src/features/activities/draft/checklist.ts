import type { Instant } from 'functions/contract/time'
import { wallTimeIn } from '../../../lib/text/date-text'
import { isOnline } from './draft'
import type { ActivityDraft, DraftTicketType } from './draft'
import { isComplete } from './wall-time'

export type ChecklistItem = 'title' | 'when' | 'where' | 'tickets' | 'payouts'

/** One thing that publishing needs; `field` is where it is done, payouts are set up elsewhere. */
export interface ChecklistEntry {
  item: ChecklistItem
  isDone: boolean
  field: string
}

function whenEntry({ startDate, endDate, timezone }: ActivityDraft, now: Instant): ChecklistEntry {
  const startsLater = isComplete(startDate) && startDate > wallTimeIn(timezone, now)
  const isDone = startsLater && endDate > startDate
  return { item: 'when', isDone, field: startsLater ? 'endDate' : 'startDate' }
}

function whereEntry(draft: ActivityDraft): ChecklistEntry {
  const { type, location, meetingUrl } = draft
  const hasPlace = type !== 'in-person' || Boolean(location.name.trim() || location.address.trim())
  const hasLink = !isOnline(draft) || meetingUrl.trim() !== ''
  return { item: 'where', isDone: hasPlace && hasLink, field: hasPlace ? 'meetingUrl' : 'location.name' }
}

/** Whether a ticket type can ever be bought: its sale ends later than now and opens before the activity starts. */
function isSellable(
  { saleStartsAt, saleEndsAt }: DraftTicketType,
  startDate: string,
  clock: string,
): boolean {
  return (saleEndsAt === null || saleEndsAt > clock) && (!saleStartsAt || saleStartsAt < startDate)
}

/** A ticket that nobody can buy is told of a free activity, too; one that all can buy only where it costs something. */
function ticketsEntry(draft: ActivityDraft, now: Instant): ChecklistEntry[] {
  const clock = wallTimeIn(draft.timezone, now)
  const place = draft.ticketTypes.findIndex((type) => !isSellable(type, draft.startDate, clock))
  if (place === -1 && !isPaid(draft)) return []
  return [{ item: 'tickets', isDone: place === -1, field: `ticketTypes.${place}` }]
}

/** Whether the activity takes money, so that its organiser must be payable. */
export function isPaid(draft: ActivityDraft): boolean {
  return draft.ticketTypes.some((type) => type.price > 0)
}

/** What a draft needs to be published, each thing done or not; payouts are asked of paid activities only: `isPayable` is their owner. */
export function checklistOf(draft: ActivityDraft, isPayable: boolean, now: Instant): ChecklistEntry[] {
  return [
    { item: 'title', isDone: draft.title.trim() !== '', field: 'title' },
    whenEntry(draft, now),
    whereEntry(draft),
    ...ticketsEntry(draft, now),
    ...(isPaid(draft) ? [{ item: 'payouts' as const, isDone: isPayable, field: '' }] : []),
  ]
}
