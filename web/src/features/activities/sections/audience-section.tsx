import { Globe, Lock, Users } from 'lucide-react'
import { SegmentedControl } from '../../../ui/fields/segmented-control'
import { helpWithMark } from './guess-mark'
import { FormSection } from './section'
import styles from './section.module.css'
import type { SectionProps } from './section-props'
import { activityWording } from '../wording'

const words = activityWording.audience

const OPTIONS = [
  { value: 'public', label: words.values.public, icon: <Globe className={styles.icon} aria-hidden="true" /> },
  {
    value: 'connections',
    label: words.values.connections,
    icon: <Users className={styles.icon} aria-hidden="true" />,
  },
  {
    value: 'private',
    label: words.values.private,
    icon: <Lock className={styles.icon} aria-hidden="true" />,
  },
] as const

/** Who may see the activity, with what each answer means. */
export function AudienceSection({ draft, errors, onFields }: SectionProps) {
  return (
    <FormSection heading={words.heading}>
      <SegmentedControl
        label={words.question}
        hideLabel
        options={OPTIONS}
        value={draft.audience}
        help={helpWithMark(draft.marks?.audience, words.help[draft.audience])}
        error={errors['audience']}
        onChange={(audience) => onFields({ audience })}
      />
    </FormSection>
  )
}
