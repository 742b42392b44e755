import { z } from 'zod'
import { DraftedField, GenerateActivity, GeneratedActivity, RewriteText, RewrittenText } from './ai-draft'
import { ActivityStatus } from '../activities/activity'
import { ActivitySaved, PublishingScheduled, SchedulePublishing } from '../activities/activity-save'
import { DiscardDraft, DraftList, DraftRead, DraftRef, DraftSaved, SaveDraft } from './activity-draft'
import { GifPage, SearchGifs, SuggestCovers, UsedGif, UseGif } from '../gifs/gif'
import { ShareRef } from '../ids'
import { ImportPicture, PictureImported } from '../imports/import'
import { RequestUpload, UploadTicket } from '../uploads/upload'
import type { Call } from '../api/call'

/** What an activity is made with: uploads, drafts, the model, pictures found elsewhere. */
export const WRITING_CALLS = {
  requestUpload: {
    access: 'verified',
    summary: 'Ask for a place to upload a picture to',
    input: RequestUpload,
    output: UploadTicket,
  },
  generateActivity: {
    access: 'verified',
    summary: "Draft an activity from the person's words, field by field",
    input: GenerateActivity,
    output: GeneratedActivity,
    piece: DraftedField,
  },
  rewriteText: {
    access: 'verified',
    summary: 'Write a text anew: shorter, warmer, more formal',
    input: RewriteText,
    output: RewrittenText,
  },
  suggestCovers: {
    access: 'verified',
    summary: 'Animated pictures that go with a draft',
    input: SuggestCovers,
    output: GifPage,
  },
  searchGifs: {
    access: 'verified',
    summary: 'Search animated pictures',
    input: SearchGifs,
    output: GifPage,
  },
  useGif: {
    access: 'verified',
    summary: 'Take an animated picture over as an upload',
    input: UseGif,
    output: UsedGif,
  },
  importPicture: {
    access: 'verified',
    summary: 'Make a picture of another site one of the own',
    input: ImportPicture,
    output: PictureImported,
  },
  changeActivityStatus: {
    access: 'verified',
    summary: 'Publish, pause, cancel or delete an activity',
    input: z.strictObject({ shareRef: ShareRef, status: ActivityStatus }),
    output: ActivitySaved,
  },
  saveDraft: {
    access: 'verified',
    summary: 'Keep what the person is writing, complete or not, for all their devices',
    input: SaveDraft,
    output: DraftSaved,
  },
  readDraft: {
    access: 'verified',
    summary: 'A draft of their own as it was last kept',
    input: DraftRef,
    output: DraftRead,
  },
  listDrafts: {
    access: 'verified',
    summary: 'All drafts of their own',
    input: z.strictObject({}),
    output: DraftList,
  },
  discardDraft: {
    access: 'verified',
    summary: 'Throw a draft away',
    input: DiscardDraft,
    output: z.object({}),
  },
  schedulePublishing: {
    access: 'verified',
    summary: 'Have a draft published at a time to come, or not any more',
    input: SchedulePublishing,
    output: PublishingScheduled,
  },
} as const satisfies Record<string, Call>
