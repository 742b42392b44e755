import { isDeepStrictEqual } from 'node:util'
import { FieldPath } from 'firebase-admin/firestore'
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Precondition,
} from 'firebase-admin/firestore'
import { Activity, ActivitySettings } from '../../../contract/activities/activity'
import type { ActivityStatus } from '../../../contract/activities/activity'
import { PromoCode } from '../../../contract/promo-codes/promo-code'
import type { ShareRef } from '../../../contract/ids'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'
import { listingOf } from '../../domain/activities/listing'
import type { Selling } from '../../domain/activities/selling'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'
import { gatherDocs } from '../batch-loader'
import { listingDoc } from './listings'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

/** Activities read at once while going through those that begin soon. */
const STARTING_AT_ONCE = 100

export function activities(): CollectionReference<Activity> {
  return firestore().collection('activities').withConverter(parsedBy(Activity))
}

export function activityDoc(shareRef: ShareRef): DocumentReference<Activity> {
  return activities().doc(shareRef)
}

export function settingsDoc(shareRef: ShareRef): DocumentReference<ActivitySettings> {
  return firestore().doc(`activities/${shareRef}/private/settings`).withConverter(parsedBy(ActivitySettings))
}

export function promoCodeDoc(shareRef: ShareRef, code: string): DocumentReference<PromoCode> {
  return promoCodes(shareRef).doc(code)
}

function promoCodes(shareRef: ShareRef): CollectionReference<PromoCode> {
  return firestore().collection(`activities/${shareRef}/promoCodes`).withConverter(parsedBy(PromoCode))
}

const readActivity = gatherDocs<Activity>()

/** An activity, or undefined when there is none. One read, for all who ask together. */
export async function findActivity(shareRef: ShareRef): Promise<Activity | undefined> {
  return (await readActivity(activityDoc(shareRef))).data()
}

/** The same with the version that a write may ask for. */
export function findActivitySnapshot(shareRef: ShareRef): Promise<DocumentSnapshot<Activity>> {
  return activityDoc(shareRef).get()
}

/** Writes a new activity, and its listing if it is one to be found. */
export function addActivity(writer: Writer, activity: Activity, now: Instant): void {
  writer.create(activityDoc(activity.shareRef), activity)
  const listing = listingOf(activity, now)
  if (listing) writer.set(listingDoc(activity.shareRef), listing)
}

/**
 * Changes an activity, and its listing if that says something else now. With `addActivity` the only door to either, so that
 * nothing is found that is not open to all.
 * @param before the activity as it is at the moment of the write: read in the same transaction, or held by a precondition
 */
export function changeActivity(
  writer: Writer,
  before: Activity,
  change: Partial<Activity>,
  now: Instant,
  precondition?: Precondition,
): void {
  const { shareRef } = before
  const ref = activityDoc(shareRef)
  if (precondition) writer.update(ref, change, precondition)
  else writer.update(ref, change)
  const [was, is] = [listingOf(before, now), listingOf({ ...before, ...change }, now)]
  if (isDeepStrictEqual(was, is)) return
  if (is) writer.set(listingDoc(shareRef), is)
  else writer.delete(listingDoc(shareRef))
}

export async function findSettings(shareRef: ShareRef): Promise<ActivitySettings | undefined> {
  return (await settingsDoc(shareRef).get()).data()
}

/** The ticket types of an activity, those that are hidden last: for whoever organises it or stands at its door. One read. */
export async function findAllTicketTypes({ shareRef, ticketTypes }: Activity): Promise<TicketType[]> {
  return [...ticketTypes, ...((await findSettings(shareRef))?.hiddenTicketTypes ?? [])]
}

/** The settings of several activities, by their references. */
export async function findAllSettings(
  shareRefs: readonly ShareRef[],
): Promise<(ActivitySettings | undefined)[]> {
  if (shareRefs.length === 0) return []
  const snapshots = await firestore().getAll(...shareRefs.map((ref) => settingsDoc(ref)))
  return snapshots.map((snapshot) => snapshot.data() as ActivitySettings | undefined)
}

/** Activities whose time to be published has come, the longest waiting first. */
export async function listDuePublishings(now: Instant, limit: number): Promise<ShareRef[]> {
  const due = firestore().collectionGroup('private').where('scheduledFor', '<=', now).orderBy('scheduledFor')
  return (await due.limit(limit).get()).docs.flatMap((doc) => doc.ref.parent.parent?.id ?? [])
}

/** All promo codes of an activity: at most fifty. */
export async function listPromoCodes(shareRef: ShareRef): Promise<PromoCode[]> {
  return (await promoCodes(shareRef).get()).docs.map((doc) => doc.data())
}

export async function findPromoCode(shareRef: ShareRef, code: string): Promise<PromoCode | undefined> {
  return (await promoCodeDoc(shareRef, code).get()).data()
}

