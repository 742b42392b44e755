import type { CollectionReference, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ShareRef } from '../../../contract/ids'
import { Instant } from '../../../contract/time'
import { firestore, isWriteConflict, openBatch, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

/**
 * `waitListChecks/{id}`: somebody has to look at an activity's lines for tickets, at some time. Written together with
 * whatever may move them and gone when that was looked at: a crash in between loses nothing. Each cause has a note of its
 * own, so that no document is written by many; the one named after the activity says when a line ends by itself.
 */
const WaitListCheck = z.object({ shareRef: ShareRef, at: Instant })
type WaitListCheck = z.infer<typeof WaitListCheck>

const AT_ONCE = 400

function checks(): CollectionReference<WaitListCheck> {
  return firestore().collection('waitListChecks').withConverter(parsedBy(WaitListCheck))
}

/** Asks for a look at an activity's lines. */
export function checkWaitLists(writer: Writer, shareRef: ShareRef, id: string, at: Instant): void {
  writer.set(checks().doc(id), { shareRef, at })
}

/** A note that nobody needs to follow. */
export async function dropWaitListCheck(id: string): Promise<void> {
  await checks().doc(id).delete()
}

/** What was asked for before a look, to be forgotten after it. */
export async function listWaitListChecks(shareRef: ShareRef): Promise<string[]> {
  const found = await checks().where('shareRef', '==', shareRef).limit(AT_ONCE).get()
  return found.docs.map((doc) => doc.id).filter((id) => id !== shareRef)
}

/** The look is done: what asked for it goes, and the next one is set down, if there is a line to look at. */
export async function setWaitListChecks(
  shareRef: ShareRef,
  done: readonly string[],
  next: Instant | undefined,
): Promise<void> {
  const before = next === undefined ? await checks().doc(shareRef).get() : undefined
  const { writer, commit } = openBatch()
  for (const id of done) writer.delete(checks().doc(id))
  if (next !== undefined) writer.set(checks().doc(shareRef), { shareRef, at: next })
  await commit()
  if (before?.updateTime) await forget(shareRef, before.updateTime)
}

/** Nobody stands in line, unless somebody has come meanwhile. */
async function forget(shareRef: ShareRef, lastUpdateTime: Timestamp): Promise<void> {
  const { writer, commit } = openBatch()
  writer.delete(checks().doc(shareRef), { lastUpdateTime })
  try {
    await commit()
  } catch (error) {
    if (!isWriteConflict(error)) throw error
  }
}

/** Activities whose lines should have been looked at before `then`, for the sweep. */
export async function listUncheckedLines(then: Instant, limit: number): Promise<ShareRef[]> {
  const found = await checks().where('at', '<', then).orderBy('at').limit(limit).get()
  return [...new Set(found.docs.map((doc) => doc.data().shareRef))]
}
