import { CircleHelp, MapPin, Users, Video } from 'lucide-react'
import { SegmentedControl } from '../../ui/segmented-control'
import { TextField } from '../../ui/text-field'
import { isOnline } from './draft/draft'
import { fieldId } from './draft/field-errors'
import { FieldRow, FormSection } from './section'
import styles from './section.module.css'
import type { SectionProps } from './section-props'
import { activityWording } from './wording'

const words = activityWording.where

/** How people meet, as the form asks: being there, joining, or either. */
type Meeting = SectionProps['draft']['type'] | 'both'

const OPTIONS = [
  {
    value: 'in-person',
    label: words.types['in-person'],
    icon: <MapPin className={styles.icon} aria-hidden="true" />,
  },
  {
    value: 'virtual',
    label: words.types.virtual,
    icon: <Video className={styles.icon} aria-hidden="true" />,
  },
  {
    value: 'both',
    label: words.both,
    icon: <Users className={styles.icon} aria-hidden="true" />,
  },
  {
    value: 'not-specified',
    label: words.types['not-specified'],
    icon: <CircleHelp className={styles.icon} aria-hidden="true" />,
  },
] as const

function PlaceFields({ draft, errors, onFields }: SectionProps) {
  const { location } = draft
  // The position belonged to the place that was there before.
  const change = (change: { name?: string; address?: string }) =>
    onFields({ location: { name: location.name, address: location.address, ...change } })
  return (
    <FieldRow>
      <TextField
        id={fieldId('location.name')}
        label={words.name}
        placeholder={words.nameHint}
        value={location.name}
        maxLength={120}
        error={errors['location.name'] ?? errors['location']}
        onChange={(name) => change({ name })}
      />
      <TextField
        id={fieldId('location.address')}
        label={words.address}
        placeholder={words.addressHint}
        value={location.address}
        maxLength={300}
        autoComplete="street-address"
        error={errors['location.address']}
        onChange={(address) => change({ address })}
      />
    </FieldRow>
  )
}

function meetingOf({ type, isAlsoOnline }: SectionProps['draft']): Meeting {
  return type === 'in-person' && isAlsoOnline === true ? 'both' : type
}

/** In person, online, both, or not decided yet. */
export function WhereSection(props: SectionProps) {
  const { draft, errors, onFields } = props
  return (
    <FormSection heading={words.heading}>
      <SegmentedControl
        label={words.question}
        hideLabel
        options={OPTIONS}
        value={meetingOf(draft)}
        error={errors['type']}
        help={draft.type === 'not-specified' ? words.tba : undefined}
        onChange={(meeting) =>
          onFields({ type: meeting === 'both' ? 'in-person' : meeting, isAlsoOnline: meeting === 'both' })
        }
      />
      {draft.type === 'in-person' && <PlaceFields {...props} />}
      {isOnline(draft) && (
        <TextField
          id={fieldId('meetingUrl')}
          label={words.link}
          help={words.linkHelp}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={draft.meetingUrl}
          error={errors['meetingUrl']}
          onChange={(meetingUrl) => onFields({ meetingUrl })}
        />
      )}
    </FormSection>
  )
}
