import type { WrittenIn } from '../../contract/activity'
import type { Actor } from '../domain/actor'
import { draftDoc } from '../store/activity-drafts'
import { inTransaction } from '../store/firestore'

/** Throws a draft away. Doing it again changes nothing. */
export async function discardDraft(by: Actor, key: string): Promise<void> {
  await inTransaction(async (tx) => {
    tx.delete(draftDoc(by.uid, key))
  })
}

/**
 * Ends the draft that an activity was saved from. One that was written on since, on another device, stays: what is in it
 * is not saved. Runs after the save, and again with every repetition of it.
 */
export async function endDraft(by: Actor, writtenIn: WrittenIn | undefined): Promise<void> {
  if (!writtenIn) return
  const ref = draftDoc(by.uid, writtenIn.key)
  await inTransaction(async (tx) => {
    const draft = (await tx.get(ref)).data()
    if (draft?.version === writtenIn.version) tx.delete(ref)
  })
}
