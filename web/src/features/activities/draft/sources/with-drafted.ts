import type { DraftedField } from 'functions/contract/drafts/ai-draft'
import type { ActivityDraft } from '../draft'
import type { Mark, MarkedField, Marks } from './marks'
import { changeDraft } from '../reducer'
import type { DraftChange } from '../draft-change'

/** Two values in one field of the form: both quotes, and a guess if either is one. */
function both(before: Mark | undefined, next: Mark): Mark {
  if (!before) return next
  if (before.kind !== next.kind) return before.kind === 'guess' ? before : next
  return { ...next, text: [before.text, next.text].filter(Boolean).join(' … ') }
}

/** Which field of the form shows a drafted value. */
function shownBy(field: DraftedField['field']): MarkedField | undefined {
  if (field === 'coverWords') return undefined
  if (field === 'place' || field === 'address') return 'location'
  return field === 'price' || field === 'capacity' ? 'ticketTypes' : field
}

/** The first ticket type with a change; one that follows the start's sale end goes on doing so. */
function firstTicket(draft: ActivityDraft, over: Partial<ActivityDraft['ticketTypes'][number]>): DraftChange {
  const ticketTypes = draft.ticketTypes.map((type, index) => (index === 0 ? { ...type, ...over } : type))
  return { kind: 'ticket-types-replaced', ticketTypes }
}

function changeOf(draft: ActivityDraft, it: DraftedField): DraftChange {
  switch (it.field) {
    case 'startDate':
      return { kind: 'start-moved', startDate: it.value }
    case 'place':
      return { kind: 'fields-set', fields: { location: { ...draft.location, name: it.value } } }
    case 'address':
      return { kind: 'fields-set', fields: { location: { ...draft.location, address: it.value } } }
    case 'price':
      return firstTicket(draft, { price: it.value.amount, currency: it.value.currency })
    case 'capacity':
      return firstTicket(draft, { capacity: it.value })
    case 'coverWords':
      return { kind: 'held', held: { coverWords: it.value } }
    default:
      return { kind: 'fields-set', fields: { [it.field]: it.value } }
  }
}

/** The draft with one field that was drafted for the person, marked with where it came from. */
export function withDrafted(draft: ActivityDraft, it: DraftedField): ActivityDraft {
  const marks: Marks = draft.marks ?? {}
  const changed = changeDraft({ ...draft, marks }, changeOf(draft, it))
  const field = shownBy(it.field)
  if (field === undefined) return changed
  const mark: Mark = { kind: it.from, text: it.quote ?? '' }
  return { ...changed, marks: { ...marks, [field]: both(marks[field], mark) } }
}
