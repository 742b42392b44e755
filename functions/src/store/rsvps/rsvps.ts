import { FieldPath } from 'firebase-admin/firestore'
import type {
  CollectionReference,
  DocumentReference,
  FirestoreDataConverter,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { Rsvp } from '../../../contract/rsvps/rsvp'
import type { RsvpAnswer, RsvpListState, RsvpSort } from '../../../contract/rsvps/rsvp'
import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import { MAX_COUNTED_IN_LINE } from '../../../contract/wait-list/counted-in-line'
import { sortKeyOf } from '../../domain/search/search-words'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Reader, Writer } from '../firestore'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

/** What answers are sorted by beside what they say: the name without case and accents, and when the answer was given that stands. */
interface SortKeys {
  readonly nameKey: string
  /** Null without an answer: those who gave none come after all that did. */
  readonly answeredAt: Instant | null
}

function sortKeysOf({ shownName, response, respondedAt }: Rsvp): SortKeys {
  return {
    nameKey: sortKeyOf(shownName),
    answeredAt: response === 'not-responded' ? null : respondedAt,
  }
}

/** An answer as it is stored, with what lists are sorted by. What was asked of those who go is kept of nobody else. */
export function storedRsvp(rsvp: Rsvp): Rsvp & SortKeys {
  const answers = rsvp.response === 'going' ? rsvp.answers : []
  return { ...Rsvp.parse({ ...rsvp, answers }), ...sortKeysOf(rsvp) }
}

const CONVERTER: FirestoreDataConverter<Rsvp> = {
  ...parsedBy(Rsvp),
  toFirestore: (rsvp) => storedRsvp(rsvp as Rsvp),
}

function rsvps(shareRef: ShareRef): CollectionReference<Rsvp> {
  return firestore().collection(`activities/${shareRef}/rsvps`).withConverter(CONVERTER)
}

function everyRsvp(): Query<Rsvp> {
  return firestore().collectionGroup('rsvps').withConverter(CONVERTER)
}

export function rsvpDoc(shareRef: ShareRef, uid: string): DocumentReference<Rsvp> {
  return rsvps(shareRef).doc(uid)
}

/** An answer as it was read, or that there was none; it can be written on condition that it is still so. */
export interface VersionedRsvp<T extends Rsvp | undefined = Rsvp | undefined> {
  readonly rsvp: T
  readonly version: Timestamp | undefined
}

function seen(doc: QueryDocumentSnapshot<Rsvp>): VersionedRsvp<Rsvp> {
  return { rsvp: doc.data(), version: doc.updateTime }
}

/** @param reader the transaction that reads it, if it is one that does */
export async function readRsvp(shareRef: ShareRef, uid: string, reader?: Reader): Promise<VersionedRsvp> {
  const ref = rsvpDoc(shareRef, uid)
  const doc = await (reader ? reader.get(ref) : ref.get())
  return { rsvp: doc.data(), version: doc.updateTime }
}

/** The answers of several people at once, one for each of them, to be written in the same way. */
export async function readRsvps(shareRef: ShareRef, uids: readonly string[]): Promise<VersionedRsvp[]> {
  if (uids.length === 0) return []
  const found = await firestore().getAll(...uids.map((uid) => rsvpDoc(shareRef, uid)))
  return found.map((doc) => ({ rsvp: doc.data() as Rsvp | undefined, version: doc.updateTime }))
}

/** Writes an answer; the whole commit fails when somebody wrote it since it was read. */
export function replaceRsvp(writer: Writer, { version }: VersionedRsvp, next: Rsvp): void {
  const doc = rsvpDoc(next.shareRef, next.uid)
  if (version === undefined) writer.create(doc, next)
  else writer.update(doc, storedRsvp(next), { lastUpdateTime: version })
}

export async function findRsvp(shareRef: ShareRef, uid: string): Promise<Rsvp | undefined> {
  return (await rsvpDoc(shareRef, uid).get()).data()
}

/** The answers of several people at once; those who gave none are left out. */
export async function findRsvps(shareRef: ShareRef, uids: readonly string[]): Promise<Rsvp[]> {
  if (uids.length === 0) return []
  const snapshots = await firestore().getAll(...uids.map((uid) => rsvpDoc(shareRef, uid)))
  return snapshots.flatMap((snapshot) => (snapshot.data() as Rsvp | undefined) ?? [])
}

/** To which of some activities a person has given an answer, or followed an invitation. */
export async function findAnsweredBy(uid: string, shareRefs: readonly ShareRef[]): Promise<Set<ShareRef>> {
  if (shareRefs.length === 0) return new Set()
  const found = await firestore().getAll(...shareRefs.map((shareRef) => rsvpDoc(shareRef, uid)))
  return new Set(shareRefs.filter((_, index) => found[index]?.exists === true))
}

