import type { z } from 'zod'
import type { Activity } from '../../../contract/activities/activity'
import { MAX_WAITS } from '../../../contract/wait-list/wait-list'
import type {
  ListOwnWaits,
  ListWaitList,
  OwnWait,
  WaitListPage,
  WaitListEntry,
} from '../../../contract/wait-list/wait-list'
import type { Actor } from '../../domain/access/actor'
import { refuseMissing } from '../../domain/refusal'
import { findActivities } from '../../store/activities/activities'
import { countBefore, listLinePage, listWaitsOf } from '../../store/wait-list/wait-list-entries'
import { requireManager } from '../access/guards'

/** The lines that a person stands in, those they could come back to left out: at most twenty. */
export async function listOwnWaits(by: Actor, { shareRef }: ListOwnWaits): Promise<{ items: OwnWait[] }> {
  const found = await listWaitsOf(by.uid, MAX_WAITS)
  const waits = found
    .map(({ wait }) => wait)
    .filter((wait) => wait.state !== 'left' && (shareRef === undefined || wait.shareRef === shareRef))
  const activities = await findActivities([...new Set(waits.map((wait) => wait.shareRef))])
  const items = await Promise.all(
    waits.map(async (wait) => {
      const activity = activities.find((it) => it.shareRef === wait.shareRef)
      return activity ? [await ownWaitOf(wait, activity)] : []
    }),
  )
  return { items: items.flat() }
}

/** Somebody's own place in a line, as they see it. */
export async function ownWaitOf(wait: WaitListEntry, activity: Activity): Promise<OwnWait> {
  const { shareRef, ticketTypeRef, quantity, state, endsAt } = wait
  const type = activity.ticketTypes.find((it) => it.shareRef === ticketTypeRef)
  return {
    shareRef,
    ticketTypeRef,
    activityTitle: activity.title,
    title: type?.title ?? '',
    quantity,
    state,
    positionInLine: state === 'waiting' ? 1 + (await countBefore(wait)) : null,
    endsAt,
  }
}

/** One page of those who wait for a ticket type, for its organiser. */
export async function listWaitList(
  by: Actor,
  { shareRef, ticketTypeRef, cursor, limit }: z.output<typeof ListWaitList>,
): Promise<z.output<typeof WaitListPage>> {
  const activity = await requireManager(by, shareRef)
  if (!activity.ticketTypes.some((type) => type.shareRef === ticketTypeRef))
    throw refuseMissing('ticket type')
  return listLinePage(ticketTypeRef, limit, cursor)
}
