import { z } from 'zod'
import type { Call } from '../api/call'
import { DiscardDraft, DraftList, DraftRead, DraftRef, DraftSaved, SaveDraft } from './activity-draft'
import { DraftedField, GenerateActivity, GeneratedActivity, RewriteText, RewrittenText } from './ai-draft'

/** Drafts, and the model that writes them. */
export const DRAFT_CALLS = {
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
} as const satisfies Record<string, Call>
