import type { Attendee } from 'functions/contract/tickets/attendee'
import type { OrderStatus } from 'functions/contract/orders/order'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge'
import { AttendeeActs } from './attendee-acts'
import styles from './attendee-list.module.css'
import { AttendeeNote } from './attendee-note'
import { attendeeWording as words } from './attendee-wording'

const TONES: Partial<Record<OrderStatus, 'good' | 'warn' | 'bad'>> = {
  paid: 'good',
  confirmed: 'good',
  'partially-refunded': 'warn',
  refunded: 'warn',
  disputed: 'bad',
  lost: 'bad',
}
const dateOf = (instant: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** Shows one order of the list, until it is closed. */
export type RenderOrder = (attendee: Attendee, onClose: () => void) => ReactNode

/** One order of the attendee list, with its guests and what can be done about it. */
export function AttendeeRow({
  uid,
  shareRef,
  attendee,
  renderOrder,
  children,
}: {
  uid: string
  shareRef: string
  attendee: Attendee
  renderOrder: RenderOrder
  /** Its guests at the door. */
  children: ReactNode
}) {
  const [isWriting, setWriting] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { fullName, email, items, total, currency, status, settledAt, note } = attendee
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>{fullName}</span>
        <span className={styles.more}>{email}</span>
      </div>
      <div className={styles.what}>
        {items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
        <span className={styles.more}>{dateOf(settledAt)}</span>
      </div>
      <div className={styles.state}>
        <span className={styles.number}>{total === 0 ? words.free : formatMoney(total, currency)}</span>
        <Badge tone={TONES[status]}>{words.status[status]}</Badge>
      </div>
      <AttendeeActs
        {...{ shareRef, attendee }}
        onNote={() => setWriting(true)}
        onOpen={() => setOpen(true)}
      />
      <div className={styles.guests}>{children}</div>
      {note !== '' && (
        <p className={styles.note}>
          <StickyNote aria-hidden="true" />
          {note}
        </p>
      )}
      {isWriting && <AttendeeNote {...{ uid, shareRef, attendee }} onClose={() => setWriting(false)} />}
      {isOpen && renderOrder(attendee, () => setOpen(false))}
    </li>
  )
}
