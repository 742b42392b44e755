import { CONFIRMED_STATUSES } from 'functions/contract/orders/order-statuses'
import type { Attendee } from 'functions/contract/tickets/attendee'
import { Ellipsis, Mail, NotebookPen, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Button, IconButton } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { useToast } from '../../ui/dialogs/toast'
import styles from './attendee-list.module.css'
import { attendeeWording as words } from './attendee-wording'
import { useResendTickets } from './attendees'

/** Orders with tickets that are still good. */

/** Everything that can be done about an order, beside the door. */
function useActs({ shareRef, attendee, onNote, onOpen }: AttendeeActsProps) {
  const { orderId, fullName, email, status, note } = attendee
  const toast = useToast()
  const resend = useResendTickets(shareRef, orderId)
  const mail = {
    id: 'resend',
    short: words.resendShort,
    label: words.resend(fullName),
    icon: <Mail aria-hidden="true" />,
    disabled: resend.isPending,
    act: () =>
      resend.mutate(undefined, {
        onSuccess: () => toast.show({ tone: 'good', text: words.resent(email) }),
        onError: (error) => toast.show({ tone: 'bad', text: asProblem(error).detail }),
      }),
  }
  const write = {
    id: 'note',
    short: words.note.short,
    label: note === '' ? words.note.add(fullName) : words.note.edit(fullName),
    icon: <NotebookPen aria-hidden="true" />,
    disabled: false,
    act: onNote,
  }
  const open = {
    id: 'open',
    short: words.open.short,
    label: words.open.label(fullName),
    icon: <ReceiptText aria-hidden="true" />,
    disabled: false,
    act: onOpen,
  }
  // Somebody who walked in has left no address and has no order to write about.
  if (email === '') return attendee.total === 0 ? [] : [open]
  return CONFIRMED_STATUSES.includes(status) ? [open, mail, write] : [open, write]
}

export interface AttendeeActsProps {
  shareRef: string
  attendee: Attendee
  onNote: () => void
  onOpen: () => void
}

/** What can be done about an order: icons where there is room, one menu with words on a phone. */
export function AttendeeActs(props: AttendeeActsProps) {
  const { attendee } = props
  const [isOpen, setOpen] = useState(false)
  const acts = useActs(props)
  const title = words.acts(attendee.fullName)
  if (acts.length === 0) return null
  return (
    <>
      <div className={styles.acts}>
        {acts.map(({ id, label, icon, disabled, act }) => (
          <IconButton key={id} label={label} icon={icon} disabled={disabled} onClick={act} />
        ))}
      </div>
      <div className={styles.menu}>
        <IconButton label={title} icon={<Ellipsis />} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </div>
      <Dialog open={isOpen} title={attendee.fullName} onClose={() => setOpen(false)}>
        <div className={styles.form}>
          {acts.map(({ id, short, icon, disabled, act }) => (
            <Button
              key={id}
              wide
              variant="secondary"
              icon={icon}
              disabled={disabled}
              onClick={() => {
                setOpen(false)
                act()
              }}
            >
              {short}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  )
}
