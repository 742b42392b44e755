import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ServerId, ShareRef } from '../../../contract/ids'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'

/** A cent or more in which our ledger and the payment provider differ. */
export const FoundDifference = z.object({
  orderId: ServerId,
  shareRef: ShareRef,
  currency: z.string(),
  what: z.enum(['payment', 'fee', 'refund', 'fee-returned', 'dispute', 'held']),
  source: z.string(),
  ours: z.int(),
  theirs: z.int(),
})
export type FoundDifference = z.infer<typeof FoundDifference>

/** `reconciliations/{day}`: what a night's comparison with the payment provider came to; for the server alone. */
export const Reconciliation = z.object({
  day: z.string(),
  state: z.enum(['open', 'done']),
  /** The orders that were made between these are compared, then those whose money moved between them. */
  from: Instant,
  until: Instant,
  phase: z.enum(['orders', 'ledger', 'events']).default('orders'),
  /** Where to go on in the phase. */
  cursor: z.string().nullable(),
  checked: z.int(),
  /** Orders to which a lost webhook was made up for. */
  repaired: z.array(ServerId),
  /** Orders whose money is on its way; they are looked at again the next night. */
  onTheWay: z.int(),
  /** Orders that could not be compared. */
  failed: z.int(),
  differences: z.array(FoundDifference),
  /** Sales of these days that cost the platform more than their fee, by currency; by the operator's own estimate. */
  losses: z.record(z.string(), z.object({ orders: z.int(), amount: z.int() })).default({}),
  /** All that were found; the list has no more than it has room for. */
  found: z.int(),
  startedAt: Instant,
  updatedAt: Instant,
})
export type Reconciliation = z.infer<typeof Reconciliation>

/** The last comparison that went through, however long ago: its `day` says when. */
export async function findLastReconciliation(): Promise<Reconciliation | undefined> {
  const all = firestore().collection('reconciliations').withConverter(parsedBy(Reconciliation))
  const found = await all.where('state', '==', 'done').orderBy('day', 'desc').limit(1).get()
  return found.docs[0]?.data()
}

export function reconciliationDoc(day: string): DocumentReference<Reconciliation> {
  return firestore().doc(`reconciliations/${day}`).withConverter(parsedBy(Reconciliation))
}
