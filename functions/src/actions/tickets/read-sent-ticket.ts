import type { HowToGetIn } from '../../../contract/tickets/how-to-get-in'
import type { Ticket } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { SENT_PURPOSE, links } from '../../domain/mail/links'
import { refuseMissing } from '../../domain/refusal'
import { isLinkKey } from '../../domain/access/signed-link'
import { inTransaction } from '../../store/firestore'
import { changeTicket, readTickets } from '../../store/tickets/tickets'
import { findHowToGetIn } from './steps/find-how-to-get-in'

/** A ticket for whoever was sent it: no account is needed. From then on it cannot be taken back. */
export async function readSentTicket(
  ticketId: string,
  key: string,
  now: Instant,
): Promise<{ ticket: Ticket; how: HowToGetIn; contact: string }> {
  const { LINK_SIGNING_KEY: secret, PUBLIC_ORIGIN: origin } = config()
  if (!isLinkKey(secret, SENT_PURPOSE, ticketId, key)) throw refuseMissing('ticket')
  const found = await inTransaction(async (tx) => {
    const [ticket] = await readTickets(tx, [ticketId])
    if (!ticket) throw refuseMissing('ticket')
    const { received, status } = ticket
    if (received?.openedAt === null && status === 'valid') {
      changeTicket(tx, ticketId, { received: { ...received, openedAt: now } }, now)
    }
    return ticket
  })
  const contact = links.contactByTicket(origin, secret, found.shareRef, found.id)
  return { ticket: found, how: await findHowToGetIn(found.shareRef, [found]), contact }
}
