import type { Attendee } from 'functions/contract/attendee'
import type { OrderStatus } from 'functions/contract/order'
import { formatMoney } from 'functions/contract/money'
import { Mail, NotebookPen, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { asProblem } from '../../data/problem'
import { Badge } from '../../ui/badge'
import { IconButton } from '../../ui/button'
import { useToast } from '../../ui/toast'
import styles from './attendee-list.module.css'
import { AttendeeNote } from './attendee-note'
import { attendeeWording as words } from './attendee-wording'
import { useResendTickets } from './attendees'

const TONES: Partial<Record<OrderStatus, 'good' | 'warn' | 'bad'>> = {
  paid: 'good',
  confirmed: 'good',
  'partially-refunded': 'warn',
  refunded: 'warn',
  disputed: 'bad',
  lost: 'bad',
}
/** Orders with tickets that are still good. */
const HAS_TICKETS: readonly OrderStatus[] = ['paid', 'confirmed', 'partially-refunded']

const dateOf = (instant: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

function Resend({ shareRef, attendee }: { shareRef: string; attendee: Attendee }) {
  const toast = useToast()
  const resend = useResendTickets(shareRef, attendee.orderId)
  return (
    <IconButton
      label={words.resend(attendee.fullName)}
      icon={<Mail />}
      disabled={resend.isPending}
      onClick={() =>
        resend.mutate(undefined, {
          onSuccess: () => toast.show({ tone: 'good', text: words.resent(attendee.email) }),
          onError: (error) => toast.show({ tone: 'bad', text: asProblem(error).detail }),
        })
      }
    />
  )
}

/** One order of the attendee list, with what can be done about it. */
export function AttendeeRow({
  uid,
  shareRef,
  attendee,
}: {
  uid: string
  shareRef: string
  attendee: Attendee
}) {
  const [isWriting, setWriting] = useState(false)
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
      <div className={styles.acts}>
        {email !== '' && HAS_TICKETS.includes(status) && <Resend shareRef={shareRef} attendee={attendee} />}
        {email !== '' && (
          <IconButton
            label={note === '' ? words.note.add(fullName) : words.note.edit(fullName)}
            icon={<NotebookPen />}
            onClick={() => setWriting(true)}
          />
        )}
      </div>
      {note !== '' && (
        <p className={styles.note}>
          <StickyNote aria-hidden="true" />
          {note}
        </p>
      )}
      {isWriting && <AttendeeNote {...{ uid, shareRef, attendee }} onClose={() => setWriting(false)} />}
    </li>
  )
}
