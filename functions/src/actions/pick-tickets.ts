import type { Activity } from '../../contract/activity'
import type { Order, OrderItem } from '../../contract/order'
import type { TicketWait } from '../../contract/ticket-line'
import type { TicketType } from '../../contract/ticket-type'
import type { Instant } from '../../contract/time'
import { Refusal, refuseField } from '../domain/refusal'
import { isOpenOffer } from '../domain/ticket-line'
import type { Writer } from '../store/firestore'
import { pickSlots, takeSlots } from '../store/stock'
import { findSmallestWish, readWait } from '../store/ticket-waits'
import type { SeenWait } from '../store/ticket-waits'
import { writeWait } from './save-ticket-wait'

/** Tickets for one item of an order: from the pool, or those that are set aside for the buyer. */
interface Picked {
  readonly stockIds: string[]
  readonly offer?: SeenWait<TicketWait>
}

type Picking = Pick<Order, 'shareRef' | 'buyerUid' | 'items'>

/**
 * Finds tickets for an order; others may pick the same, the write decides. Whoever has an offer gets just that. What comes
 * free goes to those who wait: while it is enough for one of them, nobody else finds any.
 * @throws Refusal `sold-out`
 */
export function pickTickets(order: Picking, activity: Activity, now: Instant): Promise<Picked[]> {
  return Promise.all(order.items.map((item, index) => pickFor(order, item, index, activity, now)))
}

async function pickFor(
  { shareRef, buyerUid }: Picking,
  item: OrderItem,
  index: number,
  activity: Activity,
  now: Instant,
): Promise<Picked> {
  const { ticketTypeRef: ref, quantity } = item
  const type = activity.ticketTypes.find((it) => it.shareRef === ref)
  if (!type || type.capacity === null) return { stockIds: [] }
  const [seen, stockIds, smallest] = await Promise.all([
    activity.waitList ? readWait(ref, buyerUid) : undefined,
    pickSlots(shareRef, ref, quantity),
    activity.waitList ? findSmallestWish(ref) : undefined,
  ])
  const wait = seen?.wait
  if (seen && isOpenOffer(wait, now)) return takeOffer({ ...seen, wait }, type, quantity, index)
  if (stockIds.length < quantity) throw refuseSoldOut(item, smallest === undefined ? stockIds.length : 0)
  if (smallest !== undefined && (await isForLine(shareRef, ref, quantity, smallest)))
    throw refusePassing(item)
  return { stockIds }
}

/** Whether what is free is enough for somebody who waits: it is about to be offered to them. */
async function isForLine(shareRef: string, ref: string, found: number, smallest: number): Promise<boolean> {
  return smallest <= found || (await pickSlots(shareRef, ref, smallest)).length >= smallest
}

function takeOffer(
  offer: SeenWait<TicketWait>,
  { title }: TicketType,
  quantity: number,
  index: number,
): Picked {
  const { stockIds } = offer.wait
  if (quantity <= stockIds.length) return { stockIds: stockIds.slice(0, quantity), offer }
  const message = `${stockIds.length} of "${title}" ${stockIds.length === 1 ? 'is' : 'are'} set aside for you. Choose at most as many.`
  throw refuseField(`items.${index}.quantity`, message)
}

function refuseSoldOut(item: OrderItem, left: number): Refusal {
  if (left === 0) return new Refusal('sold-out', `"${item.title}" is sold out.`)
  return new Refusal('sold-out', `Only ${left} of "${item.title}" ${left === 1 ? 'is' : 'are'} left.`)
}

function refusePassing(item: OrderItem): Refusal {
  return new Refusal('sold-out', `"${item.title}" is sold out, and others wait. Join the wait-list.`)
}

/** What an order has of what was picked: its tickets, and the offers that they came from. */
export function pickedFor(picked: readonly Picked[]): Pick<Order, 'stockIds' | 'offers'> {
  const offers = picked.flatMap(({ offer }) => (offer ? [offer.wait] : []))
  return {
    stockIds: picked.flatMap((it) => it.stockIds),
    offers: offers.map(({ ticketTypeRef, endsAt }) => ({ ticketTypeRef, endsAt: endsAt ?? '' })),
  }
}

/** Takes what was picked: the commit fails when a ticket is gone, or an offer is not as it was. */
export function takePicked(
  writer: Writer,
  picked: readonly Picked[],
  { shareRef, timezone }: Pick<Activity, 'shareRef' | 'timezone'>,
  now: Instant,
): void {
  for (const { stockIds, offer } of picked) {
    if (!offer) takeSlots(writer, shareRef, stockIds)
    else takeFromOffer(writer, offer, stockIds, timezone, now)
  }
}

/** The tickets move into the order; those of the offer that it leaves are free again. */
function takeFromOffer(
  writer: Writer,
  offer: SeenWait<TicketWait>,
  stockIds: readonly string[],
  timezone: string,
  now: Instant,
): void {
  writeWait(
    writer,
    offer,
    { ...offer.wait, state: 'taken', quantity: stockIds.length, stockIds: [] },
    timezone,
    now,
    stockIds,
  )
}
