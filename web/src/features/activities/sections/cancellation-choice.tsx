import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import type { ActivityDraft } from '../draft/draft'
import { fieldId } from '../draft/field-errors'
import { FieldRow } from './section'
import styles from './section.module.css'
import type { SectionProps } from './section-props'
import { activityWording } from '../wording'

const words = activityWording.cancellation

type Policy = NonNullable<ActivityDraft['cancellation']>

const USUAL: Policy = { daysBefore: 3, keepPercent: 0 }

export interface CancellationChoiceProps extends SectionProps {
  /** The sentence that buyers read of a policy. */
  textOf: (policy: Policy) => string
}

/** Whether buyers may cancel by themselves, until when, and what of the price is kept; with the sentence that they read. */
export function CancellationChoice({
  draft: { cancellation = null },
  errors,
  onFields,
  textOf,
}: CancellationChoiceProps) {
  const change = (over: Partial<Policy>) =>
    onFields({ cancellation: { ...(cancellation ?? USUAL), ...over } })
  return (
    <>
      <Checkbox
        label={words.may}
        help={words.mayHelp}
        checked={cancellation !== null}
        onChange={(may) => onFields({ cancellation: may ? USUAL : null })}
      />
      {cancellation && (
        <>
          <FieldRow>
            <NumberField
              id={fieldId('cancellation.daysBefore')}
              label={words.daysBefore}
              tail={words.days}
              max={90}
              value={cancellation.daysBefore}
              error={errors['cancellation.daysBefore']}
              onChange={(daysBefore = 0) => change({ daysBefore })}
            />
            <NumberField
              id={fieldId('cancellation.keepPercent')}
              label={words.keepPercent}
              help={words.keepPercentHelp}
              tail="%"
              max={90}
              value={cancellation.keepPercent}
              error={errors['cancellation.keepPercent']}
              onChange={(keepPercent = 0) => change({ keepPercent })}
            />
          </FieldRow>
          <p className={styles.example} aria-live="polite">
            {words.example(textOf(cancellation))}
          </p>
        </>
      )}
    </>
  )
}
