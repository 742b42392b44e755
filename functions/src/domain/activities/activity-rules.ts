import type { Activity, ActivityStatus } from '../../../contract/activities/activity'
import type { FieldError } from '../../../contract/api/errors'
import type { Instant } from '../../../contract/time'
import { sellingProblems } from './selling'
import type { Selling } from './selling'

/** Moves of an activity (DESIGN, section 3); anything else is refused. */
const MOVES: Record<ActivityStatus, readonly ActivityStatus[]> = {
  draft: ['active', 'cancelled', 'deleted'],
  active: ['inactive', 'cancelled'],
  inactive: ['active', 'cancelled'],
  cancelled: ['deleted'],
  deleted: [],
}

/** Whether an activity may go from one status to another; staying is always allowed. */
export function mayMove(from: ActivityStatus, to: ActivityStatus): boolean {
  return from === to || MOVES[from].includes(to)
}

/** What a draft lacks before people can be let in, as errors at its fields. */
export function missingForPublishing(
  draft: Pick<Activity, 'type' | 'location' | 'currency'> & { ticketTypes: readonly { price: number }[] } & {
    hasMeetingUrl: boolean
  },
  facts: { startsAt: Instant; now: Instant; selling: Selling },
): FieldError[] {
  const missing: FieldError[] = []
  if (facts.startsAt <= facts.now) {
    missing.push({ path: 'startDate', message: 'This start is in the past. Choose a later one.' })
  }
  if (draft.type === 'in-person' && !draft.location?.address && !draft.location?.name) {
    missing.push({ path: 'location', message: 'Say where it takes place.' })
  }
  if (draft.type === 'virtual' && !draft.hasMeetingUrl) {
    missing.push({ path: 'meetingUrl', message: 'Add the link people will join with.' })
  }
  return isPaid(draft) ? [...missing, ...sellingProblems(facts.selling, draft.currency)] : missing
}

/** Whether any ticket of it costs money. */
export function isPaid(activity: { ticketTypes: readonly { price: number }[] }): boolean {
  return activity.ticketTypes.some((type) => type.price > 0)
}

/** Whether `going` needs a ticket: there are ticket types and none of them is free. */
export function needsTicket(activity: Pick<Activity, 'ticketTypes'>): boolean {
  return activity.ticketTypes.length > 0 && activity.ticketTypes.every((type) => type.price > 0)
}

/** Statuses in which an activity's audience can see it. */
const SHOWN: readonly ActivityStatus[] = ['active', 'inactive', 'cancelled']

/**
 * Whether a person may see an activity: its organiser always; the audience once it was published. Firestore's rules say
 * the same of the document.
 * @param isInvited whether the person has an invitation, an answer or a ticket, or is connected with the organiser of an
 *   activity for connections
 */
export function maySee(
  activity: Pick<Activity, 'audience' | 'status' | 'organiser'>,
  uid: string | null,
  isInvited: boolean,
): boolean {
  if (uid !== null && activity.organiser.uid === uid) return activity.status !== 'deleted'
  if (!SHOWN.includes(activity.status)) return false
  return activity.audience === 'public' || isInvited
}
