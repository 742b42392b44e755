import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Place } from '../../../contract/activities/place'
import type { SearchPlaces } from '../../../contract/activities/place'
import type { Instant } from '../../../contract/time'
import { firestore } from '../firestore'

const KEPT_MS = 30 * 24 * 3_600_000

/** `geocodes/{hash}`: what the geocoder answered. `expiresAt` is for Firestore's own clean-up (a TTL policy on it). */
const Kept = z.object({ items: z.array(Place), expiresAt: z.instanceof(Timestamp) })

/** Searches that differ in spaces, capitals or less than a degree are one. Nobody can be told from the name. */
function placesDoc({ query, near }: SearchPlaces) {
  const words = query.toLowerCase().replaceAll(/\s+/g, ' ')
  const area = near ? `${Math.round(near.latitude)}:${Math.round(near.longitude)}` : ''
  const id = createHash('sha256').update(`${words}\n${area}`).digest('base64url')
  return firestore().doc(`geocodes/${id}`)
}

/** What was found by the same search in the last thirty days; undefined for a new one. */
export async function findKeptPlaces(search: SearchPlaces, now: Instant): Promise<Place[] | undefined> {
  const kept = Kept.safeParse((await placesDoc(search).get()).data())
  return kept.success && kept.data.expiresAt.toMillis() > Date.parse(now) ? kept.data.items : undefined
}

/** Keeps what was found for thirty days. */
export async function keepPlaces(search: SearchPlaces, items: readonly Place[], now: Instant): Promise<void> {
  await placesDoc(search).set({ items, expiresAt: Timestamp.fromMillis(Date.parse(now) + KEPT_MS) })
}
