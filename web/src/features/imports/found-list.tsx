import type { ImportFound, ImportedActivity, Occurrence } from 'functions/contract/imports/import'
import { TriangleAlert } from 'lucide-react'
import { shortWhen } from '../../lib/text/date-text'
import { Badge } from '../../ui/badge'
import { Checkbox } from '../../ui/fields/checkbox'
import { Select } from '../../ui/fields/select'
import { choose, firstDate } from './chosen'
import type { Chosen } from './chosen'
import { Guesses } from './guesses'
import styles from './import.module.css'
import { importWording as words } from './wording'

function facts(event: ImportedActivity, date: Occurrence): string {
  const place = event.type === 'virtual' ? words.online : event.location?.name || event.location?.address
  const picture = event.pictureUrl === null ? undefined : words.picture
  return [shortWhen(date.startDate), place, picture].filter(Boolean).join(' · ')
}

interface RowProps {
  event: ImportedActivity
  date: Occurrence | undefined
  wasImported: boolean
  onDate: (date: Occurrence | undefined) => void
}

function Row({ event, date, wasImported, onDate }: RowProps) {
  const { title, occurrences, warnings } = event
  const shown = date ?? firstDate(event)
  return (
    <li className={styles.row}>
      <Checkbox
        label={title}
        help={facts(event, shown)}
        checked={date !== undefined}
        onChange={(is) => onDate(is ? shown : undefined)}
      />
      {wasImported && <Badge>{words.had}</Badge>}
      {date && occurrences.length > 1 && (
        <Select
          label={words.date}
          help={words.dates(occurrences.length)}
          value={date.startDate}
          options={occurrences.map(({ startDate }) => ({ value: startDate, label: shortWhen(startDate) }))}
          onChange={(startDate) => onDate(occurrences.find((it) => it.startDate === startDate))}
        />
      )}
      <Guesses guessed={event.guessed} />
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {warning}
        </p>
      ))}
    </li>
  )
}

export interface FoundListProps {
  result: ImportFound
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
}

/** The events that were found, to choose from; of one that repeats, the date. */
export function FoundList({ result, chosen, onChosen }: FoundListProps) {
  const had = new Set(result.alreadyImported.map(({ uid }) => uid))
  return (
    <ul className={styles.list}>
      {result.found.map((event, place) => (
        <Row
          // The same event can be found twice: its place in the list is what tells them apart.
          key={place}
          event={event}
          date={chosen.get(place)}
          wasImported={had.has(event.uid)}
          onDate={(date) => onChosen(choose(chosen, place, date))}
        />
      ))}
    </ul>
  )
}
