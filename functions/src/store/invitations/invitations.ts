import { createHash } from 'node:crypto'
import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Invitation } from '../../../contract/invitations/invitation'
import type { InvitationKind } from '../../../contract/invitations/invitation'
import type { ShareRef } from '../../../contract/ids'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import { Instant } from '../../../contract/time'
import { isPersonal } from '../../domain/invitations/invitation-rules'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

const PERSONAL: InvitationKind[] = ['mail', 'connection']
const OPEN: Invitation['status'][] = ['sent', 'opened']

function invitations(shareRef: ShareRef): CollectionReference<Invitation> {
  return firestore().collection(`activities/${shareRef}/invitations`).withConverter(parsedBy(Invitation))
}

export function invitationDoc(shareRef: ShareRef, id: string): DocumentReference<Invitation> {
  return invitations(shareRef).doc(id)
}

export async function findInvitation(shareRef: ShareRef, id: string): Promise<Invitation | undefined> {
  return (await invitationDoc(shareRef, id).get()).data()
}

/** Which of these invitations are there already. */
export async function findInvited(shareRef: ShareRef, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await firestore().getAll(...ids.map((id) => invitationDoc(shareRef, id)))
  return new Set(found.filter((doc) => doc.exists).map((doc) => doc.id))
}

/** Several invitations at once, by their ids; those that are not there are left out. */
export async function findInvitations(shareRef: ShareRef, ids: readonly string[]): Promise<Invitation[]> {
  if (ids.length === 0) return []
  const found = await firestore().getAll(...ids.map((id) => invitationDoc(shareRef, id)))
  return found.flatMap((doc) => (doc.data() as Invitation | undefined) ?? [])
}

/** What somebody answered is written on their invitation, where it was one person's. */
export function noteAnswer(writer: Writer, { shareRef, invitationId, response }: Rsvp): void {
  if (isPersonal(invitationId)) writer.update(invitationDoc(shareRef, invitationId), { response })
}

/** One page of an activity's invitations, newest first. */
export async function listInvitationsOf(
  shareRef: ShareRef,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Invitation>> {
  const all = invitations(shareRef).orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const place = readCursor(cursor)
  const found = (await (place ? all.startAfter(...place) : all).limit(limit + 1).get()).docs
  return pageOf(
    found.map((doc) => doc.data()),
    limit,
    (it) => [it.createdAt, it.id],
  )
}

/** How many invitations an activity has. One read per thousand. */
export async function countInvitations(shareRef: ShareRef): Promise<number> {
  return (await invitations(shareRef).count().get()).data().count
}

/** Those that are one person's and that nobody has answered or ended. */
export function unansweredOf(shareRef: ShareRef): Query<Invitation> {
  const open = invitations(shareRef).where('response', '==', null).where('status', 'in', OPEN)
  return open.where('kind', 'in', PERSONAL)
}

/** How many people were invited in person and have not answered. One read per thousand. */
export async function countUnanswered(shareRef: ShareRef): Promise<number> {
  return (await unansweredOf(shareRef).count().get()).data().count
}

/** All invitations of an activity. */
export function eachInvitationOf(shareRef: ShareRef): AsyncIterable<Invitation> {
  return forEachDocument(invitations(shareRef))
}

/** All invitations that were mailed to an address. */
export function eachInvitationTo(email: string): AsyncIterable<Invitation> {
  const all = firestore().collectionGroup('invitations').withConverter(parsedBy(Invitation))
  return forEachDocument(all.where('email', '==', email.toLowerCase()))
}

/** The invitations to an address that nobody has answered or ended, the latest first. */
export async function listOpenInvitationsTo(email: string, limit: number): Promise<Invitation[]> {
  const all = firestore().collectionGroup('invitations').withConverter(parsedBy(Invitation))
  const open = all
    .where('email', '==', email.toLowerCase())
    .where('response', '==', null)
    .where('status', 'in', OPEN)
  return (await open.orderBy('createdAt', 'desc').limit(limit).get()).docs.map((doc) => doc.data())
}

/** All invitations that somebody was sent by a connection of theirs. */
export async function* eachInvitationFor(uid: string): AsyncIterable<Invitation> {
  const all = firestore().collectionGroup('invitations').withConverter(parsedBy(Invitation))
  for await (const invitation of forEachDocument(all.where('uid', '==', uid))) {
    if (invitation.kind === 'connection') yield invitation
  }
}

/** `invitationRefusals/{hash}`: an address that wants no invitations from anybody; the address itself is not kept. */
const Refused = z.object({ at: Instant })

/** An address as its refusal is known by. */
export function addressHash(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}

export function refusalDoc(hash: string): DocumentReference<{ at: Instant }> {
  return firestore().doc(`invitationRefusals/${hash}`).withConverter(parsedBy(Refused))
}

/** Which of these addresses want no invitations. */
export async function findRefusing(emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const found = await firestore().getAll(...emails.map((email) => refusalDoc(addressHash(email))))
  return new Set(emails.filter((_, index) => found[index]?.exists === true))
}
