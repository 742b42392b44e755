import { createHash } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { DocumentReference } from 'firebase-admin/firestore'
import { firestore, isAlreadyThere } from './firestore'

/** `rateLimits` documents carry `expiresAt` for Firestore's own clean-up (a TTL policy on that field). */
function limitDoc(subject: string, window: number): DocumentReference {
  const id = createHash('sha256').update(`${subject}:${window}`).digest('base64url')
  return firestore().doc(`rateLimits/${id}`)
}

function expiryOf(window: number, seconds: number): Timestamp {
  return Timestamp.fromMillis((window + 2) * seconds * 1000)
}

/**
 * Counts one more use, or several at once, of something by somebody in the current window of time.
 * @returns how often it was used in this window, this time included
 */
export async function countUse(
  subject: string,
  windowSeconds: number,
  now: string,
  times = 1,
): Promise<number> {
  const window = Math.floor(Date.parse(now) / 1000 / windowSeconds)
  const doc = limitDoc(subject, window)
  const expiresAt = expiryOf(window, windowSeconds)
  await doc.set({ uses: FieldValue.increment(times), expiresAt }, { merge: true })
  return Number((await doc.get()).get('uses'))
}

/**
 * Takes a whole window of time for one use, whoever else asks on whatever machine.
 * @returns false when somebody has it
 */
export async function claimWindow(subject: string, windowSeconds: number, window: number): Promise<boolean> {
  try {
    await limitDoc(subject, window).create({ uses: 1, expiresAt: expiryOf(window, windowSeconds) })
    return true
  } catch (error) {
    if (isAlreadyThere(error)) return false
    throw error
  }
}
