import { z } from 'zod'
import { Line } from '../text/line'
import { LocationType, Visibility } from '../activities/activity'
import { WebUrl } from '../text/web-url'
import { Amount, Currency } from '../pricing/money'
import { MAX_CAPACITY } from '../tickets/ticket-type'
import { TimeZone, WallTime } from '../time'

/** So much may be written to begin with. */
export const MAX_DESCRIPTION = 8000

/** How long the place may be that somebody plans around. */
export const MAX_NEAR = 120

/** How the texts of a draft should sound. */
export const DraftTone = z.enum(['plain', 'warm', 'formal'])
export type DraftTone = z.infer<typeof DraftTone>

/** POST /activity/ai/generate: an activity in somebody's own words, in any language. */
export const GenerateActivity = z.strictObject({
  description: z
    .string()
    .trim()
    .min(3, 'Write a sentence or two first.')
    .max(MAX_DESCRIPTION, 'At most 8,000 characters.'),
  timezone: TimeZone,
  tone: DraftTone.default('plain'),
  /** Where the person usually plans, in their own words: "Lisbon". */
  near: Line().max(MAX_NEAR, 'At most 120 characters.').default(''),
})
export type GenerateActivity = z.infer<typeof GenerateActivity>

/** What the model is asked to fill in. There is no status among them: a draft never publishes itself. */
export const DRAFT_FIELDS = [
  'title',
  'description',
  'richDescription',
  'startDate',
  'endDate',
  'timezone',
  'type',
  'place',
  'address',
  'meetingUrl',
  'audience',
  'price',
  'capacity',
  'coverWords',
] as const
export const DraftField = z.enum(DRAFT_FIELDS)
export type DraftField = z.infer<typeof DraftField>

/** What the model answers: one entry for each field, in the order of writing. It gets this as its JSON schema. */
export const ModelDraft = z.object({
  fields: z.array(
    z.object({
      field: DraftField,
      value: z.string().describe('The value, written as the instruction says for this field'),
      quote: z.string().describe('The exact words of the text that say so; empty for a guess'),
    }),
  ),
})

/** What the model answers when it is asked to write a text anew. */
export const ModelText = z.object({ text: z.string() })

/** Where a value is from: the person's words, which are quoted as they stand in the text, or a guess. */
const source = {
  from: z.enum(['words', 'guess']),
  quote: z.string().max(200).optional(),
}

/** A field of a draft, parsed like anything that a client sends. */
export const DraftedField = z.discriminatedUnion('field', [
  z.object({ field: z.literal('title'), value: z.string().min(1).max(120), ...source }),
  z.object({ field: z.literal('description'), value: z.string().min(1).max(300), ...source }),
  z.object({ field: z.literal('richDescription'), value: z.string().min(1).max(40_000), ...source }),
  z.object({ field: z.literal('startDate'), value: WallTime, ...source }),
  z.object({ field: z.literal('endDate'), value: WallTime, ...source }),
  z.object({ field: z.literal('timezone'), value: TimeZone, ...source }),
  z.object({ field: z.literal('type'), value: LocationType, ...source }),
  z.object({ field: z.literal('place'), value: z.string().min(1).max(120), ...source }),
  z.object({ field: z.literal('address'), value: z.string().min(1).max(300), ...source }),
  z.object({ field: z.literal('meetingUrl'), value: WebUrl, ...source }),
  z.object({ field: z.literal('audience'), value: Visibility, ...source }),
  z.object({ field: z.literal('price'), value: z.object({ amount: Amount, currency: Currency }), ...source }),
  z.object({ field: z.literal('capacity'), value: z.int().min(1).max(MAX_CAPACITY), ...source }),
  z.object({ field: z.literal('coverWords'), value: z.string().min(1).max(50), ...source }),
])
export type DraftedField = z.infer<typeof DraftedField>

/** Why something that the model wrote is not in the draft: for the person, who may type it instead. */
export const DraftNote = z.enum([
  'price-not-in-words',
  'capacity-not-in-words',
  'audience-not-in-words',
  'link-not-in-words',
  'date-in-the-past',
  'unreadable',
  'cut-short',
])
export type DraftNote = z.infer<typeof DraftNote>

/** The whole draft: its fields in the order in which they came. */
export const GeneratedActivity = z.object({ fields: z.array(DraftedField), notes: z.array(DraftNote) })
export type GeneratedActivity = z.infer<typeof GeneratedActivity>

/** How a text is to be written anew. */
export const RewriteWish = z.enum(['shorter', 'warmer', 'more-formal'])
export type RewriteWish = z.infer<typeof RewriteWish>

/** `description` is one plain sentence or two, `rich` the formatted text. */
export const RewriteText = z.strictObject({
  text: z.string().trim().min(3, 'Write something first.').max(MAX_DESCRIPTION, 'At most 8,000 characters.'),
  wish: RewriteWish,
  kind: z.enum(['description', 'rich']),
})
export type RewriteText = z.infer<typeof RewriteText>
export const RewrittenText = z.object({ text: z.string().min(1).max(40_000) })
