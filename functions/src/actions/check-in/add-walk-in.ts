import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { Activity } from '../../../contract/activities/activity'
import type { AddWalkIn, DoorEntry, WalkInAdded } from '../../../contract/check-in/door'
import type { Order } from '../../../contract/orders/order'
import { priceOrder } from '../../../contract/pricing/price-order'
import { Asked } from '../../../contract/questions/question'
import type { Ticket } from '../../../contract/tickets/ticket'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { searchWordsOf } from '../../domain/tickets/attendee-search'
import { withAct } from '../../domain/check-in/decide-admission'
import { admissionOf, ticketEntry, walkInEntry, walkInKey } from '../../domain/check-in/door-guests'
import { settledChange } from '../../domain/orders/order-changes'
import { Refusal, refuseField } from '../../domain/refusal'
import { serverIdFrom } from '../../domain/activities/share-ref'
import { poolsOf } from '../../domain/orders/stock-pools'
import { findAllTicketTypes } from '../../store/activities/activities'
import { recordAudit } from '../../store/audit/audit'
import { replaceCheckIn } from '../../store/check-in/check-ins'
import { isAlreadyThere, isWriteConflict, openBatch } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { orderDoc } from '../../store/orders/orders'
import { pickSlots, takeSlots } from '../../store/orders/stock'
import { recordChange } from '../../store/analytics/tallies'
import { addTicket } from '../../store/tickets/tickets'
import { auditOf } from '../audit/audit-of'
import { actOf } from './check-in-guests'
import { ticketsFor } from '../orders/complete-order'
import { checkedInChange, requireDoor } from './steps/require-door'
import type { Helper } from './steps/require-door'
import { loadGuest } from './load-guest'

const TRIES = 10

/**
 * Adds somebody who comes without a ticket, and lets them in. With a ticket type they take one of its places, as a buyer
 * does, in an order that owes nothing; what they paid at the door is counted by itself.
 * @throws Refusal `sold-out` when no place is left
 */
export async function addWalkIn(
  by: Actor,
  input: AddWalkIn,
  now: Instant,
): Promise<z.output<typeof WalkInAdded>> {
  const helper = await requireDoor(by, input.shareRef)
  const id = serverIdFrom(`walk-in:${input.shareRef}:${by.uid}:${input.key}`)
  const type = await findType(helper.activity, input)
  const key = type ? `${id}-1` : walkInKey(id)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stockIds = type ? await pickPlace(helper.activity, type) : []
    const { writer, commit } = openBatch()
    const entry = type
      ? writeSale(writer, helper, { id, input, type, stockIds }, now)
      : writeNamed(writer, helper, { key, input }, now)
    recordAudit(
      writer,
      input.shareRef,
      auditOf({ ...by, name: helper.name }, 'walk-in-added', input.name, now),
    )
    try {
      await commit()
      return { entry }
    } catch (error) {
      if (!isWriteConflict(error)) throw error
      const twin = isAlreadyThere(error) ? await loadGuest(input.shareRef, key) : undefined
      if (twin) return { entry: twin.entry }
      await sleep(randomInt(20 * (attempt + 1)))
    }
  }
  throw new Refusal('busy', 'A lot of people are buying right now. Please try again in a moment.')
}

async function findType(activity: Activity, { ticketTypeRef }: AddWalkIn): Promise<TicketType | undefined> {
  if (ticketTypeRef === null) return undefined
  const shown = activity.ticketTypes.find((it) => it.shareRef === ticketTypeRef)
  const type = shown ?? (await findAllTicketTypes(activity)).find((it) => it.shareRef === ticketTypeRef)
  if (!type) throw refuseField('ticketTypeRef', 'This ticket is not offered any more.')
  return type
}

async function pickPlace({ shareRef }: Activity, type: TicketType): Promise<string[]> {
  const pools = poolsOf(type)
  const slots = (await Promise.all(pools.map((pool) => pickSlots(shareRef, pool, 1)))).flat()
  if (slots.length < pools.length)
    throw new Refusal('sold-out', `"${type.title}" is sold out. Nobody was added.`)
  return slots
}

