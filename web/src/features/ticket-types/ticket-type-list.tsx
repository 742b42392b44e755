import { MAX_TICKET_TYPES } from 'functions/contract/tickets/ticket-type'
import type { SharedCapacity, TicketTypeSave } from 'functions/contract/tickets/ticket-type'
import { shortWhen } from '../../lib/text/date-text'
import { factLine } from '../../lib/text/fact-line'
import { EntryList } from '../../ui/layout/entry-list'
import { priceText } from './price-text'
import styles from './ticket-type-list.module.css'
import { ticketTypeEditing } from './editing-wording'

const words = ticketTypeEditing.list

export interface TicketTypeListProps<T extends TicketTypeSave> {
  ticketTypes: readonly T[]
  sharedCapacities: readonly SharedCapacity[]
  /** What is wrong with each, by its place in the list. */
  errorOf: (index: number) => string | undefined
  /** What a ticket type is called, wherever it stands. */
  keyOf: (ticketType: T) => string
  /** The id of the control that stands for a ticket type. */
  idOf: (index: number) => string
  onAdd: () => void
  onEdit: (ticketType: T, index: number) => void
  onRemove: (ticketType: T, index: number) => void
  onClone: (ticketType: T, index: number) => void
  onMove: (key: string, to: number) => void
}

function limitsOf(type: TicketTypeSave, sharedCapacities: readonly SharedCapacity[]): string[] {
  const own = type.capacity === null ? [] : [words.capacity(type.capacity.toLocaleString('en'))]
  const places = sharedCapacities.find(({ key }) => key === type.sharesCapacity)
  const limits = [...own, ...(places ? [words.shares(places.title)] : [])]
  return limits.length > 0 ? limits : [words.unlimited]
}

function factsOf(type: TicketTypeSave, sharedCapacities: readonly SharedCapacity[]): string {
  const { minTicketCountPerPurchase: least, maxTicketCountPerPurchase: most } = type
  const purchase = least > 1 || most !== null ? words.perPurchase(least, most) : undefined
  const start = type.saleStartsAt ? words.opens(shortWhen(type.saleStartsAt)) : undefined
  const end = type.saleEndsAt === null ? words.endsAtStart : words.endsBefore(shortWhen(type.saleEndsAt))
  return factLine([type.hidden && words.hidden, ...limitsOf(type, sharedCapacities), purchase, start, end])
}

/** The ticket types being written, each to be edited in a dialog. */
export function TicketTypeList<T extends TicketTypeSave>(props: TicketTypeListProps<T>) {
  const isFull = props.ticketTypes.length >= MAX_TICKET_TYPES
  const entries = props.ticketTypes.map((type, index) => ({
    key: props.keyOf(type),
    id: props.idOf(index),
    title: (
      <>
        {type.title} <span className={styles.price}>{priceText(type.price, type.currency)}</span>
      </>
    ),
    name: type.title,
    facts: factsOf(type, props.sharedCapacities),
    error: props.errorOf(index),
    editLabel: words.edit(type.title),
    removeLabel: words.remove(type.title),
    onEdit: () => props.onEdit(type, index),
    onRemove: () => props.onRemove(type, index),
    copy: isFull ? undefined : { label: words.clone(type.title), onCopy: () => props.onClone(type, index) },
  }))
  return (
    <EntryList
      entries={entries}
      tone="violet"
      empty={words.none}
      addLabel={words.add}
      onAdd={isFull ? undefined : props.onAdd}
      full={words.full}
      order={{ onMove: props.onMove, moved: words.moved }}
    />
  )
}
