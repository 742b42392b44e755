import { createHash } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from './firestore'

/**
 * Counts one more use, or several at once, of something by somebody in the current window of time.
 * `rateLimits` documents carry `expiresAt` for Firestore's own clean-up (a TTL policy on that field).
 * @returns how often it was used in this window, this time included
 */
export async function countUse(
  subject: string,
  windowSeconds: number,
  now: string,
  times = 1,
): Promise<number> {
  const window = Math.floor(Date.parse(now) / 1000 / windowSeconds)
  const id = createHash('sha256').update(`${subject}:${window}`).digest('base64url')
  const doc = firestore().doc(`rateLimits/${id}`)
  const expiresAt = Timestamp.fromMillis((window + 2) * windowSeconds * 1000)
  await doc.set({ uses: FieldValue.increment(times), expiresAt }, { merge: true })
  return Number((await doc.get()).get('uses'))
}