function writeNamed(
  writer: Writer,
  { activity, uid, name }: Helper,
  { key, input }: { key: string; input: AddWalkIn },
  now: Instant,
): DoorEntry {
  const act = actOf({ ...input, scanId: input.key }, 'admitted', { uid, name }, now)
  const nobody: DoorEntry = {
    key,
    kind: 'walk-in',
    name: input.name,
    title: '',
    guests: 0,
    status: 'valid',
    shortCode: '',
    admission: null,
  }
  const guest = { entry: nobody, countedAs: 'walk-in', checkIn: undefined }
  const checkIn = withAct(guest, activity.shareRef, act, now)
  replaceCheckIn(writer, checkIn, undefined)
  recordChange(writer, activity.shareRef, checkedInChange(activity, 'walk-in', 1, now))
  return walkInEntry(checkIn)
}

interface Sale {
  readonly id: string
  readonly input: AddWalkIn
  readonly type: TicketType
  readonly stockIds: string[]
}

function writeSale(writer: Writer, { activity, uid, name }: Helper, sale: Sale, now: Instant): DoorEntry {
  const { shareRef } = activity
  const { input, type } = sale
  const order = orderOf(activity, sale, now)
  const act = actOf({ ...input, scanId: input.key }, 'admitted', { uid, name }, now)
  const [signed] = ticketsFor(order, null, now)
  if (!signed) throw new Error('An order of one ticket makes one')
  const guest = { entry: ticketEntry(signed), countedAs: type.shareRef, checkIn: undefined }
  const checkIn = withAct(guest, shareRef, act, now)
  const ticket: Ticket = { ...signed, status: 'used', admission: admissionOf(checkIn) }
  takeSlots(writer, shareRef, sale.stockIds)
  writer.create(orderDoc(order.id), { ...order, ticketIds: [ticket.id] })
  addTicket(writer, ticket)
  replaceCheckIn(writer, checkIn, undefined)
  const change = settledChange(order, pricingOf(order), false, {}, now)
  recordChange(writer, shareRef, {
    ...change,
    ...(change.moment && { moment: { ...change.moment, name: input.name } }),
    ...checkedInChange(activity, type.shareRef, 1, now),
    door: { walkIns: 1, cash: order.door?.cash ?? 0 },
  })
  return ticketEntry(ticket)
}

function pricingOf({ items, fee, tax, currency }: Order) {
  const nothing = { kind: 'custom', amount: 0 } as const
  return priceOrder({ items, promos: [], tax, fee, currency, tip: nothing, donation: nothing })
}

/** An order that nobody signed in made: its buyer has no account, and what was paid at the door is not in its price. */
function orderOf(activity: Activity, { id, input, type, stockIds }: Sale, now: Instant): Order {
  const { shareRef, title, thumbnail, startDate, startsAt, endsAt, timezone, organiser } = activity
  const { shareRef: ticketTypeRef, sharesCapacity } = type
  const items = [{ ticketTypeRef, title: type.title, unitPrice: 0, quantity: 1, sharesCapacity }]
  const order: Order = {
    id,
    shareRef,
    organiserUid: organiser.uid,
    buyerUid: `door:${id}`,
    status: 'confirmed',
    activity: { title, thumbnail, startDate, startsAt, endsAt, timezone, organiserName: organiser.name },
    items,
    currency: activity.currency,
    fee: activity.fee,
    tax: activity.tax,
    acceptsPayments: activity.acceptsPayments,
    cancellation: null,
    asked: Asked.parse({}),
    given: null,
    agreed: null,
    promos: [],
    buyer: null,
    pricing: null,
    stockIds,
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
    expiresAt: now,
    settledAt: now,
    searchWords: searchWordsOf({ fullName: input.name, email: '' }, items),
    refunds: [],
    dispute: null,
    moneyCheckAt: null,
    door: { name: input.name, cash: input.paidCash ? type.price : 0 },
  }
  return { ...order, pricing: pricingOf(order) }
}
