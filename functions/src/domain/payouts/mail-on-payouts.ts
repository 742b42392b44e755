import { oneLine, page } from '../mail/mails'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'

/** A mail to an organiser that says something in some sentences, and leads to their payouts. */
export function mailOnPayouts(title: string, lines: readonly string[], payouts: string): MailMessage {
  return {
    subject: oneLine(title),
    text: [title, ...lines, `Open your payouts: ${payouts}`].join('\n\n'),
    html: page(
      title,
      `<h1 style="font-size:26px">${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<p><a href="${escapeHtml(payouts)}">Open your payouts</a></p>`,
    ),
    attachments: [],
  }
}
