import { formatMoney } from '../../../contract/pricing/money-format'
import type { Order } from '../../../contract/orders/order'
import { oneLine, page } from '../mail/mails'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'

/** The mail to an organiser who wants to hear of each sale: what was sold, and how to hear of it no more. */
export function saleMail(order: Order, urls: { dashboard: string; unsubscribe: string }): MailMessage {
  const { activity, pricing, currency } = order
  const quantity = order.items.reduce((sum, item) => sum + item.quantity, 0)
  const tickets = quantity === 1 ? '1 ticket' : `${quantity} tickets`
  const items = order.items.map((item) => `${item.quantity} × ${item.title}`).join(', ')
  const total = pricing && pricing.total > 0 ? formatMoney(pricing.total, currency) : 'Free'
  const lines = [`${order.buyer?.fullName ?? 'Somebody'}: ${items}`, `Total: ${total}`]
  const why = 'You get this email because you chose to hear of each sale.'
  const html = page(
    activity.title,
    `<h1 style="font-size:26px;margin:0 0 8px">${escapeHtml(`${tickets} sold`)}</h1>
<p style="margin:0 0 16px">${escapeHtml(activity.title)}</p>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<p><a href="${escapeHtml(urls.dashboard)}">Open the dashboard</a></p>
<p style="color:#6b625b;font-size:13px">${why} <a href="${escapeHtml(urls.unsubscribe)}">Stop these mails</a></p>`,
  )
  const text = [
    `${tickets} sold: ${activity.title}`,
    ...lines,
    `Dashboard: ${urls.dashboard}`,
    `${why} Stop these mails: ${urls.unsubscribe}`,
  ].join('\n\n')
  return { subject: oneLine(`${tickets} sold: ${activity.title}`), text, html, attachments: [] }
}
