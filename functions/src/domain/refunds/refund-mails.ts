import { formatMoney } from '../../../contract/pricing/money-format'
import type { Order } from '../../../contract/orders/order'
import type { OrderDispute, OrderRefund } from '../../../contract/refunds/refund'
import { oneLine, page } from '../mail/mails'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'

function organiserMail(
  title: string,
  subject: string,
  lines: readonly string[],
  dashboard: string,
): MailMessage {
  return {
    subject: oneLine(subject),
    text: [title, ...lines, `Open the order: ${dashboard}`].join('\n\n'),
    html: page(
      title,
      `<h1 style="font-size:26px">${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<p><a href="${escapeHtml(dashboard)}">Open the dashboard</a></p>`,
    ),
    attachments: [],
  }
}

/**
 * Where a refund that failed leaves the buyer: with tickets that are valid again, or blocked by a dispute, with void ones
 * and no money, or with their money, which came by other refunds or by a dispute that was lost.
 */
export type LeftByRefund = 'valid' | 'blocked' | 'void' | 'given-back' | 'lost'

const AGAIN = 'Try again from the order, or agree with the buyer on another way.'
const NOTHING_LEFT = 'There is nothing left to do.'

const LEFT: Record<LeftByRefund, readonly string[]> = {
  valid: ['The order is as it was before. Its tickets are valid again.', AGAIN],
  blocked: ['The buyer disputes the payment: the bank decides, and the tickets stay blocked meanwhile.'],
  void: ['The buyer has not got the money. Their tickets stay void.', AGAIN],
  'given-back': ['The buyer got all of their money by other refunds. The tickets stay void.', NOTHING_LEFT],
  lost: ['The buyer’s bank has given them the money in a dispute. The tickets stay void.', NOTHING_LEFT],
}

/** The mail to the organiser when a refund did not go through. */
export function refundFailedMail(
  order: Order,
  { amount }: Pick<OrderRefund, 'amount'>,
  left: LeftByRefund,
  dashboard: string,
): MailMessage {
  const money = formatMoney(amount, order.currency)
  const lines = [
    `The refund of ${money} for order ${order.id} did not go through: the buyer’s bank sent it back.`,
    ...LEFT[left],
  ]
  return organiserMail(
    order.activity.title,
    `A refund of ${money} failed: ${order.activity.title}`,
    lines,
    dashboard,
  )
}

/** The mail to the organiser when a buyer disputes a payment. */
export function disputeMail(order: Order, dispute: OrderDispute, dashboard: string): MailMessage {
  const money = formatMoney(dispute.amount, order.currency)
  const lines = dispute.isInquiry
    ? [
        `The buyer’s bank asks about the payment of order ${order.id}. No money was taken; a refund ends the question.`,
      ]
    : [
        `The buyer of order ${order.id} disputes ${money} at their bank. The bank holds the money until it has decided.`,
        'Their tickets are blocked meanwhile. Look at the evidence that we have put together, and send it in time.',
      ]
  return organiserMail(
    order.activity.title,
    `A payment is disputed: ${order.activity.title}`,
    lines,
    dashboard,
  )
}
