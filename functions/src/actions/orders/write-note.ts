import type { z } from 'zod'
import type { WriteNote } from '../../../contract/tickets/attendee'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { refuseMissing } from '../../domain/refusal'
import { inTransaction } from '../../store/firestore'
import { noteDoc } from '../../store/orders/notes'
import { orderDoc } from '../../store/orders/orders'
import { requireManager } from '../access/guards'

/** Writes down something about an order, for the team; an empty note takes it away. The last one written stays. */
export async function writeNote(
  by: Actor,
  { shareRef, orderId, text }: z.output<typeof WriteNote>,
  now: Instant,
): Promise<Record<string, never>> {
  await requireManager(by, shareRef)
  await inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(orderId))).data()
    // A buyer who is forgotten leaves nothing to write about.
    if (order?.shareRef !== shareRef || order.settledAt === null || order.buyer === null)
      throw refuseMissing('order')
    if (text === '') tx.delete(noteDoc(shareRef, orderId))
    else tx.set(noteDoc(shareRef, orderId), { orderId, shareRef, text, byUid: by.uid, at: now })
  })
  return {}
}
