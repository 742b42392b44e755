import type { DraftChange } from './draft-change'
import { isMarkedField } from './sources/marks'
import type { MarkedField, Marks } from './sources/marks'

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
