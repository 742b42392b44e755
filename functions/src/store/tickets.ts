import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { Ticket } from '../../contract/ticket'
import { firestore, parsedBy } from './firestore'

function tickets(): CollectionReference<Ticket> {
  return firestore().collection('tickets').withConverter(parsedBy(Ticket))
}

export function ticketDoc(id: string): DocumentReference<Ticket> {
  return tickets().doc(id)
}

/** The tickets of an order: at most fifty. */
export async function listTicketsOfOrder(orderId: string): Promise<Ticket[]> {
  return (await tickets().where('orderId', '==', orderId).get()).docs.map((doc) => doc.data())
}
