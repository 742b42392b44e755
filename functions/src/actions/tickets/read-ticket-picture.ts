import { config } from '../../config'
import { TICKET_PICTURE_PURPOSE } from '../../domain/mail/links'
import { qrPicture } from '../../domain/tickets/qr-picture'
import { refuseMissing } from '../../domain/refusal'
import { isLinkKey } from '../../domain/access/signed-link'
import { readTicket } from '../../store/tickets/tickets'

/** The code of a ticket as a PNG, for whoever has the mail that shows it; gone with the ticket. */
export async function readTicketPicture(ticketId: string, key: string): Promise<Buffer> {
  const { LINK_SIGNING_KEY: secret } = config()
  if (!isLinkKey(secret, TICKET_PICTURE_PURPOSE, ticketId, key)) throw refuseMissing('ticket')
  const ticket = (await readTicket(ticketId))?.ticket
  if (ticket?.status !== 'valid') throw refuseMissing('ticket')
  return qrPicture(ticket.code)
}
