import type { Order } from '../../../contract/orders/order'
import { personIn, personOf } from '../../domain/promo-codes/promo-use'
import type { Reader, Writer } from '../../store/firestore'
import { pickNextUses, readOwnUses, returnUses, takeUses } from '../../store/promo-codes/promo-uses'

/** An order with its uses of codes as another account's. */
export interface MovedUses {
  readonly order: Order
  readonly promoUses: Order['promoUses']
  readonly write: (writer: Writer) => void
}

/**
 * Has what a guest's orders count of a code for one person count for their account, beside what it has used itself: also
 * beyond what one person may have. Addresses that were typed count as before. To be read before anything is written.
 */
export async function readMovedUses(
  tx: Reader,
  orders: readonly Order[],
  { guestUid, byUid }: { guestUid: string; byUid: string },
): Promise<MovedUses[]> {
  const [guest, owner] = [personOf({ uid: guestUid }), personOf({ uid: byUid })]
  const taken: string[] = []
  const moved: MovedUses[] = []
  for (const order of orders) {
    const guests = order.promoUses.filter(({ id }) => personIn(id) === guest)
    const own = await readOwnUses(tx, { ...order, promoUses: guests })
    const renamed = guests.map((use) => ({ ...use, id: use.id.replace(guest, owner) }))
    const kept = renamed.filter((_, index) => guests[index] && own.includes(guests[index]))
    const next = await pickNextUses(tx, { ...order, promoUses: kept }, taken)
    taken.push(...next.map(({ id }) => `${order.shareRef}/${id}`))
    // An order that was released has uses in name only: what it takes again, should it be paid after all, is the account's.
    const named = renamed.filter((use) => !kept.includes(use))
    const others = order.promoUses.filter((use) => !guests.includes(use))
    moved.push({
      order,
      promoUses: [...others, ...next, ...named],
      write: (writer) => {
        returnUses(writer, order.shareRef, own)
        takeUses(writer, order, next)
      },
    })
  }
  return moved
}
