import { randomUUID } from 'node:crypto'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { Tally, TallyChange } from '../../../contract/analytics/tally'
import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import { foldTally } from '../../domain/analytics/fold-tally'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

export function tallyDoc(shareRef: ShareRef): DocumentReference<Tally> {
  return firestore().doc(`activities/${shareRef}/tally/current`).withConverter(parsedBy(Tally))
}

function changes(shareRef: ShareRef): CollectionReference<TallyChange> {
  return firestore().collection(`activities/${shareRef}/tallyChanges`).withConverter(parsedBy(TallyChange))
}

export async function findTally(shareRef: ShareRef): Promise<Tally | undefined> {
  return (await tallyDoc(shareRef).get()).data()
}

/** More changes than ever wait at once. */
const ALL_WAITING = 1000

/** The numbers with everything in that has happened, folded or not: for decisions that cannot wait a second. */
export async function findTallyNow(shareRef: ShareRef, now: Instant): Promise<Tally | undefined> {
  for (;;) {
    const before = await tallyDoc(shareRef).get()
    const waiting = await listChanges(shareRef, ALL_WAITING)
    const after = await tallyDoc(shareRef).get()
    const tally = after.data()
    if (!tally) return undefined
    // Folded in between, a change would count twice or not at all.
    if (before.updateTime?.valueOf() === after.updateTime?.valueOf()) {
      return foldTally(
        tally,
        waiting.map((it) => it.change),
        now,
      )
    }
  }
}

/** The change that has waited longest, if any does. One read. */
export async function findOldestChange(shareRef: ShareRef): Promise<WaitingChange | undefined> {
  return (await listChanges(shareRef, 1))[0]
}

/** Adds a change to what a writer commits, so that the thing and its count happen together. */
export function recordChange(writer: Writer, shareRef: ShareRef, change: TallyChange): void {
  writer.create(changes(shareRef).doc(randomUUID()), change)
}

/** A change that is not folded yet, and when it was written by the database's clock. */
export interface WaitingChange {
  readonly ref: DocumentReference<TallyChange>
  readonly change: TallyChange
  readonly writtenAt: number
}

/** The oldest changes that are not folded yet. */
export async function listChanges(shareRef: ShareRef, limit: number): Promise<WaitingChange[]> {
  const found = await changes(shareRef).orderBy('at').limit(limit).get()
  return found.docs.map((doc) => ({
    ref: doc.ref,
    change: doc.data(),
    writtenAt: doc.createTime.toMillis(),
  }))
}

/** Activities that have had a change waiting since before `then`, for the sweep. */
export async function listUnfolded(then: Instant, limit: number): Promise<ShareRef[]> {
  const found = await firestore().collectionGroup('tallyChanges').where('at', '<', then).limit(limit).get()
  return [...new Set(found.docs.flatMap((doc) => doc.ref.parent.parent?.id ?? []))]
}
