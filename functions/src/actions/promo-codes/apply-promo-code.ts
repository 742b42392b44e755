import type { ApplyPromoCode, Order } from '../../../contract/orders/order'
import { AppliedPromoCode, MAX_PROMO_CODES_PER_ORDER } from '../../../contract/promo-codes/promo-code'
import type { PromoCode } from '../../../contract/promo-codes/promo-code'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { inTransaction, isWriteConflict } from '../../store/firestore'
import { findOrder, orderDoc } from '../../store/orders/orders'
import { returnUses } from '../../store/promo-codes/promo-uses'
import { poolOf, promoPool, returnSlots } from '../../store/orders/stock'
import { requireOwnOrder } from '../access/guards'
import { limitPromoTries } from './limit-promo-tries'
import { pickPromoCode, refuseCode, requirePromoCode, takeCode } from './pick-promo-code'
import type { PickedUse } from './pick-promo-code'
import { reopenOrder } from '../orders/reopen-order'

const TRIES = 5

/**
 * Applies a promo code to a hold beside those that it may be combined with, or takes it off. A use of a limited code is set
 * aside with the tickets and goes back with them. An unknown code, one that has not begun or has ended and one that is used
 * up get the same answer; one that is for other tickets, or for more of them, says so.
 */
export async function applyPromoCode(by: Actor, input: ApplyPromoCode, now: Instant): Promise<Order> {
  const own = await requireOwnOrder(by, input.orderId)
  const { code, takeOff } = input
  const isOff = code === null || takeOff
  const order = await reopenOrder(own, now)
  requireHeld(order, now)
  if (isOff) return takeCodesOff(order, code, now)
  return limitPromoTries(by, order.shareRef, now, async () => {
    if (hasCode(order, code)) return order
    return putOn(by, order, await requirePromoCode(order, code, now), now)
  })
}

function requireHeld(order: Order, now: Instant): void {
  if (order.status !== 'held' || now >= order.expiresAt) {
    throw new Refusal('hold-expired', 'Your hold has ended and the tickets went back. Please choose again.')
  }
}

const hasCode = ({ promos }: Order, code: string) => promos.some((promo) => promo.code === code)

/** Refuses a code beside others unless all of them allow it. */
function requireCombinable({ promos }: Order, { code, combinable }: PromoCode): void {
  const alone = combinable ? promos.find((promo) => !promo.combinable)?.code : promos[0] && code
  if (alone !== undefined) {
    const others = promos.map((promo) => promo.code).join(', ')
    const message = `${alone} cannot be combined with another code. To use ${code}, take ${others} off first.`
    throw new Refusal('promo-code-refused', message, [{ path: 'code', message }])
  }
  if (promos.length >= MAX_PROMO_CODES_PER_ORDER) {
    const message = `An order takes ${MAX_PROMO_CODES_PER_ORDER} codes at most. Take one off first.`
    throw new Refusal('promo-code-refused', message, [{ path: 'code', message }])
  }
}

async function putOn(by: Actor, order: Order, promo: PromoCode, now: Instant): Promise<Order> {
  requireCombinable(order, promo)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const picked = await pickPromoCode(by, order, promo)
    try {
      await writeCode(order.id, promo, picked, now)
      return (await findOrder(order.id)) ?? order
    } catch (error) {
      if (!isWriteConflict(error)) throw error
    }
  }
  throw new Refusal('busy', 'A lot of people use this code right now. Please try again in a moment.')
}

function writeCode(orderId: string, promo: PromoCode, picked: PickedUse, now: Instant): Promise<void> {
  return inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(orderId))).data()
    if (!order) throw refuseCode()
    requireHeld(order, now)
    if (hasCode(order, promo.code)) return
    requireCombinable(order, promo)
    takeCode(tx, order, picked)
    tx.update(orderDoc(orderId), {
      promos: [...order.promos, AppliedPromoCode.parse(promo)],
      promoStockIds: [...order.promoStockIds, ...picked.stockIds],
      promoUses: [...order.promoUses, ...picked.promoUses],
    })
  })
}

/** Refuses to take a code off that opened tickets of the order: they are for those who have it. */
function requireNothingOpened({ items }: Order, stays: (code: string) => boolean): void {
  const opener = items.find(({ openedBy }) => openedBy !== undefined && !stays(openedBy))?.openedBy
  if (opener === undefined) return
  const message = `${opener} opened tickets of this order, so it stays. Choose again to go on without it.`
  throw new Refusal('promo-code-refused', message, [{ path: 'code', message }])
}

/** Takes one code off, or all of them. */
function takeCodesOff({ id }: Order, code: string | null, now: Instant): Promise<Order> {
  return inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(id))).data()
    if (!order) throw refuseCode()
    requireHeld(order, now)
    const stays = (of: string) => code !== null && of !== code
    requireNothingOpened(order, stays)
    const ofPool = (stockId: string) =>
      order.promos.some((promo) => stays(promo.code) && promoPool(promo.code) === poolOf(stockId))
    const change = {
      promos: order.promos.filter((promo) => stays(promo.code)),
      promoStockIds: order.promoStockIds.filter(ofPool),
      promoUses: order.promoUses.filter((use) => stays(use.code)),
    }
    returnSlots(
      tx,
      order.shareRef,
      order.promoStockIds.filter((it) => !ofPool(it)),
    )
    returnUses(
      tx,
      order.shareRef,
      order.promoUses.filter((use) => !stays(use.code)),
    )
    tx.update(orderDoc(id), change)
    return { ...order, ...change }
  })
}
