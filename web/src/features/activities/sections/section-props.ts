import type { ActivityDraft } from '../draft/draft'
import type { FieldErrors } from '../draft/field-errors'

/** What every section of the form takes. */
export interface SectionProps {
  draft: ActivityDraft
  errors: FieldErrors
  onFields: (fields: Partial<Omit<ActivityDraft, 'ticketTypes' | 'promocodes' | 'marks' | 'held'>>) => void
}
