import { createHash } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Instant } from '../../../contract/time'
import type { RateLimit } from '../../domain/access/rate-limits'
import { firestore, isAlreadyThere } from '../firestore'
import type { Writer } from '../firestore'

/** `rateLimits` documents carry `expiresAt` for Firestore's own clean-up (a TTL policy on that field). */
function limitDoc(subject: string, window: number): DocumentReference {
  const id = createHash('sha256').update(`${subject}:${window}`).digest('base64url')
  return firestore().doc(`rateLimits/${id}`)
}

function expiryOf(window: number, seconds: number): Timestamp {
  return Timestamp.fromMillis((window + 2) * seconds * 1000)
}

/** Something done, by whom or what a limit counts. */
export interface Use {
  readonly subject: string
  readonly limit: RateLimit
  readonly times: number
}

const docOf = ({ subject, limit }: Use, now: Instant) => limitDoc(subject, windowOf(limit, now))

function windowOf({ seconds }: RateLimit, now: Instant): number {
  return Math.floor(Date.parse(now) / 1000 / seconds)
}

/**
 * Counts uses in their current windows of time: one batch of increments, and one read of each.
 * @returns how often each was used in its window, these uses included; one that is counted at the same moment may be in it
 */
export async function countUses(uses: readonly Use[], now: Instant): Promise<number[]> {
  if (uses.length === 0) return []
  const batch = firestore().batch()
  for (const use of uses) addUse(batch, use, now)
  await batch.commit()
  return readUses(uses, now)
}

/** Adds a use to a batch, so that it counts if what it counts is written. */
export function addUse(writer: Pick<Writer, 'set'>, use: Use, now: Instant): void {
  const expiresAt = expiryOf(windowOf(use.limit, now), use.limit.seconds)
  writer.set(docOf(use, now), { uses: FieldValue.increment(use.times), expiresAt }, { merge: true })
}

/** How often each was used in its window. */
export async function readUses(uses: readonly Use[], now: Instant): Promise<number[]> {
  if (uses.length === 0) return []
  const found = await firestore().getAll(...uses.map((use) => docOf(use, now)))
  return found.map((doc) => Number(doc.get('uses') ?? 0))
}

/** Takes uses back. */
export async function giveUsesBack(uses: readonly Use[], now: Instant): Promise<void> {
  await countUses(
    uses.map((use) => ({ ...use, times: -use.times })),
    now,
  )
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
