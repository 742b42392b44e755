import type { Order } from '../../../contract/orders/order'
import { oneLine, page } from '../mail/mails'
import { whenInWords } from '../../../contract/activities/when-in-words'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'

/** How long the link to one's tickets works. */
export const FOUND_LINK_MINUTES = 60

/** The mail to whoever lost their tickets: one link to all that were bought with the address, for an hour. */
export function foundTicketsMail(orders: readonly Order[], url: string): MailMessage {
  const lines = orders.map(({ activity }) => `${activity.title}, ${whenInWords(activity)}`)
  const note =
    'The link works for an hour. If you did not ask for it, leave this email alone: nothing happens.'
  const html = page(
    'Your tickets',
    `<h1 style="font-size:26px;margin:0 0 8px">Your tickets</h1>
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
<p><a href="${escapeHtml(url)}" style="background:#c8372d;color:#fff;padding:12px 20px;border-radius:999px;text-decoration:none;font-weight:600">Open your tickets</a></p>
<p style="color:#6b625b;font-size:13px">${note}</p>`,
  )
  const text = ['Your tickets', ...lines, `Open your tickets: ${url}`, note].join('\n\n')
  return { subject: oneLine('Your tickets'), text, html, attachments: [] }
}
