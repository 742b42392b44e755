import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { ShareRef } from '../../contract/ids'
import type { Order } from '../../contract/order'
import { MAX_USES_PER_PERSON } from '../../contract/promo-code'
import { promoUseId } from '../domain/promo-use'
import { firestore, parsedBy } from './firestore'
import type { Writer } from './firestore'

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
  const ids = Array.from({ length: MAX_USES_PER_PERSON }, (_, index) => promoUseId(code, person, index + 1))
  const found = await firestore().getAll(...ids.map((id) => useDoc(shareRef, id)))
  const used = found.filter((doc) => doc.exists).length
  return used < perPerson ? ids.find((_, index) => found[index]?.exists === false) : undefined
}

/** Takes uses: the writer's whole commit fails when one is taken. */
export function takeUses(
  writer: Writer,
  { id: orderId, shareRef }: Pick<Order, 'id' | 'shareRef'>,
  uses: Order['promoUses'],
): void {
  for (const { id, code } of uses) writer.create(useDoc(shareRef, id), { code, orderId })
}

/** Gives uses back that an order has; it names them no more after the same write. */
export function returnUses(writer: Writer, shareRef: ShareRef, uses: Order['promoUses']): void {
  for (const { id } of uses) writer.delete(useDoc(shareRef, id))
}
