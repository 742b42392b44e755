import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { ShareRef } from '../../../contract/ids'
import type { Order } from '../../../contract/orders/order'
import { MAX_USES_PER_PERSON } from '../../../contract/promo-codes/promo-code'
import { personIn, promoUseId } from '../../domain/promo-codes/promo-use'
import { firestore, parsedBy } from '../firestore'
import type { Reader, Writer } from '../firestore'

/**
 * What one person has used a code for: one document each, named by code, person and number. Whoever creates one, on
 * condition that it is not there, has that use: two holds at the same moment cannot both have the last one.
 */
const PromoUse = z.object({ code: z.string(), orderId: z.string() })

function useDoc(shareRef: ShareRef, id: string): DocumentReference<z.infer<typeof PromoUse>> {
  return firestore().doc(`activities/${shareRef}/promoUses/${id}`).withConverter(parsedBy(PromoUse))
}

/**
 * The id of a use that a person has left, or undefined when they have none. Others may find the same: the write decides.
 * @param person what `personOf` calls them
 */
export async function findFreeUse(
  shareRef: ShareRef,
  { code, perPerson }: { code: string; perPerson: number },
  person: string,
): Promise<string | undefined> {
  // A limit that was lowered since counts what was used before.
  const ids = idsOf(code, person)
  const found = await firestore().getAll(...ids.map((id) => useDoc(shareRef, id)))
  const used = found.filter((doc) => doc.exists).length
  return used < perPerson ? ids.find((_, index) => found[index]?.exists === false) : undefined
}

/** All the uses of a code that a person can have. */
function idsOf(code: string, person: string): string[] {
  return Array.from({ length: MAX_USES_PER_PERSON }, (_, index) => promoUseId(code, person, index + 1))
}

/**
 * Of each code and person that an order has uses of, the next that is free: also beyond what the organiser allows, where it was
 * promised. Whoever has had all that there can be of them has none more.
 * @param taken those that the same commit takes already, as `<shareRef>/<id>`
 */
export async function pickNextUses(
  reader: Reader,
  { shareRef, promoUses }: Pick<Order, 'shareRef' | 'promoUses'>,
  taken: readonly string[] = [],
): Promise<Order['promoUses']> {
  const found = promoUses.map(async (use) => {
    const ids = idsOf(use.code, personIn(use.id))
    const docs = await Promise.all(ids.map((id) => reader.get(useDoc(shareRef, id))))
    const id = ids.find((it, index) => docs[index]?.exists === false && !taken.includes(`${shareRef}/${it}`))
    return id === undefined ? [] : [{ ...use, id }]
  })
  return (await Promise.all(found)).flat()
}

/** Which of an order's uses are its own still: those of an order that was released may be somebody else's by now. */
export async function readOwnUses(
  reader: Reader,
  { id: orderId, shareRef, promoUses }: Pick<Order, 'id' | 'shareRef' | 'promoUses'>,
): Promise<Order['promoUses']> {
  const docs = await Promise.all(promoUses.map(({ id }) => reader.get(useDoc(shareRef, id))))
  return promoUses.filter((_, index) => docs[index]?.data()?.orderId === orderId)
}

/** Takes uses: the writer's whole commit fails when one is taken. */
export function takeUses(
  writer: Writer,
  { id: orderId, shareRef }: Pick<Order, 'id' | 'shareRef'>,
  uses: Order['promoUses'],
): void {
  for (const { id, code } of uses) writer.create(useDoc(shareRef, id), { code, orderId })
}

/** Gives uses back that an order has. */
export function returnUses(writer: Writer, shareRef: ShareRef, uses: Order['promoUses']): void {
  for (const { id } of uses) writer.delete(useDoc(shareRef, id))
}
