import { createHash } from 'node:crypto'
import { DELETED_NAME } from '../../../contract/accounts/deleted-name'
import type { Recipient, Ticket } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'

const ADDRESS = 'address:'

/** Whether a holder is an address as yet, and nobody that we know. */
export function isAddressHolder(holderUid: string): boolean {
  return holderUid.startsWith(ADDRESS)
}

/** Who holds a ticket that was sent to an address until somebody with that address comes: nobody's id has a colon. */
export function addressHolder(email: string): string {
  return `${ADDRESS}${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`
}

/** What a person may not do with a ticket as it is, or undefined when they may send it on. */
export function whyNotSent(ticket: Ticket): string | undefined {
  if (ticket.sent) return 'This ticket was sent on already.'
  if (ticket.status === 'used') return 'This ticket was used at the door and stays with who came.'
  if (ticket.status !== 'valid') return 'This ticket is not valid any more, so it cannot be sent on.'
  return undefined
}

/**
 * The two tickets that one becomes: the old one is void, the new one has a code of its own.
 * @param own what the new ticket is known by
 */
export function sentTickets(
  ticket: Ticket,
  to: Recipient,
  own: Pick<Ticket, 'id' | 'code' | 'shortCode'>,
  at: Instant,
): { old: Pick<Ticket, 'status' | 'sent'>; next: Ticket } {
  const { fullName, email } = to
  return {
    old: { status: 'void', sent: { fullName, email, ticketId: own.id, at } },
    next: {
      ...ticket,
      ...own,
      status: 'valid',
      holderUid: addressHolder(email),
      holderName: fullName,
      updatedAt: at,
      sent: null,
      received: { fromName: ticket.holderName, ticketId: ticket.id, openedAt: null },
    },
  }
}

/** What changes on a ticket when somebody who held it closes their account: their name goes wherever it stands. */
export function withoutHolder(ticket: Ticket, uid: string): Partial<Pick<Ticket, 'holderName' | 'received'>> {
  const { holderUid, received } = ticket
  if (holderUid === uid) return { holderName: DELETED_NAME }
  return received ? { received: { ...received, fromName: DELETED_NAME } } : {}
}
