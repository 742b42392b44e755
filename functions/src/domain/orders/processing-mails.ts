import { formatMoney } from '../../../contract/pricing/money-format'
import type { Order } from '../../../contract/orders/order'
import { oneLine, page } from '../mail/mails'
import { whenInWords } from '../../../contract/activities/when-in-words'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'
import { wallTimeIn } from '../wall-time'

/** The mail to a buyer whose payment takes some days. */
export function processingMail(order: Order, link: string): MailMessage {
  const { timezone } = order.activity
  const until = whenInWords({ startDate: wallTimeIn(timezone, order.expiresAt), timezone })
  return mailOf(order, `Payment on its way: ${order.activity.title}`, link, 'See your order', [
    `Your payment of ${totalOf(order)} is on its way. Some ways to pay take a few days.`,
    `Your tickets are kept for you until ${until}. We email them as soon as the payment arrives. You don’t have to do anything.`,
  ])
}

const ENDED = {
  failed: [
    'Your payment didn’t go through, so you were not charged. Your bank can tell you why.',
    'Your tickets are back on sale. If some are left, you can buy again and pay another way.',
  ],
  late: [
    'Your payment has not arrived in time, so we could not keep your tickets any longer.',
    'If it still arrives and tickets are left, you get them. Otherwise all of the money goes back to you.',
  ],
  cancelled: [
    'This activity is cancelled while your payment is on its way.',
    'If the payment arrives, all of the money goes back to you. You don’t have to do anything.',
  ],
}

/** The mail to a buyer whose payment did not arrive, or is not wanted any more. */
export function paymentEndedMail(order: Order, outcome: keyof typeof ENDED, link: string): MailMessage {
  const subjects = { failed: 'Payment failed', late: 'Payment not received', cancelled: 'Cancelled' }
  return mailOf(
    order,
    `${subjects[outcome]}: ${order.activity.title}`,
    link,
    'To the activity',
    ENDED[outcome],
  )
}

function totalOf({ pricing, currency }: Order): string {
  return formatMoney(pricing?.total ?? 0, currency)
}

function mailOf(
  { id, activity }: Order,
  subject: string,
  link: string,
  label: string,
  sentences: readonly string[],
): MailMessage {
  const lines = [...sentences, `Order ${id}`]
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return {
    subject: oneLine(subject),
    text: [activity.title, ...lines, `${label}: ${link}`].join('\n\n'),
    html: page(
      activity.title,
      `<h1 style="font-size:26px">${escapeHtml(activity.title)}</h1>${paragraphs}<p><a href="${escapeHtml(link)}">${label}</a></p>`,
    ),
    attachments: [],
  }
}
