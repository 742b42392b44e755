import type { ActivityDraft, DraftCard, SaveDraft, SavedDraft } from '../../../contract/drafts/activity-draft'
import { DraftContent } from '../../../contract/drafts/activity-draft'
import { ShareRef } from '../../../contract/ids'
import { uploadIdOf } from '../../../contract/uploads/media'
import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../wall-time'

const KEPT_DAYS = 90

/** The document of a draft: what its person wrote, and what lists and sweeps need of it. */
export function draftDocument(
  id: string,
  ownerUid: string,
  { key, draft, basis }: SaveDraft,
  now: Instant,
): ActivityDraft {
  const urls = draft.media.flatMap(({ url, posterUrl }) => [url, posterUrl ?? ''])
  const uploads = [draft.thumbnail, ...urls].flatMap((url) => uploadIdOf(url) ?? [])
  return {
    id,
    ownerUid,
    key,
    // A key that a client makes is longer than any reference.
    shareRef: ShareRef.safeParse(key).data ?? null,
    title: draft.title,
    thumbnail: draft.thumbnail,
    content: JSON.stringify(draft),
    uploads: [...new Set(uploads)].map((upload) => `${ownerUid}/${upload}`),
    version: basis + 1,
    savedAt: now,
    sweepAt: minutesAfter(now, KEPT_DAYS * 24 * 60),
  }
}

/** A draft as its person reads it again. */
export function savedDraftOf({ key, content, version, savedAt }: ActivityDraft): SavedDraft {
  return { key, draft: DraftContent.parse(JSON.parse(content)), version, savedAt }
}

/** A draft as a list shows it. */
export function draftCardOf({ key, shareRef, title, thumbnail, version, savedAt }: ActivityDraft): DraftCard {
  return { key, shareRef, title, thumbnail, version, savedAt }
}
