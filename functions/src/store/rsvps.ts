import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { Rsvp } from '../../contract/rsvp'
import type { RsvpSort } from '../../contract/rsvp'
import type { ShareRef } from '../../contract/ids'
import type { Instant } from '../../contract/time'
import { each } from './each'
import { firestore, parsedBy } from './firestore'
import { findPlace, pageOf } from './page'
import type { Page } from './page'

function rsvps(shareRef: ShareRef): CollectionReference<Rsvp> {
  return firestore().collection(`activities/${shareRef}/rsvps`).withConverter(parsedBy(Rsvp))
}

export function rsvpDoc(shareRef: ShareRef, uid: string): DocumentReference<Rsvp> {
  return rsvps(shareRef).doc(uid)
}

export async function findRsvp(shareRef: ShareRef, uid: string): Promise<Rsvp | undefined> {
  return (await rsvpDoc(shareRef, uid).get()).data()
}

/** The field that each of the specification's sort keys means. */
const SORT_FIELDS = {
  'activity-start-date': 'activityStartsAt',
  'rsvp-created-at': 'createdAt',
  'rsvp-responded-at': 'respondedAt',
  'rsvp-response': 'response',
  'user-shown-name': 'shownName',
} as const satisfies Record<RsvpSort, keyof Rsvp>

export async function listRsvps(query: {
  shareRef: ShareRef
  sort: RsvpSort
  direction: 'asc' | 'desc'
  limit: number
  cursor?: string | undefined
}): Promise<Page<Rsvp>> {
  const field = SORT_FIELDS[query.sort]
  const all = rsvps(query.shareRef)
    .orderBy(field, query.direction)
    .orderBy(FieldPath.documentId(), query.direction)
  const place = findPlace(query.cursor)
  const from = place ? all.startAfter(...place) : all
  const found = (await from.limit(query.limit + 1).get()).docs.map((doc) => doc.data())
  return pageOf(found, query.limit, (it) => [it[field], it.uid])
}

/** The activities that a person goes to, by their start: those to come, or those that were. */
export async function listGoing(
  uid: string,
  when: 'coming' | 'past',
  now: Instant,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Rsvp>> {
  const going = firestore()
    .collectionGroup('rsvps')
    .withConverter(parsedBy(Rsvp))
    .where('uid', '==', uid)
    .where('response', '==', 'going')
  const all =
    when === 'coming'
      ? going.where('activityStartsAt', '>=', now).orderBy('activityStartsAt').orderBy('shareRef')
      : going
          .where('activityStartsAt', '<', now)
          .orderBy('activityStartsAt', 'desc')
          .orderBy('shareRef', 'desc')
  const place = findPlace(cursor)
  const found = (await (place ? all.startAfter(...place) : all).limit(limit + 1).get()).docs
  return pageOf(
    found.map((doc) => doc.data()),
    limit,
    (it) => [it.activityStartsAt, it.shareRef],
  )
}

/** Some of a person's answers, whatever they are. */
export async function listRsvpsBy(uid: string, limit: number): Promise<Rsvp[]> {
  const query = firestore().collectionGroup('rsvps').withConverter(parsedBy(Rsvp)).where('uid', '==', uid)
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** All of a person's answers. */
export function eachRsvpBy(uid: string): AsyncIterable<Rsvp> {
  return each(firestore().collectionGroup('rsvps').withConverter(parsedBy(Rsvp)).where('uid', '==', uid))
}
