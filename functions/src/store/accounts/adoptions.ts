import { Timestamp } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Uid } from '../../../contract/ids'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'

/**
 * `adoptions/{guestUid}`: whose a guest's things become, and how far that has come. Kept for a day after its end, so that
 * a repeated request gets the same answer; `expiresAt` is for Firestore's own clean-up (a TTL policy on that field).
 */
export const Adoption = z.object({
  guestUid: Uid,
  byUid: Uid,
  /** A digest of the token that it began with: the only way to know the guest by, once the account is gone. */
  tokenHash: z.string(),
  state: z.enum(['open', 'done']),
  orders: z.int(),
  rsvps: z.int(),
  startedAt: Instant,
  expiresAt: z.instanceof(Timestamp),
})
export type Adoption = z.infer<typeof Adoption>

const KEPT_MS = 86_400_000

function adoptions(): CollectionReference<Adoption> {
  return firestore().collection('adoptions').withConverter(parsedBy(Adoption))
}

export function adoptionDoc(guestUid: string): DocumentReference<Adoption> {
  return adoptions().doc(guestUid)
}

/** An adoption that has just begun. */
export function newAdoption(guestUid: string, byUid: string, tokenHash: string, now: Instant): Adoption {
  const expiresAt = Timestamp.fromMillis(Date.parse(now) + KEPT_MS)
  return { guestUid, byUid, tokenHash, state: 'open', orders: 0, rsvps: 0, startedAt: now, expiresAt }
}

export async function findAdoption(guestUid: string): Promise<Adoption | undefined> {
  return (await adoptionDoc(guestUid).get()).data()
}

/** The adoption that began with a token. */
export async function findAdoptionByToken(tokenHash: string): Promise<Adoption | undefined> {
  return (await adoptions().where('tokenHash', '==', tokenHash).limit(1).get()).docs[0]?.data()
}

/** Adoptions that have been open since before `then`, for the sweep. */
export async function listOpenAdoptions(then: Instant, limit: number): Promise<Adoption[]> {
  const query = adoptions().where('state', '==', 'open').where('startedAt', '<', then).orderBy('startedAt')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}
