import { encodeQR } from 'qr'
import type { Ticket } from '../../contract/ticket'
import { escapeHtml, oneLine, page, whenInWords } from './mails'
import type { MailMessage } from './mails'

/** The mail to whoever was sent a ticket: from whom, the code, and a link that works without an account. */
export function sentTicketMail(ticket: Ticket, url: string): MailMessage {
  const from = ticket.received?.fromName ?? 'Somebody'
  const title = `${from} sent you a ticket`
  const when = whenInWords(ticket)
  const note = 'Only this code opens the door. If you did not expect it, leave this mail alone.'
  const html = page(
    title,
    `<h1 style="font-size:26px;margin:0 0 8px">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(ticket.activityTitle)}<br>${escapeHtml(when)}</p>
<p><a href="${escapeHtml(url)}" style="background:#c8372d;color:#fff;padding:12px 20px;border-radius:999px;text-decoration:none;font-weight:600">Open your ticket</a></p>
<div style="background:#fff;border-radius:16px;padding:20px;margin:16px 0;text-align:center">
<strong>${escapeHtml(ticket.ticketTypeTitle)}</strong><br><span>${escapeHtml(ticket.holderName)}</span><br>
<img src="cid:ticket" width="200" height="200" alt="QR code of your ticket" style="margin-top:12px"></div>
<p style="color:#6b625b;font-size:13px">${note}</p>`,
  )
  const text = [title, ticket.activityTitle, when, `Open your ticket: ${url}`, note].join('\n\n')
  const picture = {
    filename: 'ticket.gif',
    content: Buffer.from(encodeQR(ticket.code, 'gif', { scale: 5 })).toString('base64'),
    encoding: 'base64' as const,
    contentType: 'image/gif',
    cid: 'ticket',
  }
  return { subject: oneLine(`${title}: ${ticket.activityTitle}`), text, html, attachments: [picture] }
}
