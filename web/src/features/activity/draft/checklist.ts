import type { Instant } from 'functions/contract/time'
import type { PayoutStatus } from 'functions/contract/user'
import { wallTimeIn } from '../../../lib/date-text'
import { isOnline } from './draft'
import type { ActivityDraft } from './draft'
import { isComplete } from './wall-time'

export type ChecklistItem = 'title' | 'when' | 'where' | 'payouts'

function hasWhen({ startDate, endDate, timezone }: ActivityDraft, now: Instant): boolean {
  return isComplete(startDate) && endDate > startDate && startDate > wallTimeIn(timezone, now)
}

function hasWhere(draft: ActivityDraft): boolean {
  const { type, location, meetingUrl } = draft
  if (isOnline(draft) && meetingUrl.trim() === '') return false
  return type === 'in-person' ? Boolean(location.name.trim() || location.address.trim()) : true
}

/** Whether the activity takes money, so that its organiser must be payable. */
export function isPaid(draft: ActivityDraft): boolean {
  return draft.ticketTypes.some((type) => type.price > 0)
}

/** What a draft needs to be published, each thing done or not; payouts are asked of paid activities only. */
export function checklistOf(
  draft: ActivityDraft,
  payout: PayoutStatus | undefined,
  now: Instant,
): { item: ChecklistItem; isDone: boolean }[] {
  return [
    { item: 'title', isDone: draft.title.trim() !== '' },
    { item: 'when', isDone: hasWhen(draft, now) },
    { item: 'where', isDone: hasWhere(draft) },
    ...(isPaid(draft) ? [{ item: 'payouts' as const, isDone: payout === 'ready' }] : []),
  ]
}
