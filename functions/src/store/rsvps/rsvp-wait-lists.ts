import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ShareRef } from '../../../contract/ids'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

/**
 * `rsvpWaitListChecks/{shareRef}`: somebody has to look whether a place can be offered. Written together with whatever may
 * have freed a place or lengthened the line, and gone when that was looked at: a crash in between loses nothing.
 */
const RsvpWaitListCheck = z.object({ shareRef: ShareRef, at: Instant })
export type RsvpWaitListCheck = z.infer<typeof RsvpWaitListCheck>

function checks(): CollectionReference<RsvpWaitListCheck> {
  return firestore().collection('rsvpWaitListChecks').withConverter(parsedBy(RsvpWaitListCheck))
}

export function rsvpWaitListCheckDoc(shareRef: ShareRef): DocumentReference<RsvpWaitListCheck> {
  return checks().doc(shareRef)
}

/** Asks for a look at an activity's line. */
export function checkRsvpWaitList(writer: Writer, shareRef: ShareRef, at: Instant): void {
  writer.set(rsvpWaitListCheckDoc(shareRef), { shareRef, at })
}

/** Activities whose line should have been looked at since before `then`, for the sweep. */
export async function listRsvpWaitListChecks(then: Instant, limit: number): Promise<RsvpWaitListCheck[]> {
  const found = await checks().where('at', '<', then).orderBy('at').limit(limit).get()
  return found.docs.map((doc) => doc.data())
}
