import { z } from 'zod'

/** The fields of the form that somebody else than the person may have filled in. */
export const MARKED_FIELDS = [
  'title',
  'description',
  'richDescription',
  'media',
  'startDate',
  'endDate',
  'timezone',
  'type',
  'location',
  'meetingUrl',
  'ticketTypes',
  'audience',
] as const
export type MarkedField = (typeof MARKED_FIELDS)[number]

/** Where a value came from: words that it was read from, or a guess and what it rests on (which may be empty). */
export const Mark = z.object({ kind: z.enum(['words', 'guess']), text: z.string() })
export type Mark = z.infer<typeof Mark>

/** The fields that the person has not looked at yet. Kept with the draft, never saved with the activity. */
export const Marks = z.partialRecord(z.enum(MARKED_FIELDS), Mark)
export type Marks = z.infer<typeof Marks>

/** Whether a field of the form can carry a mark. */
export function isMarkedField(field: string): field is MarkedField {
  return (MARKED_FIELDS as readonly string[]).includes(field)
}

/** Marks for what was guessed, by field with the reason; what is no field of the form needs none. */
export function guessMarks(reasons: Readonly<Record<string, string>>): Marks {
  const known = Object.entries(reasons).filter(([field]) => isMarkedField(field))
  return Object.fromEntries(known.map(([field, text]) => [field, { kind: 'guess', text }]))
}
