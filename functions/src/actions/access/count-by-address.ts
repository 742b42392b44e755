import { isDeepStrictEqual } from 'node:util'
import type { Order, PlaceOrder } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { isUseBy, personOf } from '../../domain/promo-codes/promo-use'
import { Refusal } from '../../domain/refusal'
import { isWriteConflict } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { returnUses, takeUses } from '../../store/promo-codes/promo-uses'
import { limitPromoTries } from '../promo-codes/limit-promo-tries'
import { pickUse } from '../promo-codes/pick-promo-code'

/** Each try takes other uses of the order's codes. */
const TRIES = 5

/**
 * Has an order placed with its codes counted by the address that was typed. Trying addresses is limited like trying codes.
 * @param place writes the order, with the uses that it is given (`writeUses`)
 */
export async function countByAddress(
  by: Actor,
  order: Order,
  { buyer }: PlaceOrder,
  now: Instant,
  place: (promoUses: Order['promoUses']) => Promise<Order>,
): Promise<Order> {
  const tries = countsByAddress(order, buyer.email)
  if (!tries) return placeByAddress(order, buyer.email, place)
  return limitPromoTries(by, order.shareRef, now, () => placeByAddress(order, buyer.email, place))
}

async function placeByAddress(
  order: Order,
  email: string,
  place: (promoUses: Order['promoUses']) => Promise<Order>,
): Promise<Order> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      return await place(await pickTypedUses(order, email))
    } catch (error) {
      // Another order of theirs took the same use at the same moment: look again.
      if (!isWriteConflict(error)) throw error
    }
  }
  throw new Refusal('busy', 'A lot of people use this code right now. Please try again in a moment.')
}

/**
 * Writes an order's uses as they are picked.
 * @param order as read in the same transaction: with other codes than those that were seen, its price is another one
 */
export function writeUses(writer: Writer, order: Order, seen: Order, promoUses: Order['promoUses']): void {
  if (!isDeepStrictEqual(order.promos, seen.promos)) throw refuseOtherWindow()
  const has = (uses: Order['promoUses'], id: string) => uses.some((use) => use.id === id)
  takeUses(
    writer,
    order,
    promoUses.filter(({ id }) => !has(order.promoUses, id)),
  )
  returnUses(
    writer,
    order.shareRef,
    order.promoUses.filter(({ id }) => !has(promoUses, id)),
  )
}

/** Tells somebody that what they see of an order is not what it is. */
export function refuseOtherWindow(): Refusal {
  return new Refusal('conflict', 'This order is being changed or paid in another window. Please look there.')
}

/** Whether a code of an order counts by person, and not yet by this address. */
function countsByAddress({ promos, promoUses }: Order, email: string): boolean {
  const person = personOf({ email })
  return promos.some(
    ({ code, perPerson }) => perPerson !== null && !promoUses.some(({ id }) => isUseBy(id, code, person)),
  )
}

/**
 * Finds the uses of an order's codes by the address that the buyer typed.
 * @returns the order's uses with them; those by an address that was typed before are in it no more
 * @throws Refusal at the address when it was used with one of the codes as often as one person may
 */
async function pickTypedUses(order: Order, email: string): Promise<Order['promoUses']> {
  const person = personOf({ email })
  const kept = order.promoUses.filter(({ id, code, isTyped }) => !isTyped || isUseBy(id, code, person))
  const missing = order.promos.filter(({ code }) => !kept.some(({ id }) => isUseBy(id, code, person)))
  const found = await Promise.all(
    missing.map(
      async (promo) => (await pickUse(order.shareRef, promo, person, true)) ?? refuseAddress(promo.code),
    ),
  )
  return [...kept, ...found.flat()]
}

function refuseAddress(code: string): never {
  const message = `${code} cannot be used with this address any more. Take the code off, or check the address.`
  throw new Refusal('promo-code-refused', message, [{ path: 'buyer.email', message }])
}
