import type { Order } from '../../../../contract/orders/order'
import type { Reader, Writer } from '../../../store/firestore'
import { pickNextUses, takeUses } from '../../../store/promo-codes/promo-uses'
import { issueTaken, pickSlots, poolOf, readFree, takeSlots } from '../../../store/orders/stock'

/** As much stock as a released order had, or undefined when not that much is left. */
export async function pickStockAgain({ shareRef, stockIds }: Order): Promise<string[] | undefined> {
  const pools = new Map<string, number>()
  for (const id of stockIds) pools.set(poolOf(id), (pools.get(poolOf(id)) ?? 0) + 1)
  const picked: string[] = []
  for (const [pool, quantity] of pools) {
    const slots = await pickSlots(shareRef, pool, quantity)
    if (slots.length < quantity) return undefined
    picked.push(...slots)
  }
  return picked
}

/**
 * Takes the uses of an order's codes again that went back when it was released. Its price was promised, so they count where
 * others have had the last one meanwhile: then there is one more than the organiser's limit, and the numbers say so.
 */
export async function takeCodesAgain(
  tx: Reader & Writer,
  order: Order,
): Promise<Pick<Order, 'promoStockIds' | 'promoUses'>> {
  const { shareRef, promoStockIds } = order
  const found = await Promise.all(
    promoStockIds.map(async (id) => (await pickSlots(shareRef, poolOf(id), 1))[0]),
  )
  const free = await readFree(
    tx,
    shareRef,
    found.flatMap((id) => id ?? []),
  )
  const promoUses = await pickNextUses(tx, order)
  const missing = promoStockIds.map(poolOf).filter((pool) => !free.some((id) => poolOf(id) === pool))
  const more = missing.length > 0 ? await issueTaken(tx, shareRef, missing) : []
  takeSlots(tx, shareRef, free)
  takeUses(tx, order, promoUses)
  return { promoStockIds: [...free, ...more], promoUses }
}
