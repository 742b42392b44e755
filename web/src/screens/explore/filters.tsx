import { EARLIEST_DATE, LATEST_DATE } from 'functions/contract/time'
import { BadgeEuro, MapPin, MonitorPlay, UsersRound } from 'lucide-react'
import { RemovableChip } from '../../ui/fields/removable-chip'
import { Chips } from '../../ui/fields/segmented-control'
import { Select } from '../../ui/fields/select'
import { TextField } from '../../ui/fields/text-field'
import { ToggleChip } from '../../ui/fields/toggle-chip'
import styles from './explore.module.css'
import { NearMe } from './near-me'
import { WHENS, daysIssue, lastDayFrom } from './search-days'
import { NOWHERE } from './search-state'
import type { SearchChange, SearchState } from './search-state'
import { exploreWording as words } from './wording'

const WHEN_OPTIONS = WHENS.map((value) => ({ value, label: words.whens[value] }))
const RADII = [5, 10, 25, 50, 100, 200].map((km) => ({ value: String(km), label: words.near.within(km) }))

interface FiltersProps {
  search: SearchState
  onChange: (change: SearchChange) => void
}

function Dates({ search, onChange }: FiltersProps) {
  const { from = '', to = '' } = search
  const issue = daysIssue(from, to)
  return (
    <div className={styles.details}>
      <TextField
        label={words.from}
        type="date"
        value={from}
        min={EARLIEST_DATE}
        max={LATEST_DATE}
        error={issue === 'outside' && to === '' ? words.days.outside : undefined}
        onChange={(value) => onChange({ from: value, ...(to === '' && { to: value }) })}
      />
      <TextField
        label={words.to}
        type="date"
        value={to}
        min={from === '' ? EARLIEST_DATE : from}
        max={from === '' || issue === 'outside' ? LATEST_DATE : lastDayFrom(from)}
        error={issue === undefined || to === '' ? undefined : words.days[issue]}
        onChange={(value) => onChange({ to: value })}
      />
    </div>
  )
}

function Radius({ search, onChange }: FiltersProps) {
  const { radius } = search
  const isUsual = RADII.some((it) => it.value === String(radius))
  return (
    <Select
      label={words.near.radius}
      hideLabel
      options={isUsual ? RADII : [...RADII, radiusOption(radius)]}
      value={String(radius)}
      onChange={(next) => onChange({ radius: next })}
    />
  )
}

/** What was chosen elsewhere: a place by its name, a community by its address. A tap takes it away. */
function Chosen({ search, onChange }: FiltersProps) {
  const { near, place, community } = search
  if (near === undefined && community === undefined) return null
  return (
    <div className={styles.chosen}>
      {near !== undefined && place !== undefined && (
        <RemovableChip
          icon={<MapPin aria-hidden="true" />}
          label={words.nearPlace.remove(place)}
          onRemove={() => onChange(NOWHERE)}
        >
          {words.nearPlace.chip(place)}
        </RemovableChip>
      )}
      {near !== undefined && <Radius search={search} onChange={onChange} />}
      {community !== undefined && (
        <RemovableChip
          icon={<UsersRound aria-hidden="true" />}
          label={words.community.remove}
          onRemove={() => onChange({ community: null })}
        >
          {words.community.chip}
        </RemovableChip>
      )}
    </div>
  )
}

/** What narrows a search down: days, a place, online, free. */
export function Filters({ search, onChange }: FiltersProps) {
  const { when, near, place, online, free } = search
  const dates = (next: SearchState['when']) => (next === 'dates' ? {} : { from: null, to: null })
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        <Chips
          label={words.when}
          hideLabel
          options={WHEN_OPTIONS}
          value={when}
          onChange={(next) => onChange({ when: next === 'any' ? null : next, ...dates(next) })}
        />
      </div>
      {when === 'dates' && <Dates search={search} onChange={onChange} />}
      <div className={styles.row}>
        <fieldset className={styles.toggles}>
          <legend className="sr-only">{words.more}</legend>
          <NearMe
            near={place === undefined ? near : undefined}
            onChange={(next) => onChange(next === null ? NOWHERE : { near: next, place: null })}
          />
          <ToggleChip
            icon={<MonitorPlay aria-hidden="true" />}
            checked={online !== undefined}
            onChange={(on) => onChange({ online: on ? 'true' : null })}
          >
            {words.online}
          </ToggleChip>
          <ToggleChip
            icon={<BadgeEuro aria-hidden="true" />}
            checked={free !== undefined}
            onChange={(on) => onChange({ free: on ? 'true' : null })}
          >
            {words.free}
          </ToggleChip>
        </fieldset>
      </div>
      <Chosen search={search} onChange={onChange} />
    </div>
  )
}

function radiusOption(km: number) {
  return { value: String(km), label: words.near.within(km) }
}
