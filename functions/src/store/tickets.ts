import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import type { ShareRef } from '../../contract/ids'
import { Ticket } from '../../contract/ticket'
import type { TicketStatus } from '../../contract/ticket'
import { firestore, parsedBy } from './firestore'

function tickets(): CollectionReference<Ticket> {
  return firestore().collection('tickets').withConverter(parsedBy(Ticket))
}

export function ticketDoc(id: string): DocumentReference<Ticket> {
  return tickets().doc(id)
}

/** Whether a person has a ticket that lets them in. One read. */
export async function holdsTicket(shareRef: ShareRef, uid: string): Promise<boolean> {
  const good: TicketStatus[] = ['valid', 'used']
  const own = tickets().where('shareRef', '==', shareRef).where('holderUid', '==', uid)
  return !(await own.where('status', 'in', good).limit(1).get()).empty
}

/** The tickets of an order: at most fifty. */
export async function listTicketsOfOrder(orderId: string): Promise<Ticket[]> {
  return (await tickets().where('orderId', '==', orderId).get()).docs.map((doc) => doc.data())
}
