import { setTimeout as sleep } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import { RSVP_POOL } from '../../../contract/rsvps/rsvp-settings'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import { dayIn } from '../../../contract/time'
import type { Instant, TimeZone } from '../../../contract/time'
import { Refusal } from '../../domain/refusal'
import { countsChange, isGoing } from '../../domain/rsvps/rsvp-counts'
import { isWriteConflict, openBatch } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { replaceRsvp } from '../../store/rsvps/rsvps'
import type { VersionedRsvp } from '../../store/rsvps/rsvps'
import { pickSlots, returnSlots, takeSlots } from '../../store/orders/stock'
import { recordChange } from '../../store/analytics/tallies'
import { checkRsvpWaitList } from '../../store/rsvps/rsvp-wait-lists'

/** Each try begins to look at another place; after these the rush is too great. */
const TRIES = 10

/** What becomes of an answer whose person neither goes nor waits any more, without having said so. */
export const OUT_OF_LINE = {
  response: 'not-responded',
  state: 'confirmed',
  guests: 0,
  spotIds: [],
  waitingSince: null,
  offerEndsAt: null,
} satisfies Partial<Rsvp>

/** Does something that another may overtake, until it is done. `work` answers undefined when it was overtaken. */
export async function retryOnConflict<T extends object>(work: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const done = await work()
    if (done) return done
    await sleep(randomInt(20 * (attempt + 1)))
  }
  throw new Refusal('busy', 'A lot of people are answering right now. Please try again in a moment.')
}

/**
 * Places for a party: those that it has, fewer or more.
 * @returns undefined when not enough are free; others may pick the same, the write decides
 */
export async function pickSpots(
  shareRef: string,
  had: readonly string[],
  wanted: number,
): Promise<string[] | undefined> {
  const missing = wanted - had.length
  if (missing <= 0) return had.slice(0, wanted)
  const more = await pickSlots(shareRef, RSVP_POOL, missing)
  return more.length < missing ? undefined : [...had, ...more]
}

/**
 * Writes what moves with an answer beside the answer itself: its places are taken or given back, the numbers follow, and
 * the line is looked at where that may help somebody.
 */
export function writeAround(
  writer: Writer,
  before: Rsvp | undefined,
  next: Rsvp,
  timezone: TimeZone,
  now: Instant,
): void {
  const { shareRef } = next
  const had = before?.spotIds ?? []
  const returned = had.filter((id) => !next.spotIds.includes(id))
  takeSlots(
    writer,
    shareRef,
    next.spotIds.filter((id) => !had.includes(id)),
  )
  returnSlots(writer, shareRef, returned)
  if (returned.length > 0) checkRsvpWaitList(writer, shareRef, now)
  const moment = {
    id: `${next.uid}-${now}`,
    at: now,
    kind: 'rsvp',
    name: next.shownName,
    orderId: null,
    quantity: 0,
    total: 0,
    response: next.response,
  } as const
  const isNews = next.respondedAt === now && isPlain(next) && !(before && isPlain(before, next))
  recordChange(writer, shareRef, {
    at: now,
    day: dayIn(timezone, now),
    ...countsChange(before ? [before] : [], [next]),
    ...(isNews ? { moment } : {}),
  })
}

/** Whether an answer counts as it was given, and is the same as another where one is named. */
function isPlain(rsvp: Rsvp, as: Rsvp = rsvp): boolean {
  return rsvp.response === as.response && (rsvp.response !== 'going' || isGoing(rsvp))
}

/**
 * Writes an answer with everything around it, all or nothing.
 * @param beside writes what else belongs to it
 * @returns whether it is written; not when the answer or one of its places went elsewhere meanwhile
 */
export async function saveRsvp(
  seen: VersionedRsvp,
  next: Rsvp,
  timezone: TimeZone,
  now: Instant,
  beside?: (writer: Writer) => void,
): Promise<boolean> {
  const { writer, commit } = openBatch()
  replaceRsvp(writer, seen, next)
  writeAround(writer, seen.rsvp, next, timezone, now)
  beside?.(writer)
  try {
    await commit()
    return true
  } catch (error) {
    if (!isWriteConflict(error)) throw error
    return false
  }
}
