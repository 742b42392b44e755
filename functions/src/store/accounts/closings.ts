import { Timestamp } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Uid } from '../../../contract/ids'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'

/**
 * `closings/{uid}`: an account that its person deletes. Kept for a month after its end, longer than any token lives, so
 * that nothing makes the person known again; then Firestore's clean-up takes it (a TTL policy on `expiresAt`).
 */
export const Closing = z.object({
  uid: Uid,
  state: z.enum(['open', 'done']),
  startedAt: Instant,
  expiresAt: z.instanceof(Timestamp).nullable(),
})
export type Closing = z.infer<typeof Closing>

const KEPT_MS = 30 * 86_400_000

function closings(): CollectionReference<Closing> {
  return firestore().collection('closings').withConverter(parsedBy(Closing))
}

export function closingDoc(uid: string): DocumentReference<Closing> {
  return closings().doc(uid)
}

export async function findClosing(uid: string): Promise<Closing | undefined> {
  return (await closingDoc(uid).get()).data()
}

/** What changes when everything is gone. */
export function closingDone(now: Instant): Pick<Closing, 'state' | 'expiresAt'> {
  return { state: 'done', expiresAt: Timestamp.fromMillis(Date.parse(now) + KEPT_MS) }
}

/** Closings that have been open since before `then`, for the sweep. */
export async function listOpenClosings(then: Instant, limit: number): Promise<Closing[]> {
  const query = closings().where('state', '==', 'open').where('startedAt', '<', then).orderBy('startedAt')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}
