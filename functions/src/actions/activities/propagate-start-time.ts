import type { Activity } from '../../../contract/activities/activity'
import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../../domain/wall-time'
import { queueStartMove } from '../../gateways/tasks'
import { log } from '../../log'
import { findActivity } from '../../store/activities/activities'
import { isWriteConflict, openBatch } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { listOutdatedOrders, orderDoc } from '../../store/orders/orders'
import { listOutdatedRsvps, rsvpDoc } from '../../store/rsvps/rsvps'
import { listStartMoves, startMoveDoc } from '../../store/activities/start-moves'
import { changeTicket, listOutdatedTickets } from '../../store/tickets/tickets'

/** Documents of one batch, below the 500 writes that it may have. */
const AT_ONCE = 200
const SWEPT_AT_ONCE = 50
/** Whatever was under way when the start moved, with the old one in its hands, is written by then. */
const UNDER_WAY_MINUTES = 1

/** Has the answers, tickets and orders of an activity follow its start soon; the sweep asks again when they do not. */
export async function beginFollowing(shareRef: string): Promise<void> {
  try {
    await queueStartMove(shareRef)
  } catch (error) {
    log.warn('taskNotQueued', { shareRef, error: String(error) })
  }
}

/**
 * Tells an activity's answers, tickets and orders when it begins now. Each page is what still says otherwise, against the
 * activity as it is at that moment: it can be stopped anywhere, begun again and run twice at once. A move is looked at
 * once more when it is a minute old, for what was being written while it happened.
 */
export async function propagateStartTime(shareRef: string, now: Instant): Promise<void> {
  const move = await startMoveDoc(shareRef).get()
  while (await followSome(shareRef, now));
  const at = move.data()?.at
  if (!move.updateTime || at === undefined || at > minutesAfter(now, -UNDER_WAY_MINUTES)) return
  const lastUpdateTime = move.updateTime
  await written((writer) => writer.delete(startMoveDoc(shareRef), { lastUpdateTime }))
}

/** Follows the moves that a lost task left, and looks once more at those that a task has followed. */
export async function sweepStartMoves(now: Instant): Promise<void> {
  for (const { shareRef } of await listStartMoves(minutesAfter(now, -UNDER_WAY_MINUTES), SWEPT_AT_ONCE)) {
    try {
      await propagateStartTime(shareRef, now)
    } catch (error) {
      log.error('sweepFailed', { shareRef, error: String(error) })
    }
  }
}

/** @returns whether there may be more */
async function followSome(shareRef: string, now: Instant): Promise<boolean> {
  const activity = await findActivity(shareRef)
  if (!activity) return false
  return (
    (await followRsvps(activity)) || (await followOrders(activity)) || (await followTickets(activity, now))
  )
}

async function followRsvps({ shareRef, startsAt, endsAt }: Activity): Promise<boolean> {
  const outdated = await listOutdatedRsvps(shareRef, { startsAt, endsAt }, AT_ONCE)
  await written((writer) => {
    for (const { uid } of outdated) {
      writer.update(rsvpDoc(shareRef, uid), { activityStartsAt: startsAt, activityEndsAt: endsAt })
    }
  })
  return outdated.length > 0
}

/** Orders before tickets: what is bought meanwhile takes its tickets' start from the order. */
async function followOrders({ shareRef, startDate, startsAt, endsAt, timezone }: Activity): Promise<boolean> {
  const outdated = await listOutdatedOrders(shareRef, { startsAt, endsAt, timezone }, AT_ONCE)
  await written((writer) => {
    for (const { id, activity } of outdated) {
      writer.update(orderDoc(id), { activity: { ...activity, startDate, startsAt, endsAt, timezone } })
    }
  })
  return outdated.length > 0
}

async function followTickets(
  { shareRef, startDate, startsAt, timezone }: Activity,
  now: Instant,
): Promise<boolean> {
  const outdated = await listOutdatedTickets(shareRef, { startsAt, timezone }, AT_ONCE)
  await written((writer) => {
    for (const { id } of outdated) changeTicket(writer, id, { startDate, startsAt, timezone }, now)
  })
  return outdated.length > 0
}

/** Writes all or nothing; nothing when one of them is gone meanwhile, and then the next look finds the others. */
async function written(work: (writer: Writer) => unknown): Promise<void> {
  const { writer, commit } = openBatch()
  work(writer)
  try {
    await commit()
  } catch (error) {
    if (!isWriteConflict(error)) throw error
  }
}
