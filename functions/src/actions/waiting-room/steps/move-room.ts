import type { Activity } from '../../../../contract/activities/activity'
import type { WaitingRoom } from '../../../../contract/waiting-room/waiting-room'
import type { Instant } from '../../../../contract/time'
import { hasRoom, laterRush, letIn, nextRoom, roomFor } from '../../../domain/waiting-room/waiting-room'
import { log } from '../../../log'
import { changeActivity, findActivitySnapshot } from '../../../store/activities/activities'
import { isWriteConflict, openBatch } from '../../../store/firestore'
import {
  countInside,
  countUpTo,
  listNext,
  readRoom,
  replacePlace,
  replaceRoom,
} from '../../../store/waiting-room/waiting-rooms'
import type { VersionedRoom } from '../../../store/waiting-room/waiting-rooms'

/** A room moves once a second at most: its document is written no oftener, and those who ask meanwhile are told the same. */
const INTERVAL_MS = 1_000
/** More are never let in at a time. */
const MOST_COUNTED = 1_000
/** Rooms that one process keeps in mind. */
const MOST_KNOWN = 200

/** What is known of an activity's room: how it stands, and the activity as it was then. */
export interface KnownRoom {
  readonly activity: Activity | undefined
  readonly room: WaitingRoom | undefined
}

interface Known {
  readonly at: number
  readonly found: Promise<KnownRoom>
}

const known = new Map<string, Known>()

/**
 * How an activity's waiting room stands, after those were let in whose turn it is. Everybody who asks within a second in
 * one process has the same answer: it costs them no read.
 */
export function seeRoom(shareRef: string, now: Instant): Promise<KnownRoom> {
  const [at, before] = [Date.parse(now), known.get(shareRef)]
  if (before && Math.abs(at - before.at) < INTERVAL_MS) return before.found
  const found = moveRoom(shareRef, now)
  known.delete(shareRef)
  known.set(shareRef, { at, found })
  const oldest = known.keys().next().value
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  // The next who asks tries again.
  found.catch(() => known.delete(shareRef))
  return found
}

async function moveRoom(shareRef: string, now: Instant): Promise<KnownRoom> {
  const [snapshot, seen] = await Promise.all([findActivitySnapshot(shareRef), readRoom(shareRef)])
  const activity = snapshot.data()
  if (!activity || !hasRoom(activity, now)) return { activity, room: seen.room }
  if (seen.room && Date.parse(now) - Date.parse(seen.room.at) < INTERVAL_MS)
    return { activity, room: seen.room }
  const room = await letNextIn(activity, seen, now)
  await prolongRush(activity, snapshot.updateTime, now)
  return { activity, room: room ?? (await readRoom(shareRef)).room }
}

/** @returns how the room stands then, or undefined when somebody else moved it */
async function letNextIn(
  activity: Activity,
  seen: VersionedRoom,
  now: Instant,
): Promise<WaitingRoom | undefined> {
  const { shareRef } = activity
  const inside = await countInside(shareRef, now, MOST_COUNTED)
  const space = Math.ceil(roomFor(activity, inside, seen.room, now))
  const next = space === 0 ? [] : await listNext(shareRef, space)
  const last = next.at(-1)?.place.key
  if (last === undefined && seen.room) return seen.room
  const { writer, commit } = openBatch()
  for (const one of next) replacePlace(writer, one, { ...one.place, ...letIn(one.place, now) })
  const key = last !== undefined && last > (seen.room?.key ?? '') ? last : (seen.room?.key ?? '')
  const reached = key === '' ? 0 : await countUpTo(shareRef, key)
  const room = nextRoom(shareRef, seen.room, { count: next.length, key, reached }, now)
  replaceRoom(writer, seen, room)
  try {
    await commit()
  } catch (error) {
    if (!isWriteConflict(error)) throw error
    return undefined
  }
  if (next.length > 0) log.info('roomMoved', { shareRef, people: next.length, reached })
  return room
}

/** A rush lasts while somebody waits: nobody who came later gets past them when it ends. */
async function prolongRush(
  activity: Activity,
  lastUpdateTime: Awaited<ReturnType<typeof findActivitySnapshot>>['updateTime'],
  now: Instant,
): Promise<void> {
  const rushUntil = activity.rushUntil === null ? undefined : laterRush(activity, now)
  if (rushUntil === undefined || !lastUpdateTime || (await listNext(activity.shareRef, 1)).length === 0)
    return
  const { writer, commit } = openBatch()
  changeActivity(writer, activity, { rushUntil }, now, { lastUpdateTime })
  try {
    await commit()
  } catch (error) {
    // Its numbers were folded meanwhile: the next who asks prolongs it.
    if (!isWriteConflict(error)) throw error
  }
}
