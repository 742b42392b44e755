import { CircleHelp, MapPin, Users, Video } from 'lucide-react'
import { Combobox } from '../../../ui/fields/combobox'
import { SegmentedControl } from '../../../ui/fields/segmented-control'
import { TextField } from '../../../ui/fields/text-field'
import { isOnline } from '../draft/draft'
import { fieldId } from '../draft/field-errors'
import { placeToFind } from '../draft/place-zone'
import { helpWithMark } from './guess-mark'
import { FoundPlace, ZoneOffer } from './place-offers'
import { FieldRow, FormSection } from './section'
import styles from './section.module.css'
import type { SectionProps } from './section-props'
import { activityWording } from '../wording'

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

export interface WhereSectionProps extends SectionProps {
  /** What goes with the name that is typed. */
  search: PlaceSearch
  /** Keeps the zone of the chosen place; undefined once it is agreed to, turned down, or of a place that is gone. */
  onPlaceZone: (zone: string | undefined) => void
}

interface PlaceHit {
  name: string
  address: string
  latitude: number
  longitude: number
  timezone: string | null
}

/** The search of places that the screen brings along. */
export interface PlaceSearch {
  places: readonly PlaceHit[]
  state: 'idle' | 'searching' | 'found' | 'failed'
  search: (text: string) => void
}

function statusOf({ state, places }: PlaceSearch): string {
  if (state === 'found') return words.counted(places.length)
  if (state === 'failed') return words.searchFailed
  return state === 'searching' ? words.searching : ''
}

function PlaceFields({ draft, errors, onFields, search, onPlaceZone }: WhereSectionProps) {
  const { location } = draft
  const note = search.state === 'failed' ? words.searchFailed : undefined
  // The position belonged to the place that was there before.
  const change = (change: { name?: string; address?: string }) => {
    onFields({ location: { name: location.name, address: location.address, ...change } })
    if (draft.held?.placeZone !== undefined) onPlaceZone(undefined)
  }
  function choose(index: number) {
    const place = search.places[index]
    if (place) {
      const { timezone, ...chosen } = place
      onFields({ location: chosen })
      onPlaceZone(timezone ?? undefined)
    }
    search.search('')
  }
  return (
    <>
      <FieldRow>
        <Combobox
          id={fieldId('location.name')}
          label={words.name}
          help={helpWithMark(draft.marks?.location, note)}
          placeholder={words.nameHint}
          value={location.name}
          maxLength={120}
          error={errors['location.name'] ?? errors['location']}
          listLabel={words.found}
          options={search.places.map((place, index) => ({
            id: String(index),
            title: place.name,
            detail: place.address,
          }))}
          status={statusOf(search)}
          onChoose={choose}
          onChange={(name) => {
            change({ name })
            search.search(name)
          }}
        />
        <TextField
          id={fieldId('location.address')}
          label={words.address}
          placeholder={words.addressHint}
          value={location.address}
          maxLength={300}
          help={location.latitude === undefined ? undefined : words.onMap}
          autoComplete="street-address"
          error={errors['location.address']}
          onChange={(address) => change({ address })}
        />
      </FieldRow>
      <FoundPlace
        wanted={placeToFind(draft)}
        place={search.places[0]}
        onSearch={search.search}
        onUse={() => choose(0)}
      />
      <ZoneOffer
        draft={draft}
        onUse={(timezone) => {
          onFields({ timezone })
          onPlaceZone(undefined)
        }}
        onKeep={() => onPlaceZone(undefined)}
      />
    </>
  )
}

function LinkField({ draft, errors, onFields }: SectionProps) {
  return (
    <TextField
      id={fieldId('meetingUrl')}
      label={words.link}
      help={helpWithMark(draft.marks?.meetingUrl, words.linkHelp)}
      type="url"
      inputMode="url"
      placeholder="https://"
      value={draft.meetingUrl}
      error={errors['meetingUrl']}
      onChange={(meetingUrl) => onFields({ meetingUrl })}
    />
  )
}

function meetingOf(draft: SectionProps['draft']): Meeting {
  return draft.type === 'in-person' && isOnline(draft) ? 'both' : draft.type
}

/** In person, online, both, or not decided yet. */
export function WhereSection({ search, ...props }: WhereSectionProps) {
  const { draft, errors, onFields } = props
  return (
    <FormSection heading={words.heading}>
      <SegmentedControl
        label={words.question}
        hideLabel
        options={OPTIONS}
        value={meetingOf(draft)}
        error={errors['type']}
        help={helpWithMark(draft.marks?.type, draft.type === 'not-specified' ? words.tba : undefined)}
        onChange={(meeting) =>
          onFields({ type: meeting === 'both' ? 'in-person' : meeting, isAlsoOnline: meeting === 'both' })
        }
      />
      {draft.type === 'in-person' && <PlaceFields {...props} search={search} />}
      {isOnline(draft) && <LinkField {...props} />}
    </FormSection>
  )
}
