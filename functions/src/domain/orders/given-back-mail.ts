import type { Order } from '../../../contract/orders/order'
import { oneLine, page } from '../mail/mails'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'

/** The mail to whoever gave their free tickets back. */
export function givenBackMail({ id, activity }: Order): MailMessage {
  const lines = [
    'You gave your tickets back. They open nothing any more, and you owe nothing.',
    `Order ${id}`,
  ]
  return {
    subject: oneLine(`Given back: ${activity.title}`),
    text: [activity.title, ...lines].join('\n\n'),
    html: page(
      activity.title,
      `<h1 style="font-size:26px">${escapeHtml(activity.title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`,
    ),
    attachments: [],
  }
}
