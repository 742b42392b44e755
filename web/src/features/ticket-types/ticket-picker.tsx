import type { Activity } from 'functions/contract/activities/activity'
import { shownPrice } from 'functions/contract/pricing/shown-price'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Badge } from '../../ui/badge'
import { QuantityStepper } from '../../ui/fields/quantity-stepper'
import { includedText, priceText } from './price-text'
import { TicketDetails } from './ticket-details'
import type { RichTextView } from './ticket-details'
import type { TicketChoice, TicketOffer } from './ticket-choice'
import styles from './ticket-picker.module.css'
import { saleEndText, saleStartText } from './sale-window'
import { ticketTypeWording as words } from './wording'

/** From here on, how many are left is worth knowing. */
const FEW = 10

export interface TicketPickerProps {
  activity: Activity
  offers: readonly TicketOffer[]
  choice: TicketChoice
  onChoose: (choice: TicketChoice) => void
  /** What can be done about a ticket type that is sold out, where the activity has a wait-list. */
  waitFor?: ((type: TicketType) => ReactNode) | undefined
  /** Shows rich descriptions that did not come cleaned from the server. */
  richText?: RichTextView | undefined
}

/** Whether people can wait for a ticket type now. */
function mayWait({ waitList }: Activity, { availability }: TicketOffer): boolean {
  return waitList && availability === 'sold-out'
}

function Notes({ activity, offer }: { activity: Activity; offer: TicketOffer }) {
  const { type, left, least, availability, isEarly } = offer
  const notes = [
    availability === 'open' && left !== undefined && left <= FEW && words.onlyLeft(left),
    availability === 'open' && least > 1 && words.atLeast(least),
    availability === 'open' && saleEndText(activity, type),
    isEarly && saleStartText(type),
  ].filter((note) => typeof note === 'string')
  return notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>
}

function Included({ activity, type }: { activity: Activity; type: TicketType }) {
  const text = includedText(activity, type)
  return text !== undefined && <p className={styles.included}>{text}</p>
}

function Control({ offer, choice, onChoose }: Omit<TicketPickerProps, 'offers'> & { offer: TicketOffer }) {
  const { type, availability, isEarly, least, most } = offer
  if (most < least) {
    const isToCome = availability === 'open' || isEarly
    return <Badge>{isToCome ? words.notYet : words.availability[availability]}</Badge>
  }
  return (
    <QuantityStepper
      label={words.quantity(type.title)}
      value={choice[type.shareRef] ?? 0}
      least={least}
      about={type.shareRef}
      max={most}
      onChange={(quantity) => onChoose({ ...choice, [type.shareRef]: quantity })}
    />
  )
}

/** Every ticket type with its price as it will be charged, its availability in words, and how many of it. */
export function TicketPicker(props: TicketPickerProps) {
  const { activity, offers } = props
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <li
          key={offer.type.shareRef}
          className={classNames(styles.row, offer.most < offer.least && styles.gone)}
        >
          <div className={styles.words}>
            <h3 className={styles.title}>{offer.type.title}</h3>
            <p className={styles.price}>
              {priceText(shownPrice(offer.type.price, activity), offer.type.currency)}
            </p>
            <Included activity={activity} type={offer.type} />
            {offer.type.description !== '' && <p className={styles.about}>{offer.type.description}</p>}
            <TicketDetails
              title={offer.type.title}
              html={offer.type.richDescription}
              richText={props.richText}
            />
            <Notes activity={activity} offer={offer} />
            {props.waitFor && mayWait(activity, offer) && (
              <div className={styles.wait}>{props.waitFor(offer.type)}</div>
            )}
          </div>
          <Control {...props} offer={offer} />
        </li>
      ))}
    </ul>
  )
}
