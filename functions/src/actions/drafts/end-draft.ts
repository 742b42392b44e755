import type { WrittenIn } from '../../../contract/activities/activity-save'
import type { DiscardDraft } from '../../../contract/drafts/activity-draft'
import type { Actor } from '../../domain/access/actor'
import { draftDoc } from '../../store/drafts/activity-drafts'
import { inTransaction } from '../../store/firestore'

/**
 * Throws a draft away. Doing it again changes nothing, and neither does a version that it no longer has: the word may come
 * late, from a device that was offline.
 */
export async function discardDraft(by: Actor, { key, version }: DiscardDraft): Promise<void> {
  const ref = draftDoc(by.uid, key)
  await inTransaction(async (tx) => {
    const current = (await tx.get(ref)).data()
    if (version === undefined || current?.version === version) tx.delete(ref)
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
