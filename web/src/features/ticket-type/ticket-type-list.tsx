import type { TicketTypeSave } from 'functions/contract/ticket-type'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { classNames } from '../../lib/class-names'
import { shortWhen } from '../../lib/date-text'
import { Button, IconButton } from '../../ui/button'
import { priceText } from './price-text'
import styles from './ticket-type-list.module.css'
import { ticketTypeWording } from './wording'

const words = ticketTypeWording.list

export interface TicketTypeListProps<T extends TicketTypeSave> {
  ticketTypes: readonly T[]
  /** What is wrong with each, by its place in the list. */
  errorOf: (index: number) => string | undefined
  /** The id of the control that stands for a ticket type. */
  idOf: (index: number) => string
  onAdd: () => void
  onEdit: (ticketType: T, index: number) => void
  onRemove: (ticketType: T) => void
}

function factsOf(type: TicketTypeSave): string {
  const capacity =
    type.capacity === null ? words.unlimited : words.capacity(type.capacity.toLocaleString('en'))
  const { minTicketCountPerPurchase: least, maxTicketCountPerPurchase: most } = type
  const purchase = least > 1 || most !== null ? words.perPurchase(least, most) : undefined
  const end = type.saleEndsAt === null ? words.endsAtStart : words.endsBefore(shortWhen(type.saleEndsAt))
  return [capacity, purchase, end].filter(Boolean).join(' · ')
}

/** The ticket types being written, each to be edited in a dialog. */
export function TicketTypeList<T extends TicketTypeSave>(props: TicketTypeListProps<T>) {
  const { ticketTypes } = props
  return (
    <div className={styles.all}>
      {ticketTypes.length === 0 && <p className={styles.facts}>{words.none}</p>}
      <ul className={styles.list}>
        {ticketTypes.map((type, index) => {
          const error = props.errorOf(index)
          return (
            <li
              key={props.idOf(index)}
              className={classNames(styles.item, error !== undefined && styles.wrong)}
            >
              <div className={styles.words}>
                <p className={styles.title}>
                  {type.title} <span className={styles.price}>{priceText(type.price, type.currency)}</span>
                </p>
                <p className={styles.facts}>{factsOf(type)}</p>
                {error !== undefined && (
                  <p className={styles.error} role="alert">
                    {error}
                  </p>
                )}
              </div>
              <IconButton
                id={props.idOf(index)}
                label={words.edit(type.title)}
                icon={<Pencil />}
                aria-invalid={error !== undefined || undefined}
                onClick={() => props.onEdit(type, index)}
              />
              <IconButton
                label={words.remove(type.title)}
                icon={<Trash2 />}
                onClick={() => props.onRemove(type)}
              />
            </li>
          )
        })}
      </ul>
      <Button variant="secondary" size="small" icon={<Plus aria-hidden="true" />} onClick={props.onAdd}>
        {words.add}
      </Button>
    </div>
  )
}
