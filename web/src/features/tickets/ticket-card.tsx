import type { ReactNode } from 'react'
import type { Ticket } from 'functions/contract/tickets/ticket'
import { showShortCode } from 'functions/contract/tickets/ticket-short-code'
import { cancellableUntil } from 'functions/contract/tickets/cancellation-rules'
import { shortWhen, wallTimeIn } from '../../lib/text/date-text'
import { Badge } from '../../ui/badge'
import { QrCode } from '../../ui/qr-code'
import styles from './ticket-card.module.css'
import { ticketWording as words } from './wording'

const TONES = { valid: 'good', used: 'plain', blocked: 'bad', void: 'bad' } as const

/** Until when it can be cancelled, on one's own ticket that is good. */
function Policy({ ticket: { cancellation, received, status, startsAt, timezone } }: { ticket: Ticket }) {
  if (!cancellation || received || status !== 'valid') return null
  const until = wallTimeIn(timezone, cancellableUntil(cancellation, startsAt))
  return <p className={styles.policy}>{words.cancellable(shortWhen(until))}</p>
}

/**
 * One admission, as it is shown at the door: the code large and on white, whatever the theme.
 * @param action what its holder can do with it
 */
export function TicketCard({ ticket, action }: { ticket: Ticket; action?: ReactNode }) {
  const { sent, received, status, ticketTypeTitle, holderName, activityTitle, startDate } = ticket
  const state = sent ? words.sentTo(sent.fullName) : words.status[status]
  return (
    <article className={styles.ticket}>
      <div className={styles.words}>
        <p className={styles.when}>{shortWhen(startDate)}</p>
        <h3 className={styles.title}>{activityTitle}</h3>
        <p className={styles.kind}>{ticketTypeTitle}</p>
        <p className={styles.holder}>{holderName}</p>
        {received && <p className={styles.holder}>{words.receivedFrom(received.fromName)}</p>}
        <Policy ticket={ticket} />
        <Badge tone={sent ? 'plain' : TONES[status]}>{state}</Badge>
      </div>
      <div className={styles.stub} data-theme="light">
        {status === 'valid' || status === 'used' ? (
          <>
            <QrCode text={ticket.code} label={words.qr(ticketTypeTitle, holderName)} />
            <p className={styles.code}>{showShortCode(ticket.shortCode)}</p>
          </>
        ) : (
          <p>{state}</p>
        )}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </article>
  )
}
