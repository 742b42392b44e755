import type { CollectionReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ServerId } from '../../../contract/ids'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

/**
 * `ticketMailsDue/{orderId}`: an order whose tickets are to be mailed. Written with the order and gone with the mails: a mail
 * that cannot be made never undoes a sale, none is forgotten, and none is sent twice.
 */
export const TicketMailsDue = z.object({ orderId: ServerId, at: Instant })
export type TicketMailsDue = z.infer<typeof TicketMailsDue>

function dues(): CollectionReference<TicketMailsDue> {
  return firestore().collection('ticketMailsDue').withConverter(parsedBy(TicketMailsDue))
}

/** Asks for the mails with an order's tickets. */
export function askForTicketMails(writer: Writer, due: TicketMailsDue): void {
  writer.create(dues().doc(due.orderId), due)
}

/** The mails are posted: only one who finds them still due succeeds. */
export function endTicketMails(writer: Writer, orderId: string): void {
  writer.delete(dues().doc(orderId), { exists: true })
}

/** Whether an order's tickets are still to be mailed. */
export async function areTicketMailsDue(orderId: string): Promise<boolean> {
  return (await dues().doc(orderId).get()).exists
}

/** Orders whose mails have been due since before `then`, longest first. */
export async function listOverdueTicketMails(then: Instant, limit: number): Promise<string[]> {
  const found = await dues().where('at', '<', then).orderBy('at').limit(limit).get()
  return found.docs.map((doc) => doc.id)
}
