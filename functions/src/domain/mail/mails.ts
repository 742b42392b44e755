import { escapeHtml } from '../../../contract/text/escape-html'
import { formatMoney } from '../../../contract/pricing/money-format'
import type { Order } from '../../../contract/orders/order'

/** What a mail says; the sender and the time are added where it is posted. */
export interface MailMessage {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: {
    filename: string
    content: string
    encoding: 'base64' | 'utf-8'
    contentType: string
    cid?: string
  }[]
}

/** A subject without line breaks, so that nobody can add headers to a mail. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 150)
}

/** A link that looks like a button. */
export function button(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" style="display:inline-block;background:#c8372d;color:#fff;padding:12px 20px;border-radius:999px;text-decoration:none;font-weight:600">${escapeHtml(text)}</a>`
}

/** What every mail has around its body. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#faf6f1;font-family:system-ui,sans-serif;color:#1d1a18">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">${body}
${FOOT_SLOT}</div></body></html>`
}

/** Where the foot of a mail goes, which the outbox writes: it is the same for all mails of a deployment. */
const FOOT_SLOT = '<!-- foot -->'

/** Who sends mails, and where help is. */
export interface MailFoot {
  readonly origin: string
  readonly operator: string
  readonly address: string
}

/** A mail with the foot that every mail ends with: help, contact, privacy, tickets, and who sent it. */
export function withFoot<M extends Pick<MailMessage, 'text' | 'html'>>(message: M, foot: MailFoot): M {
  const links = [
    ['Find my tickets', '/tickets'],
    ['Help', '/help'],
    ['Contact', '/contact'],
    ['Privacy', '/privacy'],
  ] as const
  const sender = `Sent by Turnout, which is run by ${foot.operator}, ${foot.address}`
  const html = `<p style="color:#6b625b;font-size:13px;margin-top:32px">${links
    .map(([label, path]) => `<a href="${escapeHtml(foot.origin + path)}" style="color:#6b625b">${label}</a>`)
    .join(' · ')}<br>${escapeHtml(sender)}</p>`
  const text = [...links.map(([label, path]) => `${label}: ${foot.origin}${path}`), sender].join('\n')
  return {
    ...message,
    text: `${message.text}\n\n-- \n${text}`,
    html: message.html.replace(FOOT_SLOT, () => html),
  }
}

/** The mail after a refund: why, and how much. */
export function refundMail(order: Order, amount: number, reason: string): MailMessage {
  const money = formatMoney(amount, order.currency)
  const lines = [
    reason,
    `${money} goes back to the card you paid with. Banks take five to ten days to show it.`,
    `Order ${order.id}`,
  ]
  return {
    subject: oneLine(`Refund of ${money}: ${order.activity.title}`),
    text: [order.activity.title, ...lines].join('\n\n'),
    html: page(
      order.activity.title,
      `<h1 style="font-size:26px">${escapeHtml(order.activity.title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`,
    ),
    attachments: [],
  }
}

/** The mail to those who go without having paid, when an activity is cancelled. */
export function cancelledMail(order: Order): MailMessage {
  const sentence = `${order.activity.organiserName} has cancelled this activity. Your tickets are no longer valid; you owe nothing.`
  return {
    subject: oneLine(`Cancelled: ${order.activity.title}`),
    text: `${order.activity.title}\n\n${sentence}`,
    html: page(
      order.activity.title,
      `<h1 style="font-size:26px">${escapeHtml(order.activity.title)}</h1><p>${escapeHtml(sentence)}</p>`,
    ),
    attachments: [],
  }
}
