import { MAX_DRAFTS } from '../../../contract/drafts/activity-draft'
import type { DraftCard, SavedDraft } from '../../../contract/drafts/activity-draft'
import { draftCardOf, savedDraftOf } from '../../domain/drafts/activity-draft'
import type { Actor } from '../../domain/access/actor'
import { findDraft, listDraftsOf } from '../../store/drafts/activity-drafts'

/** A draft of one's own, or null: whose it is not, and what is not there, look alike. One read. */
export async function readDraft(by: Actor, key: string): Promise<{ saved: SavedDraft | null }> {
  const draft = await findDraft(by.uid, key)
  return { saved: draft ? savedDraftOf(draft) : null }
}

/** All drafts of one's own, last written first: at most fifty. */
export async function listDrafts(by: Actor): Promise<{ items: DraftCard[] }> {
  return { items: (await listDraftsOf(by.uid, MAX_DRAFTS)).map(draftCardOf) }
}
