import { randomUUID } from 'node:crypto'
import type { Activity } from 'functions/contract/activities/activity'
import { applyPromoCode } from '../../functions/src/actions/promo-codes/apply-promo-code'
import { promoCode } from '../support/activities'
import { database, findAnyFree } from '../support/database'
import { outcomes } from '../support/in-process'
import { countHeld, crowd, hold, now, onSale, typeOf } from './on-sale-stage'

/** RELIABILITY: five hundred buyers come at once for a hundred tickets. */
export async function measureFiveHundred(take: (activity: Activity) => Promise<unknown>) {
  const activity = await onSale(100)
  const ends = await outcomes(Array.from({ length: 500 }, () => take(activity)))
  return { sold: await countHeld(activity.shareRef), soldOut: ends['sold-out'] ?? 0 }
}

/** The control without the condition: it reads that some are free, then takes one, there or not. */
export async function holdBlindly(activity: Activity): Promise<void> {
  const slot = await findAnyFree(activity.shareRef, typeOf(activity))
  if (slot === undefined) throw Object.assign(new Error('none left'), { code: 'sold-out' })
  const batch = database().batch()
  batch.delete(database().doc(`activities/${activity.shareRef}/stock/${slot}`))
  const order = { shareRef: activity.shareRef, items: [{ quantity: 1 }] }
  batch.create(database().doc(`orders/${randomUUID()}`), order)
  await batch.commit()
}

/** RELIABILITY: fifty buyers type a promo code that can be used once. */
export async function measureOneUse() {
  const activity = await onSale(100, { promocodes: [promoCode({ code: 'ONCE', limit: 1 })] })
  const orders = await Promise.all(
    crowd(50).map(async (buyer) => ({ buyer, order: await hold(activity, 1, buyer) })),
  )
  const ends = await outcomes(
    orders.map(({ buyer, order }) =>
      applyPromoCode(buyer, { orderId: order.id, code: 'ONCE', takeOff: false }, now()),
    ),
  )
  return { used: ends['done'] ?? 0, refused: ends['promo-code-refused'] ?? 0 }
}
