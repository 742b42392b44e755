import { z } from 'zod'
import { MAX_MEDIA, MediaUrl, PictureUrl } from '../activities/activity'
import { DraftKey, ShareRef } from '../ids'
import { Instant } from '../time'

/** Room for the longest description, twenty ticket types with theirs, and fifty promo codes. */
export const MAX_DRAFT_CHARS = 300_000
/** How many drafts one person may have. */
export const MAX_DRAFTS = 50

/**
 * The creation form as it stands, complete or not: its text is its person's alone, so only what lists and the sweep of
 * uploads need is looked at. Whether it makes an activity is asked when it is saved as one.
 */
export const DraftContent = z
  .looseObject({
    title: z.string().max(500),
    thumbnail: PictureUrl,
    media: z.array(z.looseObject({ url: MediaUrl, posterUrl: PictureUrl.optional() })).max(MAX_MEDIA),
  })
  .refine((it) => JSON.stringify(it).length <= MAX_DRAFT_CHARS, 'This draft is too long to keep.')
export type DraftContent = z.infer<typeof DraftContent>

/** What is kept. `basis` is the version that it was written on, 0 for none: a later one is not overwritten but told. */
export const SaveDraft = z.strictObject({ key: DraftKey, draft: DraftContent, basis: z.int().min(0) })
export type SaveDraft = z.infer<typeof SaveDraft>
export const DraftSaved = z.object({ version: z.int(), savedAt: Instant })
export type DraftSaved = z.infer<typeof DraftSaved>

export const DraftRef = z.strictObject({ key: DraftKey })

/** With a version, a draft that was written on since is not thrown away; without one, it is as it stands. */
export const DiscardDraft = DraftRef.extend({ version: z.int().min(1).optional() })
export type DiscardDraft = z.infer<typeof DiscardDraft>

/** A draft as it is read again. */
export const SavedDraft = DraftSaved.extend({ key: DraftKey, draft: DraftContent })
export type SavedDraft = z.infer<typeof SavedDraft>
/** Null when there is none: never written, discarded, or saved as an activity since. */
export const DraftRead = z.object({ saved: SavedDraft.nullable() })

/** A draft in a list; `shareRef` is the activity that it changes, null for a new one. */
export const DraftCard = z.object({
  key: DraftKey,
  shareRef: ShareRef.nullable(),
  title: z.string(),
  thumbnail: z.string(),
  version: z.int(),
  savedAt: Instant,
})
export type DraftCard = z.infer<typeof DraftCard>
export const DraftList = z.object({ items: z.array(DraftCard) })

/** `activityDrafts/{id}`: only the server reads and writes it. */
export const ActivityDraft = DraftCard.extend({
  id: z.string(),
  ownerUid: z.string(),
  /** The form as JSON: a document does not hold every shape. */
  content: z.string(),
  /** The uploads that it shows, `<ownerUid>/<uploadId>`: they stay while the draft does. */
  uploads: z.array(z.string()),
  /** When it is forgotten if nobody writes on. */
  sweepAt: Instant,
})
export type ActivityDraft = z.infer<typeof ActivityDraft>
