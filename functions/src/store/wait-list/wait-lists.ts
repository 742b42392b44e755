import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ShareRef } from '../../../contract/ids'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

/**
 * `waitListChecks/{shareRef}`: somebody has to look whether a place can be offered. Written together with whatever may
 * have freed a place or lengthened the line, and gone when that was looked at: a crash in between loses nothing.
 */
const WaitListCheck = z.object({ shareRef: ShareRef, at: Instant })
export type WaitListCheck = z.infer<typeof WaitListCheck>

function checks(): CollectionReference<WaitListCheck> {
  return firestore().collection('waitListChecks').withConverter(parsedBy(WaitListCheck))
}

export function waitListCheckDoc(shareRef: ShareRef): DocumentReference<WaitListCheck> {
  return checks().doc(shareRef)
}

/** Asks for a look at an activity's line. */
export function checkWaitList(writer: Writer, shareRef: ShareRef, at: Instant): void {
  writer.set(waitListCheckDoc(shareRef), { shareRef, at })
}

/** Activities whose line should have been looked at since before `then`, for the sweep. */
export async function listWaitListChecks(then: Instant, limit: number): Promise<WaitListCheck[]> {
  const found = await checks().where('at', '<', then).orderBy('at').limit(limit).get()
  return found.docs.map((doc) => doc.data())
}
