import { setTimeout as sleep } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Activity } from '../../../contract/activities/activity'
import { availabilityOf, isBeforeSale } from '../../../contract/tickets/availability'
import { HOLD_MINUTES } from '../../../contract/orders/order'
import type { HoldTickets, Order, OrderItem } from '../../../contract/orders/order'
import { AppliedPromoCode } from '../../../contract/promo-codes/promo-code'
import { MAX_TICKETS_PER_ORDER } from '../../../contract/tickets/ticket-limits'
import type { TicketAvailability, TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { whenInWords } from '../../../contract/activities/when-in-words'
import { heldChange } from '../../domain/orders/order-changes'
import { Refusal, refuseField } from '../../domain/refusal'
import { serverIdFrom } from '../../domain/activities/share-ref'
import { minutesAfter } from '../../domain/wall-time'
import { queueExpiry } from '../../gateways/tasks'
import { log } from '../../log'
import { isAlreadyThere, isWriteConflict, openBatch } from '../../store/firestore'
import { holdSlotDoc, holdSlotId } from '../../store/orders/hold-slots'
import { countOpenOrders, findOrder, orderDoc } from '../../store/orders/orders'
import { recordChange } from '../../store/analytics/tallies'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireVisible } from '../access/guards'
import { openFor } from '../promo-codes/open-hidden-tickets'
import type { Offered } from '../promo-codes/open-hidden-tickets'
import { pickPromoCode, requireSpend, takeCode } from '../promo-codes/pick-promo-code'
import { pickTickets, pickedFor, takePicked } from '../tickets/pick-tickets'
import { requireTurn, spendTurn } from '../waiting-room/require-turn'

/** One person may set tickets aside in this many orders at once. */
const MAX_OPEN_ORDERS = 5
/** Each try begins to look at another place; after these the rush is too great. */
const TRIES = 10

/**
 * Sets tickets aside for fifteen minutes. All of them or none: one batch takes a stock document for each and creates the
 * order, on condition that none was taken meanwhile. Whoever has an offer from a wait-list holds what is set aside for
 * them. A promo code that opens or reduces them is applied. The same person and key hold once.
 * @throws Refusal `already-used` when the key came with other tickets before
 */
export async function holdTickets(by: Actor, input: HoldTickets, now: Instant): Promise<Order> {
  const id = serverIdFrom(`order:${by.uid}:${input.idempotencyKey}`)
  const [existing, activity] = await Promise.all([findOrder(id), requireVisible(by, input.shareRef)])
  if (existing) return requireSame(existing, input)
  const times = input.items.reduce((sum, { quantity }) => sum + quantity, 0)
  await enforceRateLimit('hold-tickets', by, now, { times })
  const opened = await openFor(by, activity, input, now)
  const order = newOrder(id, by, opened, input, now)
  const held = await takeAndCreate(by, order, opened)
  try {
    await queueExpiry(id, HOLD_MINUTES * 60)
  } catch (error) {
    log.warn('taskNotQueued', { orderId: id, error: String(error) })
  }
  return requireSame(held, input)
}

/** A repeated request gets its order; another one under the same key is refused. */
function requireSame(order: Order, input: HoldTickets): Order {
  const held = order.items.map(({ ticketTypeRef, quantity }) => ({ ticketTypeRef, quantity }))
  if (order.shareRef === input.shareRef && isDeepStrictEqual(held, input.items)) return order
  throw new Refusal('already-used', 'This idempotency key held other tickets. Send a new key.')
}

function newOrder(
  id: string,
  by: Actor,
  { activity, opener }: Offered,
  input: HoldTickets,
  now: Instant,
): Order {
  const items = input.items.map((item, index): OrderItem => {
    const isOpened = opener?.refs.includes(item.ticketTypeRef) === true
    return { ...requireBuyable(activity, item, index, now), ...(isOpened && { openedBy: opener.promo.code }) }
  })
  if (opener) requireSpend({ ...activity, items }, opener.promo)
  const { title, thumbnail, startDate, startsAt, endsAt, timezone } = activity
  return {
    id,
    shareRef: activity.shareRef,
    organiserUid: activity.organiser.uid,
    buyerUid: by.uid,
    status: 'held',
    activity: {
      title,
      thumbnail,
      startDate,
      startsAt,
      endsAt,
      timezone,
      organiserName: activity.organiser.name,
    },
    items,
    currency: activity.currency,
    fee: activity.fee,
    tax: activity.tax,
    acceptsPayments: activity.acceptsPayments,
    cancellation: activity.cancellation,
    asked: activity.asked,
    given: null,
    agreed: null,
    promos: opener ? [AppliedPromoCode.parse(opener.promo)] : [],
    buyer: null,
    pricing: null,
    stockIds: [],
    promoStockIds: [],
    promoUses: [],
    offers: [],
    holdSlot: null,
    attempt: 0,
    processing: null,
    session: null,
    sessionExpiresAt: null,
    payoutAccountId: null,
    paymentIntentId: null,
    ticketIds: [],
    createdAt: now,
    expiresAt: minutesAfter(now, HOLD_MINUTES),
    settledAt: null,
    searchWords: [],
    door: null,
    refunds: [],
    dispute: null,
    moneyCheckAt: null,
  }
}

