import type { Activity } from '../../../contract/activities/activity'
import { MAX_TICKETS_PER_ORDER } from '../../../contract/tickets/ticket-limits'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { Instant } from '../../../contract/time'
import { poolsOf, rivalsOf } from '../../domain/orders/stock-pools'
import { lineStanding } from '../../domain/wait-list/wait-list'
import { pickEach } from '../../store/orders/stock'
import { findFirstFitting, findSmallestWish } from '../../store/wait-list/wait-list-entries'
import type { VersionedWait } from '../../store/wait-list/wait-list-entries'

/** The least that anybody wants who waits for a ticket type. */
interface SmallestWish {
  readonly type: TicketType
  readonly quantity: number
}

/**
 * The least that anybody wants in each of the lines that a ticket type's tickets could go to: its own, and those of the
 * types that it shares places with. A read for each.
 */
export async function listSmallestWishes(
  activity: Activity,
  type: TicketType,
  now: Instant,
): Promise<SmallestWish[]> {
  const wishes = moving(activity, type, now).map(async (rival) => {
    const quantity = await findSmallestWish(rival.shareRef)
    return quantity === undefined ? [] : [{ type: rival, quantity }]
  })
  return (await Promise.all(wishes)).flat()
}

function moving(activity: Activity, type: TicketType, now: Instant): TicketType[] {
  if (!activity.waitList) return []
  return rivalsOf(activity, type).filter((it) => it === type || lineStanding(activity, it, now) === 'moving')
}

/** Tickets of a type that are free, each of a part of all its pools. */
export interface FreeTickets {
  readonly count: number
  readonly slots: readonly string[][]
}

/** Finds so many free tickets of a type with a limit, or as many as there are. */
export async function findFree(shareRef: string, type: TicketType, quantity: number): Promise<FreeTickets> {
  const found = await pickEach(shareRef, new Map(poolsOf(type).map((pool) => [pool, quantity])))
  const slots = [...found.values()]
  return { count: Math.min(...slots.map((some) => some.length)), slots }
}

/** Whether what is free is enough for somebody who waits: it is about to be offered to them. */
export async function isEnoughFor(shareRef: string, { type, quantity }: SmallestWish): Promise<boolean> {
  return (await findFree(shareRef, type, quantity)).count >= quantity
}

/** Somebody in line and the tickets that are free for them. */
export interface NextInLine {
  readonly type: TicketType
  readonly seen: VersionedWait<WaitListEntry>
  readonly stockIds: string[]
}

/** The first in the lines that a ticket type's tickets could go to, among those whom it is enough for. */
export async function findNextInLine(
  activity: Activity,
  type: TicketType,
  now: Instant,
): Promise<NextInLine | undefined> {
  const all = moving(activity, type, now).map(async (rival): Promise<NextInLine[]> => {
    const free = await findFree(activity.shareRef, rival, MAX_TICKETS_PER_ORDER)
    const seen = await findFirstFitting(rival.shareRef, free.count)
    if (!seen) return []
    const stockIds = free.slots.flatMap((some) => some.slice(0, seen.wait.quantity))
    return [{ type: rival, seen, stockIds }]
  })
  const first = (await Promise.all(all)).flat()
  return first.sort((a, b) => a.seen.wait.waitingSince.localeCompare(b.seen.wait.waitingSince))[0]
}
