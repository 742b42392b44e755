import type { Activity } from '../../../contract/activities/activity'
import type { Order, OrderItem } from '../../../contract/orders/order'
import type { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'
import { isLimited } from '../../../contract/tickets/availability'
import { Refusal, refuseField } from '../../domain/refusal'
import { partsOf, poolsOf } from '../../domain/orders/stock-pools'
import { isOpenOffer } from '../../domain/wait-list/wait-list'
import type { Writer } from '../../store/firestore'
import { pickEach, poolOf, takeSlots } from '../../store/orders/stock'
import { readWait } from '../../store/wait-list/wait-list-entries'
import type { VersionedWait } from '../../store/wait-list/wait-list-entries'
import { isEnoughFor, listSmallestWishes } from '../wait-list/first-in-line'
import { writeWait } from '../wait-list/save-wait-list-entry'

/** Tickets for one item of an order: from the pools, or those that are set aside for the buyer. */
interface Picked {
  readonly stockIds: string[]
  readonly offer?: VersionedWait<WaitListEntry>
}

type Picking = Pick<Order, 'shareRef' | 'buyerUid' | 'items'>

/** An item of an order whose ticket type has a limit. */
interface Wish {
  readonly item: OrderItem
  readonly index: number
  readonly type: TicketType
}

/**
 * Finds tickets for an order; others may pick the same, the write decides. Whoever has an offer gets just that. What comes
 * free goes to those who wait: while it is enough for one of them, nobody else finds any.
 * @throws Refusal `sold-out`
 */
export async function pickTickets(order: Picking, activity: Activity, now: Instant): Promise<Picked[]> {
  const wishes = order.items.flatMap((item, index) => {
    const type = activity.ticketTypes.find((it) => it.shareRef === item.ticketTypeRef)
    return type && isLimited(type) ? [{ item, index, type }] : []
  })
  const [offers, free, smallest] = await Promise.all([
    Promise.all(wishes.map(({ type }) => findOffer(activity, type, order.buyerUid, now))),
    pickEach(activity.shareRef, wantedBy(wishes)),
    Promise.all(wishes.map(({ type }) => listSmallestWishes(activity, type, now))),
  ])
  const picked = order.items.map((): Picked => ({ stockIds: [] }))
  for (const [n, wish] of wishes.entries()) {
    const offer = offers[n]
    picked[wish.index] = offer
      ? takeOffer(offer, wish)
      : { stockIds: await drawFrom(free, wish, smallest[n] ?? [], order.shareRef) }
  }
  return picked
}

async function findOffer(
  { waitList }: Activity,
  { shareRef }: TicketType,
  buyerUid: string,
  now: Instant,
): Promise<VersionedWait<WaitListEntry> | undefined> {
  if (!waitList) return undefined
  const seen = await readWait(shareRef, buyerUid)
  return isOpenOffer(seen.wait, now) ? { ...seen, wait: seen.wait } : undefined
}

/** How many parts of each pool an order takes: ticket types that share places draw from the same. */
function wantedBy(wishes: readonly Wish[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { type, item } of wishes) {
    for (const pool of poolsOf(type)) wanted.set(pool, (wanted.get(pool) ?? 0) + item.quantity)
  }
  return wanted
}

/** Draws an item's tickets from what was picked for the whole order. */
async function drawFrom(
  free: ReadonlyMap<string, string[]>,
  { item, type }: Wish,
  smallest: Awaited<ReturnType<typeof listSmallestWishes>>,
  shareRef: string,
): Promise<string[]> {
  const slots = poolsOf(type).map((pool) => free.get(pool) ?? [])
  const left = Math.min(...slots.map((some) => some.length))
  if (left < item.quantity) throw refuseSoldOut(item, smallest.length === 0 ? left : 0)
  for (const wish of smallest) if (await isEnoughFor(shareRef, wish)) throw refusePassing(item)
  return slots.flatMap((some) => some.splice(0, item.quantity))
}

function takeOffer(offer: VersionedWait<WaitListEntry>, { item, index, type }: Wish): Picked {
  const { quantity, stockIds } = offer.wait
  if (item.quantity <= quantity) return { stockIds: partsOf(stockIds, item.quantity, poolOf), offer }
  const message = `${quantity} of "${type.title}" ${quantity === 1 ? 'is' : 'are'} set aside for you. Choose at most as many.`
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

/**
 * Takes what was picked for the items of an order: the commit fails when a ticket is gone, or an offer is not as it was.
 */
export function takePicked(
  writer: Writer,
  picked: readonly Picked[],
  items: readonly OrderItem[],
  { shareRef, timezone }: Pick<Activity, 'shareRef' | 'timezone'>,
  now: Instant,
): void {
  for (const [index, { stockIds, offer }] of picked.entries()) {
    const quantity = items[index]?.quantity ?? 0
    if (!offer) takeSlots(writer, shareRef, stockIds)
    // The tickets move into the order; those of the offer that it leaves are free again.
    else {
      const next: WaitListEntry = { ...offer.wait, state: 'taken', quantity, stockIds: [] }
      writeWait(writer, offer, next, timezone, now, stockIds)
    }
  }
}
