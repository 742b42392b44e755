import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'

/** `stripeEvents/{id}`: an event that was dealt with; kept, because events are sent again for days. */
const StripeEvent = z.object({ type: z.string(), at: Instant })
type StripeEvent = z.infer<typeof StripeEvent>

function eventDoc(id: string): DocumentReference<StripeEvent> {
  return firestore().doc(`stripeEvents/${id}`).withConverter(parsedBy(StripeEvent))
}

/** Whether an event was dealt with before. One read. */
export async function isEventDone(id: string): Promise<boolean> {
  return (await eventDoc(id).get()).exists
}

/** Remembers that an event was dealt with. */
export async function rememberEvent(id: string, event: StripeEvent): Promise<void> {
  await eventDoc(id).set(event)
}
