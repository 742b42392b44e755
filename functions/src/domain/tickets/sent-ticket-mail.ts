import type { Ticket } from '../../../contract/tickets/ticket'
import { oneLine } from '../mail/mails'
import type { MailMessage } from '../mail/mails'
import { ticketMail } from './tickets-mail'
import type { AboutTickets } from './tickets-mail'

/** The mail to whoever was sent a ticket: from whom, how to get in, the code, and a link that works without an account. */
export function sentTicketMail(ticket: Ticket, about: AboutTickets): MailMessage {
  const from = ticket.received?.fromName ?? ''
  const note = 'Only this code works at the door. If you didn’t expect it, you can ignore this email.'
  const mail = ticketMail('Your ticket', [ticket], about, { intro: [`${from} sent you this ticket.`, note] })
  return { ...mail, subject: oneLine(`${from} sent you a ticket: ${ticket.activityTitle}`) }
}
