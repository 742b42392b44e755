import type { Activity } from '../../../contract/activities/activity'
import { isLimited } from '../../../contract/tickets/availability'
import type { TallyChange } from '../../../contract/analytics/tally'
import { PASS_MINUTES } from '../../../contract/waiting-room/waiting-room'
import type { RoomPosition, WaitingRoom } from '../../../contract/waiting-room/waiting-room'
import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../wall-time'

/**
 * Holds in a second from which on a sale has a waiting room by itself: each is some five writes, and a database that was
 * calm takes 500 a second at first.
 */
export const RUSH_PER_SECOND = 50
/** How long a rush has a waiting room after it was seen last. */
const RUSH_MINUTES = 5
/** Who may hold tickets at a time, and who comes to them in a second: below what stock serves. */
const MOST_INSIDE = 300
const MOST_IN_A_SECOND = 50
/** From so long before a sale opens on, people may come for the draw. */
const EARLY_MINUTES = 60
/** Somebody of whom nobody has heard for so long is gone when it is their turn. */
const SILENT_MINUTES = 3
/** Those who come at the same moment are all known after this: only then are places counted. */
const SETTLED_MS = 2_000

/** When the first tickets of an activity go on sale, if none is on sale yet. */
export function opensAt({ ticketTypes }: Activity, now: Instant): Instant | null {
  const starts = ticketTypes.map((type) => type.saleStartsInstant ?? '').sort()
  const first = starts[0] ?? ''
  return first > now ? first : null
}

/** Whether people wait before they may hold tickets: because the organiser wants it so, or because of a rush. */
export function hasRoom(activity: Activity, now: Instant): boolean {
  const { status, startsAt, waitingRoom, rushUntil, ticketTypes } = activity
  if (status !== 'active' || now >= startsAt || ticketTypes.length === 0) return false
  if (rushUntil !== null && now < rushUntil) return true
  const opens = opensAt(activity, now)
  return waitingRoom && (opens === null || minutesAfter(now, EARLY_MINUTES) >= opens)
}

/**
 * Until when an activity has a waiting room by itself, given what has happened to it lately; undefined when that does not
 * change. It is told in whole minutes, so that it is written rarely.
 */
export function rushAfter(
  activity: Activity,
  changes: readonly TallyChange[],
  since: Instant,
  now: Instant,
): Instant | undefined {
  if (!activity.ticketTypes.some(isLimited)) return undefined
  const seconds = Math.max(1, (Date.parse(now) - Date.parse(since)) / 1000)
  const holds = changes.reduce((sum, it) => sum + (it.checkouts ?? 0), 0)
  return holds / seconds < RUSH_PER_SECOND ? undefined : laterRush(activity, now)
}

/** A rush that goes on; undefined when it has been told within the last minute. */
export function laterRush({ rushUntil }: Activity, now: Instant): Instant | undefined {
  return rushUntil !== null && rushUntil > minutesAfter(now, RUSH_MINUTES - 1)
    ? undefined
    : minutesAfter(now, RUSH_MINUTES)
}

/**
 * What a place is sorted by: a lot for those who come before the opening, whenever they do; the moment for the others,
 * who stand behind them.
 * @param lot drawn by chance, and known to nobody
 */
export function positionKey(activity: Activity, lot: string, now: Instant): string {
  return opensAt(activity, now) === null ? `1-${now}-${lot}` : `0-${lot}`
}

/** A new place at the end of the line, or in the draw. */
export function newPosition(activity: Activity, uid: string, lot: string, now: Instant): RoomPosition {
  return {
    uid,
    shareRef: activity.shareRef,
    state: 'waiting',
    key: positionKey(activity, lot, now),
    number: null,
    joinedAt: now,
    seenAt: now,
    endsAt: null,
    sweepAt: minutesAfter(now, 24 * 60),
  }
}

/** Whether somebody has a place that coming again leaves as it is. */
export function isKept(place: RoomPosition | undefined, now: Instant): place is RoomPosition {
  return place?.state === 'waiting' || isInside(place, now)
}

/** Whether somebody may hold tickets now. */
export function isInside(place: RoomPosition | undefined, now: Instant): place is RoomPosition {
  return place?.state === 'inside' && place.endsAt !== null && now < place.endsAt
}

/** Whether a place can be counted: the sale is open, and everybody who came before is known. */
export function isCountable({ joinedAt }: RoomPosition, activity: Activity, now: Instant): boolean {
  return opensAt(activity, now) === null && Date.parse(now) - Date.parse(joinedAt) >= SETTLED_MS
}

/** What becomes of somebody whose turn it is. */
export function letIn(place: RoomPosition, now: Instant): Pick<RoomPosition, 'state' | 'endsAt'> {
  if (minutesAfter(place.seenAt, SILENT_MINUTES) < now) return { state: 'gone', endsAt: null }
  return { state: 'inside', endsAt: minutesAfter(now, PASS_MINUTES) }
}

/**
 * How many may be let in now: as many as stock serves, and not many more than there are tickets for.
 * @param inside those who may hold tickets already
 */
export function roomFor(
  activity: Activity,
  inside: number,
  room: WaitingRoom | undefined,
  now: Instant,
): number {
  if (opensAt(activity, now) !== null) return 0
  const seconds = room ? Math.min(5, (Date.parse(now) - Date.parse(room.at)) / 1000) : 1
  const tickets = ticketsLeft(activity)
  return Math.max(0, Math.min(MOST_IN_A_SECOND * seconds, MOST_INSIDE - inside, tickets * 2 - inside))
}

/** How many tickets an activity has at most, by what it says of itself. */
function ticketsLeft({ ticketTypes, left }: Activity): number {
  return ticketTypes.reduce((sum, { shareRef }) => sum + (left[shareRef] ?? Infinity), 0)
}

/** How a room stands after some were let in. */
export function nextRoom(
  shareRef: string,
  before: WaitingRoom | undefined,
  passed: { count: number; key: string; reached: number },
  now: Instant,
): WaitingRoom {
  const seconds = before ? Math.max(1, (Date.parse(now) - Date.parse(before.at)) / 1000) : 1
  const lately = (passed.count / seconds) * 60
  const pace = before ? before.pace * 0.8 + lately * 0.2 : lately
  return { shareRef, reached: passed.reached, key: passed.key, pace, at: now }
}
