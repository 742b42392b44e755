import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Uid } from '../../../contract/ids'
import { PayoutHold } from '../../../contract/payouts/payout-list'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'

/** `payoutHolds/{uid}`: whether an organiser's payouts are paused, and why; for the server alone. */
export const KeptHold = z.object({
  uid: Uid,
  accountId: z.string(),
  /** When the account was opened: its first days are held more carefully. */
  openedAt: Instant,
  reason: PayoutHold,
  /** When the sweep looks again; null when nothing can change but by a debt. */
  nextLookAt: Instant.nullable(),
})
export type KeptHold = z.infer<typeof KeptHold>

function holds(): CollectionReference<KeptHold> {
  return firestore().collection('payoutHolds').withConverter(parsedBy(KeptHold))
}

export function holdDoc(uid: string): DocumentReference<KeptHold> {
  return holds().doc(uid)
}

export async function findHold(uid: string): Promise<KeptHold | undefined> {
  return (await holdDoc(uid).get()).data()
}

/** Some that are to be looked at now, those longest unseen first. */
export async function listDueHolds(now: Instant, limit: number): Promise<KeptHold[]> {
  const due = holds().where('nextLookAt', '<=', now).orderBy('nextLookAt')
  return (await due.limit(limit).get()).docs.map((doc) => doc.data())
}
