import type { Activity } from '../../../contract/activities/activity'
import { sharedPool } from '../../../contract/tickets/availability'
import type { Order } from '../../../contract/orders/order'
import type { TicketType } from '../../../contract/tickets/ticket-type'

type Drawing = Pick<TicketType, 'shareRef' | 'capacity' | 'sharesCapacity'>

/** The pools that each ticket of a type takes a part of: its own limit's, that of the places it shares, both or none. */
export function poolsOf({ shareRef, capacity, sharesCapacity }: Drawing): string[] {
  return [
    ...(capacity === null ? [] : [shareRef]),
    ...(sharesCapacity === null ? [] : [sharedPool(sharesCapacity)]),
  ]
}

/** The ticket types of an activity that draw from a pool of this one's, itself among them. */
export function rivalsOf({ ticketTypes }: Pick<Activity, 'ticketTypes'>, type: TicketType): TicketType[] {
  if (type.sharesCapacity === null) return [type]
  return ticketTypes.filter((it) => it.sharesCapacity === type.sharesCapacity)
}

/** As many of each pool's parts as there are tickets: what so many tickets are made of. */
export function partsOf(
  stockIds: readonly string[],
  quantity: number,
  poolOf: (id: string) => string,
): string[] {
  const taken = new Map<string, number>()
  return stockIds.filter((id) => {
    const count = taken.get(poolOf(id)) ?? 0
    taken.set(poolOf(id), count + 1)
    return count < quantity
  })
}

/**
 * The parts of an order's stock that belong to tickets of these types.
 * @param ticketTypes a reference for each ticket
 * @param stockIds what is left of the order's stock
 */
export function stockOfTypes(
  { items }: Pick<Order, 'items'>,
  stockIds: readonly string[],
  ticketTypes: readonly string[],
  poolOf: (id: string) => string,
): string[] {
  const wanted = new Map<string, number>()
  for (const ref of ticketTypes) {
    const shares = items.find((item) => item.ticketTypeRef === ref)?.sharesCapacity ?? null
    for (const pool of [ref, ...(shares === null ? [] : [sharedPool(shares)])]) {
      wanted.set(pool, (wanted.get(pool) ?? 0) + 1)
    }
  }
  return stockIds.filter((id) => {
    const left = wanted.get(poolOf(id)) ?? 0
    if (left > 0) wanted.set(poolOf(id), left - 1)
    return left > 0
  })
}