/** Why a ticket type cannot be bought, for the person. */
const CLOSED: Record<Exclude<TicketAvailability, 'open' | 'sold-out'>, string> = {
  closed: 'Tickets are not on sale at the moment.',
  'time-expired': 'The sale of these tickets has ended.',
}

function requireBuyable(
  activity: Activity,
  item: { ticketTypeRef: string; quantity: number },
  index: number,
  now: Instant,
): OrderItem {
  const type = activity.ticketTypes.find((it) => it.shareRef === item.ticketTypeRef)
  if (!type) throw refuseField(`items.${index}.ticketTypeRef`, 'This ticket is not offered any more.')
  // Whether some are left is for the stock to say: the number on the activity may be a second old.
  const availability = availabilityOf(activity, type, undefined, now)
  if (availability === 'closed' && activity.status === 'active' && isBeforeSale(type, now)) {
    throw refuseEarly(activity, type)
  }
  if (availability === 'closed' || availability === 'time-expired') {
    throw new Refusal('sales-closed', CLOSED[availability])
  }
  if (type.price > 0 && !activity.acceptsPayments) {
    throw new Refusal('sales-closed', 'The organiser cannot take payments at the moment.')
  }
  requireQuantity(type, item.quantity, `items.${index}.quantity`)
  return {
    ticketTypeRef: type.shareRef,
    title: type.title,
    unitPrice: type.price,
    quantity: item.quantity,
    sharesCapacity: type.sharesCapacity,
  }
}

function refuseEarly({ timezone }: Activity, { title, saleStartsAt }: TicketType): Refusal {
  const opens = whenInWords({ startDate: saleStartsAt ?? '', timezone })
  return new Refusal('sales-closed', `"${title}" goes on sale on ${opens}. Nothing was held.`)
}

/** Refuses fewer or more of a ticket type than can be had at once. */
export function requireQuantity(type: TicketType, quantity: number, path: string): void {
  const most = type.maxTicketCountPerPurchase ?? MAX_TICKETS_PER_ORDER
  if (quantity < type.minTicketCountPerPurchase) {
    throw refuseField(path, `Choose at least ${type.minTicketCountPerPurchase} of "${type.title}".`)
  }
  if (quantity > most) throw refuseField(path, `Choose at most ${most} of "${type.title}".`)
}

/**
 * One of a person's slots for open orders, which is taken with the order.
 * @param attempt each looks at another slot, as those before may be taken
 * @throws Refusal `too-many-requests` when all of them are
 */
async function pickHoldSlot(by: Actor, attempt: number): Promise<string> {
  const open = await countOpenOrders(by.uid, MAX_OPEN_ORDERS)
  if (open >= MAX_OPEN_ORDERS) {
    throw new Refusal(
      'too-many-requests',
      'You hold tickets in several orders already. Pay or cancel one first.',
    )
  }
  return holdSlotId(by.uid, (open + attempt) % MAX_OPEN_ORDERS)
}

async function takeAndCreate(by: Actor, order: Order, { activity, opener }: Offered): Promise<Order> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const holdSlot = await pickHoldSlot(by, attempt)
    const turn = await requireTurn(by, activity, order.items, order.createdAt)
    const picked = await pickTickets(order, activity, order.createdAt)
    const use = opener && (await pickPromoCode(by, order, opener.promo))
    const held: Order = {
      ...order,
      holdSlot,
      ...pickedFor(picked),
      ...(use && { promoStockIds: use.stockIds, promoUses: use.promoUses }),
    }
    const { writer, commit } = openBatch()
    takePicked(writer, picked, order.items, activity, order.createdAt)
    if (use) takeCode(writer, order, use)
    writer.create(orderDoc(order.id), held)
    writer.create(holdSlotDoc(holdSlot), { orderId: order.id })
    spendTurn(writer, turn)
    recordChange(writer, order.shareRef, heldChange(order, order.createdAt))
    try {
      await commit()
      return held
    } catch (error) {
      if (!isWriteConflict(error)) throw error
      const twin = isAlreadyThere(error) ? await findOrder(order.id) : undefined
      if (twin) return twin
      await sleep(randomInt(20 * (attempt + 1)))
    }
  }
  throw new Refusal('busy', 'A lot of people are buying right now. Please try again in a moment.')
}