/** The published activities that a person hosts: those that are not over, the next to end first, or those that are, the last first. */
export async function listHosted(
  uid: string,
  when: 'coming' | 'past',
  now: Instant,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Activity>> {
  const direction = when === 'coming' ? 'asc' : 'desc'
  const all = activities()
    .where('organiser.uid', '==', uid)
    .where('status', 'in', ['active', 'inactive', 'cancelled'])
    .where('endsAt', when === 'coming' ? '>' : '<=', now)
    .orderBy('endsAt', direction)
    .orderBy(FieldPath.documentId(), direction)
  const place = readCursor(cursor)
  const query = place ? all.startAfter(...place) : all
  const found = (await query.limit(limit + 1).get()).docs.map((doc) => doc.data())
  return pageOf(found, limit, (it) => [it.endsAt, it.shareRef])
}

/** The activities that a person organises in one of the statuses, soonest or latest start first. */
export async function listOrganised(
  uid: string,
  statuses: readonly ActivityStatus[],
  direction: 'asc' | 'desc',
  limit: number,
  cursor: string | undefined,
): Promise<Page<Activity>> {
  const all = activities()
    .where('organiser.uid', '==', uid)
    .where('status', 'in', statuses)
    .orderBy('startsAt', direction)
    .orderBy(FieldPath.documentId(), direction)
  const place = readCursor(cursor)
  const query = place ? all.startAfter(...place) : all
  const found = (await query.limit(limit + 1).get()).docs.map((doc) => doc.data())
  return pageOf(found, limit, (it) => [it.startsAt, it.shareRef])
}

/** Some of a person's activities that take payments and should not any more. */
export async function listToStop(
  uid: string,
  { isReady, currencies }: Selling,
  limit: number,
): Promise<ShareRef[]> {
  if (isReady && currencies === null) return []
  const taking = activities().where('organiser.uid', '==', uid).where('acceptsPayments', '==', true)
  const converted = !isReady || currencies === null || currencies.length === 0 ? undefined : currencies
  const some = converted
    ? taking.where('currency', 'not-in', converted)
    : taking.where('status', 'in', LASTING)
  return (await some.select().limit(limit).get()).docs.map((doc) => doc.id)
}

/** Some of a person's activities, cancelled ones aside, that take no payments and may. */
export async function listToStart(
  uid: string,
  { isReady, currencies }: Selling,
  limit: number,
): Promise<ShareRef[]> {
  if (!isReady || currencies?.length === 0) return []
  const others = activities()
    .where('organiser.uid', '==', uid)
    .where('acceptsPayments', '==', false)
    .where('status', 'in', LASTING)
  const some = currencies === null ? others : others.where('currency', 'in', currencies)
  return (await some.select().limit(limit).get()).docs.map((doc) => doc.id)
}

const LASTING: readonly ActivityStatus[] = ['draft', 'active', 'inactive']

/** At most so many activities of one source are told of. */
const MOST_OF_SOURCE = 50

/** The activities that were made from a source under one of these keys: one query. */
export async function listBySource(
  keys: readonly string[],
): Promise<{ shareRef: ShareRef; sourceKeys: readonly string[] }[]> {
  if (keys.length === 0) return []
  const settings = firestore().collectionGroup('private').withConverter(parsedBy(ActivitySettings))
  const found = await settings.where('sourceKeys', 'array-contains-any', keys).limit(MOST_OF_SOURCE).get()
  return found.docs.map((doc) => ({
    shareRef: doc.ref.parent.parent?.id ?? '',
    sourceKeys: doc.data().sourceKeys,
  }))
}

/** Activities that take place and begin after `from`, at `to` at the latest, however many they are. */
export async function* eachStarting(from: Instant, to: Instant): AsyncIterable<Activity> {
  const active = activities().where('status', '==', 'active')
  const ordered = active
    .where('startsAt', '>', from)
    .where('startsAt', '<=', to)
    .orderBy('startsAt')
    .limit(STARTING_AT_ONCE)
  let { docs } = await ordered.get()
  for (;;) {
    for (const doc of docs) yield doc.data()
    const last = docs.at(-1)
    if (!last || docs.length < STARTING_AT_ONCE) return
    docs = (await ordered.startAfter(last).get()).docs
  }
}

/** Several activities at once, in the order asked for; those that are gone are left out. */
export async function findActivities(shareRefs: readonly ShareRef[]): Promise<Activity[]> {
  if (shareRefs.length === 0) return []
  const snapshots = await firestore().getAll(...shareRefs.map((ref) => activityDoc(ref)))
  return snapshots.flatMap((snapshot) => (snapshot.data() as Activity | undefined) ?? [])
}

/** All activities that a person ever made, drafts and deleted ones included. */
export function eachActivityOf(uid: string): AsyncIterable<Activity> {
  return forEachDocument(activities().where('organiser.uid', '==', uid))
}

/** Deletes an activity with everything below it: only for a draft, which nobody but its organiser has seen. */
export async function deleteDraft(shareRef: ShareRef): Promise<void> {
  await firestore().recursiveDelete(activityDoc(shareRef))
}
