import { randomBytes } from 'node:crypto'
import type { Activity } from '../../../contract/activities/activity'
import type { OwnPosition, RoomPosition } from '../../../contract/waiting-room/waiting-room'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { toldPosition } from '../../domain/waiting-room/told-position'
import { hasRoom, isCountable, isKept, newPosition } from '../../domain/waiting-room/waiting-room'
import { minutesAfter } from '../../domain/wall-time'
import {
  countUpTo,
  keepFormerPosition,
  readPosition,
  replacePlace,
} from '../../store/waiting-room/waiting-rooms'
import type { VersionedPosition } from '../../store/waiting-room/waiting-rooms'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireVisible } from '../access/guards'
import { seeRoom } from './steps/move-room'
import { retryOnConflict } from '../rsvps/save-rsvp'
import { written } from '../wait-list/save-wait-list-entry'

const OPEN: OwnPosition = {
  state: 'open',
  number: null,
  ahead: null,
  minutes: null,
  opensAt: null,
  endsAt: null,
  askAgainSeconds: 0,
}

/**
 * Gives somebody a place in an activity's waiting room, or tells them of the one that they have: coming again, in another
 * tab or after a reload, leaves it as it is. One read for whoever has a place, beside what all share.
 */
export async function enterWaitingRoom(
  by: Actor,
  { shareRef }: { shareRef: string },
  now: Instant,
): Promise<OwnPosition> {
  const { place, ...seen } = await readPosition(shareRef, by.uid)
  if (!isKept(place, now)) return join(by, await requireVisible(by, shareRef), now)
  const { activity, room } = await seeRoom(shareRef, now)
  if (!activity || !hasRoom(activity, now)) return OPEN
  return toldPosition(activity, await refreshed({ ...seen, place }, activity, now), room, now)
}

async function join(by: Actor, activity: Activity, now: Instant): Promise<OwnPosition> {
  if (!hasRoom(activity, now)) return OPEN
  await enforceRateLimit('waiting-room', by, now)
  await retryOnConflict(async () => {
    const seen = await readPosition(activity.shareRef, by.uid)
    if (isKept(seen.place, now)) return seen.place
    const place = newPosition(activity, by.uid, randomBytes(8).toString('hex'), now)
    const isDone = await written((writer) => {
      replacePlace(writer, seen, place)
      if (seen.place) keepFormerPosition(writer, seen.place)
    })
    return isDone ? place : undefined
  })
  const { room } = await seeRoom(activity.shareRef, now)
  const { place } = await readPosition(activity.shareRef, by.uid)
  return place ? toldPosition(activity, place, room, now) : OPEN
}

/** A place with its number once that is known, and with the minute in which its person was heard of. */
async function refreshed(
  seen: VersionedPosition<RoomPosition>,
  activity: Activity,
  now: Instant,
): Promise<RoomPosition> {
  const { place } = seen
  if (place.state === 'inside') return place
  const isUnknown = place.number === null && isCountable(place, activity, now)
  if (!isUnknown && minutesAfter(place.seenAt, 1) > now) return place
  const number = isUnknown ? await countUpTo(place.shareRef, place.key) : place.number
  const next = { ...place, number, seenAt: now }
  if (await written((writer) => replacePlace(writer, seen, next))) return next
  // They were let in meanwhile, or are here in another tab.
  return (await readPosition(place.shareRef, place.uid)).place ?? place
}
