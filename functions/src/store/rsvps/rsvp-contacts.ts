import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import { RsvpContact } from '../../../contract/rsvps/rsvp'
import { firestore, parsedBy } from '../firestore'
import { eachRsvpBy } from './rsvps'

function contacts(shareRef: ShareRef): CollectionReference<RsvpContact> {
  return firestore().collection(`activities/${shareRef}/rsvpContacts`).withConverter(parsedBy(RsvpContact))
}

export function rsvpContactDoc(shareRef: ShareRef, uid: string): DocumentReference<RsvpContact> {
  return contacts(shareRef).doc(uid)
}

/** The email that a guest left with their RSVP. */
export async function findRsvpContact(shareRef: ShareRef, uid: string): Promise<RsvpContact | undefined> {
  return (await rsvpContactDoc(shareRef, uid).get()).data()
}

/** The same of several people at once, by person; those who left none are not in it. */
export async function findRsvpContacts(
  shareRef: ShareRef,
  uids: readonly string[],
): Promise<ReadonlyMap<string, RsvpContact>> {
  if (uids.length === 0) return new Map()
  const found = await firestore().getAll(...uids.map((uid) => rsvpContactDoc(shareRef, uid)))
  const all = found.flatMap((doc) => (doc.data() as RsvpContact | undefined) ?? [])
  return new Map(all.map((contact) => [contact.uid, contact]))
}

/** All that a person left, one read for each of their RSVPs. */
export async function* eachRsvpContactBy(uid: string): AsyncIterable<RsvpContact> {
  for await (const { shareRef } of eachRsvpBy(uid)) {
    const contact = await findRsvpContact(shareRef, uid)
    if (contact) yield contact
  }
}