/** The field that each of the specification's sort keys means; the start is the same for all answers of one activity. */
const SORT_FIELDS = {
  'activity-start-date': 'activityStartsAt',
  'rsvp-created-at': 'createdAt',
  'rsvp-responded-at': 'answeredAt',
  'rsvp-response': 'response',
  'user-shown-name': 'nameKey',
} as const satisfies Record<RsvpSort, keyof Rsvp | keyof SortKeys>

export async function listRsvps(query: {
  shareRef: ShareRef
  state?: RsvpListState | undefined
  sort: RsvpSort
  direction: 'asc' | 'desc'
  limit: number
  cursor?: string | undefined
}): Promise<Page<Rsvp>> {
  const field = SORT_FIELDS[query.sort]
  const every = rsvps(query.shareRef)
  const some = query.state ? every.where('response', '==', 'going').where('state', '==', query.state) : every
  const all = some.orderBy(field, query.direction).orderBy(FieldPath.documentId(), query.direction)
  const place = readCursor(query.cursor)
  const from = place ? all.startAfter(...place) : all
  const found = (await from.limit(query.limit + 1).get()).docs.map((doc) => doc.data())
  return pageOf(found, query.limit, (it) => [{ ...it, ...sortKeysOf(it) }[field], it.uid])
}

/** A person's answers of some kinds to activities that are not over, or to those that are: the next to end, or the last that did, first. */
export async function listAnswered(
  uid: string,
  answers: readonly RsvpAnswer[],
  when: 'coming' | 'past',
  now: Instant,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Rsvp>> {
  const some = everyRsvp().where('uid', '==', uid).where('response', 'in', answers)
  const all =
    when === 'coming'
      ? some.where('activityEndsAt', '>', now).orderBy('activityEndsAt').orderBy('shareRef')
      : some.where('activityEndsAt', '<=', now).orderBy('activityEndsAt', 'desc').orderBy('shareRef', 'desc')
  const place = readCursor(cursor)
  const found = (await (place ? all.startAfter(...place) : all).limit(limit + 1).get()).docs
  return pageOf(
    found.map((doc) => doc.data()),
    limit,
    (it) => [it.activityEndsAt, it.shareRef],
  )
}

/** Some of a person's answers, whatever they are. */
export async function listRsvpsBy(uid: string, limit: number): Promise<Rsvp[]> {
  return (await everyRsvp().where('uid', '==', uid).limit(limit).get()).docs.map((doc) => doc.data())
}

/** Some of an activity's answers that say another start or end than this. */
export async function listOutdatedRsvps(
  shareRef: ShareRef,
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
  limit: number,
): Promise<Rsvp[]> {
  const is = { activityStartsAt: startsAt, activityEndsAt: endsAt }
  for (const field of ['activityStartsAt', 'activityEndsAt'] as const) {
    const { docs } = await rsvps(shareRef).where(field, '!=', is[field]).limit(limit).get()
    if (docs.length > 0) return docs.map((doc) => doc.data())
  }
  return []
}

/** All of a person's answers. */
export function eachRsvpBy(uid: string): AsyncIterable<Rsvp> {
  return forEachDocument(everyRsvp().where('uid', '==', uid))
}

/** One page of those who said that they go, whatever came of it, by their ids. */
export async function listSaidGoing(
  shareRef: ShareRef,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Rsvp>> {
  const going = rsvps(shareRef).where('response', '==', 'going').orderBy(FieldPath.documentId())
  const place = readCursor(cursor)
  const found = await (place ? going.startAfter(String(place[1])) : going).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.response, it.uid],
  )
}

/** Answers that were given since then, the first `limit` of them. */
export async function listAnsweredSince(shareRef: ShareRef, since: Instant, limit: number): Promise<Rsvp[]> {
  const answered = rsvps(shareRef).where('respondedAt', '>=', since).orderBy('respondedAt')
  return (await answered.limit(limit).get()).docs.map((doc) => doc.data())
}

/** The first in line for a place. */
export async function listWaiting(shareRef: ShareRef, limit: number): Promise<VersionedRsvp<Rsvp>[]> {
  const line = rsvps(shareRef).where('state', '==', 'waiting').orderBy('waitingSince')
  return (await line.limit(limit).get()).docs.map(seen)
}

/** How many stand in line before somebody; counts so far and no further. */
export async function countWaitingBefore(shareRef: ShareRef, since: Instant): Promise<number> {
  const ahead = rsvps(shareRef).where('state', '==', 'waiting').where('waitingSince', '<', since)
  return (await ahead.limit(MAX_COUNTED_IN_LINE).count().get()).data().count
}

/** Offers of places that nobody has taken in time, oldest first. */
export async function listEndedOffers(now: Instant, limit: number): Promise<VersionedRsvp<Rsvp>[]> {
  const ended = everyRsvp()
    .where('state', '==', 'offered')
    .where('offerEndsAt', '<=', now)
    .orderBy('offerEndsAt')
  return (await ended.limit(limit).get()).docs.map(seen)
}
