import type { Order } from '../../contract/order'
import { AppliedPromoCode, isFor } from '../../contract/promo-code'
import type { PromoCode } from '../../contract/promo-code'
import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { Refusal } from '../domain/refusal'
import { findActivity, findPromoCode } from '../store/activities'
import { inTransaction, isOvertaken } from '../store/firestore'
import { findOrder, orderDoc } from '../store/orders'
import { pickSlots, promoPool, returnSlots, takeSlots } from '../store/stock'
import { requireOwnOrder, requireUnhurried } from './guards'
import { reopenOrder } from './reopen-order'

/** Nobody types more codes than this by hand. */
const PACE = { uses: 10, seconds: 600 }
const TRIES = 5

/**
 * Applies a promo code to a hold, or takes it off. A limited code's use is set aside with the tickets and goes back with
 * them. An unknown code, one that has not begun or has ended and one that is used up get the same answer; one that is for
 * other tickets says for which.
 */
export async function applyPromoCode(
  by: Actor,
  input: { orderId: string; code: string | null },
  now: Instant,
): Promise<Order> {
  const own = await requireOwnOrder(by, input.orderId)
  if (input.code !== null) await requireUnhurried(`promo:${by.uid}`, PACE, now)
  const order = await reopenOrder(own, now)
  requireHeld(order, now)
  if ((order.promos[0]?.code ?? null) === input.code) return order
  const promo = input.code === null ? null : await requirePromo(order, input.code, now)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const slots = await pickUse(order, promo)
    try {
      await write(order.id, promo, slots, now)
      return (await findOrder(order.id)) ?? order
    } catch (error) {
      if (!isOvertaken(error)) throw error
    }
  }
  throw new Refusal('busy', 'A lot of people use this code right now. Please try again in a moment.')
}

function requireHeld(order: Order, now: Instant): void {
  if (order.status !== 'held' || now >= order.expiresAt) {
    throw new Refusal('hold-expired', 'Your hold has ended and the tickets went back. Please choose again.')
  }
}

function refuseCode(): Refusal {
  const message = 'This code does not apply to this order. Check how it is written, or go on without it.'
  return new Refusal('promo-code-refused', message, [{ path: 'code', message }])
}

async function requirePromo(order: Order, code: string, now: Instant): Promise<PromoCode> {
  const promo = await findPromoCode(order.shareRef, code)
  if (!promo || !isValid(promo, now)) throw refuseCode()
  if (!order.items.some((item) => isFor(promo, item.ticketTypeRef))) throw await refuseScope(order, promo)
  return promo
}

function isValid({ startsInstant, endsInstant }: PromoCode, now: Instant): boolean {
  return (startsInstant === null || now >= startsInstant) && (endsInstant === null || now < endsInstant)
}

/** Whoever knows the code may know what it is for. */
async function refuseScope(order: Order, promo: PromoCode): Promise<Refusal> {
  const ticketTypes = (await findActivity(order.shareRef))?.ticketTypes ?? []
  const titles = ticketTypes.filter((type) => isFor(promo, type.shareRef)).map(({ title }) => title)
  const message = `This code is for: ${titles.join(', ')}. None of these tickets is in your order.`
  return new Refusal('promo-code-refused', message, [{ path: 'code', message }])
}

async function pickUse(order: Order, promo: PromoCode | null): Promise<string[]> {
  if (!promo || promo.limit === null) return []
  const slots = await pickSlots(order.shareRef, promoPool(promo.code), 1)
  if (slots.length === 0) throw refuseCode()
  return slots
}

function write(orderId: string, promo: PromoCode | null, slots: string[], now: Instant): Promise<void> {
  return inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(orderId))).data()
    if (!order) throw refuseCode()
    requireHeld(order, now)
    returnSlots(tx, order.shareRef, order.promoStockIds)
    takeSlots(tx, order.shareRef, slots)
    const promos = promo ? [AppliedPromoCode.parse(promo)] : []
    tx.update(orderDoc(orderId), { promos, promoStockIds: slots })
  })
}
