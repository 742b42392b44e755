import type { ReactNode } from 'react'
import type { Ticket } from 'functions/contract/ticket'
import { shortWhen } from '../../lib/date-text'
import { Badge } from '../../ui/badge'
import { QrCode } from '../../ui/qr-code'
import styles from './ticket-card.module.css'
import { ticketWording as words } from './wording'

const TONES = { valid: 'good', used: 'plain', blocked: 'bad', void: 'bad' } as const

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
        <Badge tone={sent ? 'plain' : TONES[status]}>{state}</Badge>
      </div>
      <div className={styles.stub} data-theme="light">
        {status === 'valid' || status === 'used' ? (
          <QrCode text={ticket.code} label={words.qr(ticketTypeTitle, holderName)} />
        ) : (
          <p>{state}</p>
        )}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </article>
  )
}
