import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { firestore, inTransaction, parsedBy } from '../firestore'

/** Longer than the payment provider remembers a key. */
const KEPT_MS = 7 * 24 * 3600 * 1000

/**
 * `requestKeys/{digest}`: which number of an idempotency key is to be used next, where one is used up; `expiresAt` is for
 * Firestore's own clean-up (a TTL policy on that field).
 */
const RequestKey = z.object({ number: z.int().min(2), expiresAt: z.instanceof(Timestamp) })

/**
 * Counts on from an idempotency key that is used up, so that a server which stops goes on with the next one.
 * @param used the number of the key that failed
 * @returns the number of the key to use next: the same for all who ask after the same one
 */
export async function nextRequestKey(key: string, used: number): Promise<number> {
  const id = createHash('sha256').update(key).digest('base64url')
  const doc = firestore().doc(`requestKeys/${id}`).withConverter(parsedBy(RequestKey))
  return inTransaction(async (tx) => {
    const saved = (await tx.get(doc)).data()?.number ?? 1
    const number = Math.max(saved, used + 1)
    if (number > saved) tx.set(doc, { number, expiresAt: Timestamp.fromMillis(Date.now() + KEPT_MS) })
    return number
  })
}
