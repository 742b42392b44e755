import { MAX_DRAFTS } from '../../../contract/drafts/activity-draft'
import type { DraftSaved, SaveDraft } from '../../../contract/drafts/activity-draft'
import type { Instant } from '../../../contract/time'
import { draftDocument } from '../../domain/drafts/activity-draft'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { draftDoc, findDraft, listDraftsOf } from '../../store/drafts/activity-drafts'
import { inTransaction } from '../../store/firestore'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/**
 * Keeps what a person is writing, on top of the version that they saw. The same content on the same version is kept once,
 * however often it comes.
 * @throws Refusal `conflict` when it was written, discarded or saved as an activity elsewhere since; nothing is overwritten
 */
export async function saveDraft(by: Actor, input: SaveDraft, now: Instant): Promise<DraftSaved> {
  await enforceRateLimit('save-draft', by, now)
  if (!(await findDraft(by.uid, input.key))) await requireRoom(by)
  const ref = draftDoc(by.uid, input.key)
  const next = draftDocument(ref.id, by.uid, input, now)
  return inTransaction(async (tx) => {
    const current = (await tx.get(ref)).data()
    if (current?.version === next.version && current.content === next.content) {
      return { version: current.version, savedAt: current.savedAt }
    }
    if ((current?.version ?? 0) !== input.basis) throw refuseOvertaken()
    tx.set(ref, next)
    return { version: next.version, savedAt: now }
  })
}

function refuseOvertaken(): Refusal {
  return new Refusal('conflict', 'This was edited on another device meanwhile. Look at both and choose one.')
}

async function requireRoom(by: Actor): Promise<void> {
  if ((await listDraftsOf(by.uid, MAX_DRAFTS)).length < MAX_DRAFTS) return
  throw new Refusal('conflict', `You have ${MAX_DRAFTS} drafts. Publish or discard one to begin another.`)
}
