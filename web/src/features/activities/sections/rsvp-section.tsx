import { MAX_PLUS_ONES } from 'functions/contract/rsvps/rsvp-settings'
import type { RsvpSettings } from 'functions/contract/rsvps/rsvp-settings'
import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import { Select } from '../../../ui/fields/select'
import { fieldId } from '../draft/field-errors'
import { FieldRow, FormSection } from './section'
import type { SectionProps } from './section-props'
import { activityWording } from '../wording'

const words = activityWording.rsvp

const PLUS_ONES = Array.from({ length: MAX_PLUS_ONES + 1 }, (_, count) => ({
  value: String(count),
  label: words.plusOnesOf(count),
}))

/** How answers are taken: how many, with whom, and whether the organiser looks at each. */
export function RsvpSection({ draft: { rsvp }, errors, onFields }: SectionProps) {
  const change = (over: Partial<RsvpSettings>) => onFields({ rsvp: { ...rsvp, ...over } })
  return (
    <FormSection heading={words.heading} help={words.help}>
      <FieldRow>
        <NumberField
          id={fieldId('rsvp.capacity')}
          label={words.capacity}
          help={words.capacityHelp}
          optional
          min={1}
          max={10_000}
          value={rsvp.capacity ?? undefined}
          error={errors['rsvp.capacity']}
          onChange={(capacity) => change({ capacity: capacity ?? null })}
        />
        <Select
          label={words.plusOnes}
          options={PLUS_ONES}
          value={String(rsvp.plusOnes)}
          error={errors['rsvp.plusOnes']}
          onChange={(count) => change({ plusOnes: Number(count) })}
        />
      </FieldRow>
      <Checkbox
        label={words.needsApproval}
        help={words.needsApprovalHelp}
        checked={rsvp.needsApproval}
        onChange={(needsApproval) => change({ needsApproval })}
      />
    </FormSection>
  )
}
