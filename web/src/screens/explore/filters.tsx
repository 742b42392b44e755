import { BadgeEuro, MonitorPlay } from 'lucide-react'
import { Chips } from '../../ui/segmented-control'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { ToggleChip } from '../../ui/toggle-chip'
import styles from './explore.module.css'
import { NearMe } from './near-me'
import { WHENS } from './search-days'
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
  const isTurned = from !== '' && to !== '' && from > to
  return (
    <div className={styles.details}>
      <TextField
        label={words.from}
        type="date"
        value={from}
        onChange={(value) => onChange({ from: value, ...(to === '' && { to: value }) })}
      />
      <TextField
        label={words.to}
        type="date"
        value={to}
        min={from}
        error={isTurned ? words.turned : undefined}
        onChange={(value) => onChange({ to: value })}
      />
    </div>
  )
}

/** What narrows a search down: days, a place, online, free. */
export function Filters({ search, onChange }: FiltersProps) {
  const { when, near, radius, online, free } = search
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
            near={near}
            onChange={(next) => onChange({ near: next, ...(next === null && { radius: null }) })}
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
      {near !== undefined && (
        <div className={styles.details}>
          <Select
            label={words.near.radius}
            options={
              RADII.some((it) => it.value === String(radius)) ? RADII : [...RADII, radiusOption(radius)]
            }
            value={String(radius)}
            onChange={(next) => onChange({ radius: next })}
          />
        </div>
      )}
    </div>
  )
}

function radiusOption(km: number) {
  return { value: String(km), label: words.near.within(km) }
}
