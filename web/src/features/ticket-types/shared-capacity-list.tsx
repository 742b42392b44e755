import { MAX_SHARED_PLACES } from 'functions/contract/tickets/ticket-type'
import type { SharedCapacity } from 'functions/contract/tickets/ticket-type'
import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../ui/button'
import { NumberField } from '../../ui/fields/number-field'
import { TextField } from '../../ui/fields/text-field'
import styles from './shared-capacity-list.module.css'
import { ticketTypeEditing } from './editing-wording'

const words = ticketTypeEditing.shared

export interface SharedCapacityListProps {
  places: readonly SharedCapacity[]
  /** What is wrong, by the dotted path below the list. */
  errors: Readonly<Record<string, string>>
  /** The id of the control that shows a field. */
  idOf: (path: string) => string
  onChange: (places: SharedCapacity[]) => void
}

interface RowProps extends SharedCapacityListProps {
  index: number
}

function Row({ places, index, errors, idOf, onChange }: RowProps) {
  const one = places[index]
  if (!one) return null
  const set = (change: Partial<SharedCapacity>) => onChange(places.with(index, { ...one, ...change }))
  return (
    <li className={styles.row}>
      <div className={styles.fields}>
        <TextField
          id={idOf(`${index}.title`)}
          label={words.title}
          placeholder={words.titleHint}
          value={one.title}
          maxLength={80}
          autoComplete="off"
          error={errors[`${index}.title`]}
          onChange={(title) => set({ title })}
        />
        <NumberField
          id={idOf(`${index}.capacity`)}
          label={words.capacity}
          min={1}
          value={one.capacity > 0 ? one.capacity : undefined}
          error={errors[`${index}.capacity`]}
          onChange={(capacity) => set({ capacity: capacity ?? 0 })}
        />
      </div>
      <IconButton
        label={words.remove(one.title)}
        icon={<Trash2 />}
        onClick={() => onChange(places.filter((_, at) => at !== index))}
      />
    </li>
  )
}

/** Places that several ticket types draw from, each with its name and how many there are. */
export function SharedCapacityList(props: SharedCapacityListProps) {
  const { places, onChange } = props
  const add = () => onChange([...places, { key: crypto.randomUUID(), title: '', capacity: 0 }])
  return (
    <div className={styles.shared}>
      {places.length > 0 && (
        <>
          <h3 className={styles.heading}>{words.heading}</h3>
          <p className={styles.help}>
            {words.help} {words.choose}
          </p>
          <ul className={styles.list}>
            {places.map(({ key }, index) => (
              <Row key={key} {...props} index={index} />
            ))}
          </ul>
        </>
      )}
      {places.length < MAX_SHARED_PLACES && (
        <Button variant="secondary" size="small" icon={<Plus aria-hidden="true" />} onClick={add}>
          {places.length === 0 ? words.add : words.addMore}
        </Button>
      )}
    </div>
  )
}
