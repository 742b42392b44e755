import type { WallTime } from 'functions/contract/time'
import { DateTimeField } from '../../../ui/fields/date-time-field'
import { Select } from '../../../ui/fields/select'
import { isComplete } from '../draft/wall-time'
import { fieldId } from '../draft/field-errors'
import { helpWithMark } from './guess-mark'
import { FieldRow, FormSection } from './section'
import type { SectionProps } from './section-props'
import { activityWording } from '../wording'

const words = activityWording.when

/** Every zone that the browser knows, and the one already chosen, which it may know by another name. */
function zonesWith(chosen: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}

export interface WhenSectionProps extends SectionProps {
  onMoveStart: (startDate: WallTime) => void
}

/** Start, end and the zone whose clock they are read on. */
export function WhenSection({ draft, errors, onFields, onMoveStart }: WhenSectionProps) {
  const { startDate, endDate } = draft
  const isBackwards = isComplete(startDate) && isComplete(endDate) && endDate <= startDate
  return (
    <FormSection heading={words.heading}>
      <FieldRow>
        <DateTimeField
          id={fieldId('startDate')}
          label={words.start}
          help={helpWithMark(draft.marks?.startDate)}
          value={startDate}
          required
          error={errors['startDate']}
          onChange={onMoveStart}
        />
        <DateTimeField
          id={fieldId('endDate')}
          label={words.end}
          help={helpWithMark(draft.marks?.endDate)}
          value={endDate}
          required
          error={errors['endDate'] ?? (isBackwards ? words.endFirst : undefined)}
          onChange={(end) => onFields({ endDate: end })}
        />
      </FieldRow>
      <Select
        id={fieldId('timezone')}
        label={words.timezone}
        help={helpWithMark(draft.marks?.timezone, words.timezoneHelp)}
        value={draft.timezone}
        options={zonesWith(draft.timezone)}
        error={errors['timezone']}
        onChange={(timezone) => onFields({ timezone })}
      />
    </FormSection>
  )
}
