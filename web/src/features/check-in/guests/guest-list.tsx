import type { DoorEntry } from 'functions/contract/check-in/door'
import { showShortCode } from 'functions/contract/tickets/ticket-short-code'
import { Search } from 'lucide-react'
import { useMemo } from 'react'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import styles from '../door.module.css'
import { findGuests } from './find-guests'
import { doorWording } from '../wording'

const words = doorWording.guests
/** More than these are not looked through by eye. */
const MOST = 100

interface GuestProps {
  entry: DoorEntry
  onAdmit: (key: string) => void
  onUndo: (entry: DoorEntry) => void
}

function about({ kind, title, shortCode, admission }: DoorEntry): string {
  const what = kind === 'walk-in' ? words.walkIn : title
  return [what, showShortCode(shortCode), admission && words.inAt(admission.at, admission.gate)]
    .filter(Boolean)
    .join(' · ')
}

function Guest({ entry, onAdmit, onUndo }: GuestProps) {
  const { key, name, guests, status } = entry
  return (
    <li className={styles.guest}>
      <div className={styles.who}>
        <strong>
          {name} {guests > 0 && words.plus(guests)}
        </strong>
        <span className={styles.note}>{about(entry)}</span>
      </div>
      {status === 'valid' && (
        <Button size="small" aria-label={`${doorWording.checkIn}: ${name}`} onClick={() => onAdmit(key)}>
          {doorWording.checkIn}
        </Button>
      )}
      {status === 'used' && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`${doorWording.undo}: ${name}`}
          onClick={() => onUndo(entry)}
        >
          {doorWording.undo}
        </Button>
      )}
      {(status === 'void' || status === 'blocked') && <Badge tone="bad">{words[status]}</Badge>}
    </li>
  )
}

/** Everybody who is expected, to be found by name and let in by a touch; works on the copy on this device. */
export function GuestList({
  guests,
  search,
  onSearch,
  ...act
}: {
  guests: ReadonlyMap<string, DoorEntry>
  search: string
  onSearch: (search: string) => void
} & Omit<GuestProps, 'entry'>) {
  const found = useMemo(() => findGuests([...guests.values()], search), [guests, search])
  return (
    <div className={styles.part}>
      <TextField
        type="search"
        label={words.search}
        lead={<Search aria-hidden="true" />}
        value={search}
        onChange={onSearch}
        autoComplete="off"
      />
      {found.length === 0 && <p className={styles.note}>{search === '' ? words.empty : words.none}</p>}
      <ul className={styles.list}>
        {found.slice(0, MOST).map((entry) => (
          <Guest key={entry.key} entry={entry} {...act} />
        ))}
      </ul>
      {found.length > MOST && <p className={styles.note}>{words.more(found.length - MOST)}</p>}
    </div>
  )
}
