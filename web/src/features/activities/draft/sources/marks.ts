import { z } from 'zod'
import type { DraftChange } from '../reducer'

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

function isMarkedField(field: string): field is MarkedField {
  return (MARKED_FIELDS as readonly string[]).includes(field)
}

/** Marks for what was guessed, by field with the reason; what is no field of the form needs none. */
export function guessMarks(reasons: Readonly<Record<string, string>>): Marks {
  const known = Object.entries(reasons).filter(([field]) => isMarkedField(field))
  return Object.fromEntries(known.map(([field, text]) => [field, { kind: 'guess', text }]))
}

/** The fields that a change of the draft is about. */
function touchedBy(change: DraftChange): MarkedField[] {
  if (change.kind === 'mark-settled') return [change.field]
  if (change.kind === 'fields-set') return Object.keys(change.fields).filter(isMarkedField)
  if (change.kind === 'start-moved') return ['startDate', 'endDate']
  if (change.kind === 'currency-chosen' || change.kind.startsWith('ticket-type')) return ['ticketTypes']
  if (change.kind === 'cover-chosen' || change.kind.startsWith('media-')) return ['media']
  return []
}

/** The marks that are left after a change: what the person has edited is theirs. */
export function marksAfter(marks: Marks, change: DraftChange): Marks {
  const touched = touchedBy(change)
  const left = Object.entries(marks).filter(([field]) => !touched.includes(field as MarkedField))
  return Object.fromEntries(left)
}
