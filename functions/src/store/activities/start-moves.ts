import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ShareRef } from '../../../contract/ids'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

/**
 * `startMoves/{shareRef}`: an activity begins at another time, which its answers, tickets and orders have yet to follow.
 * Written together with the move, and gone when they have: a crash in between loses nothing.
 */
const StartMove = z.object({ shareRef: ShareRef, at: Instant })
export type StartMove = z.infer<typeof StartMove>

function moves(): CollectionReference<StartMove> {
  return firestore().collection('startMoves').withConverter(parsedBy(StartMove))
}

export function startMoveDoc(shareRef: ShareRef): DocumentReference<StartMove> {
  return moves().doc(shareRef)
}

/** Notes that an activity's start moved. */
export function noteStartMove(writer: Writer, shareRef: ShareRef, at: Instant): void {
  writer.set(startMoveDoc(shareRef), { shareRef, at })
}

/** Moves of before `then` that are still to be followed, for the sweep. */
export async function listStartMoves(then: Instant, limit: number): Promise<StartMove[]> {
  const found = await moves().where('at', '<', then).orderBy('at').limit(limit).get()
  return found.docs.map((doc) => doc.data())
}
