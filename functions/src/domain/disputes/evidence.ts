import { formatMoney } from '../../../contract/pricing/money-format'
import type { Order } from '../../../contract/orders/order'
import type { DisputeEvidence } from '../../../contract/refunds/refund'
import type { Ticket } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import { whenInWords } from '../../../contract/activities/when-in-words'

/** Below what the payment provider takes in one field. */
const MOST = 19_000

/**
 * What is known of a sale, as an answer to the bank: who bought what and when, how the tickets were used, which mails went
 * out. Addresses of devices are not kept, so none is claimed.
 */
export function evidenceOf(
  order: Order,
  tickets: readonly Ticket[],
  mailedAt: readonly Instant[],
  remark: string,
): DisputeEvidence {
  const { activity, buyer, items } = order
  const paid = formatMoney(order.pricing?.total ?? 0, order.currency)
  const bought = items.map(({ title, quantity }) => `${quantity} x ${title}`).join(', ')
  const uses = tickets.map((ticket, index) => useOf(ticket, index + 1))
  const facts = [
    `Order ${order.id}: ${bought}, ${paid}, paid on ${readable(order.settledAt ?? order.createdAt)}.`,
    `Activity: "${activity.title}" by ${activity.organiserName}, ${whenInWords(activity)}.`,
    buyer ? `Bought by ${buyer.fullName} (${buyer.email}), who gave this name and address at checkout.` : '',
    mailedAt.length > 0 ? `The tickets were mailed to the buyer: ${mailedAt.map(readable).join(', ')}.` : '',
    ...uses,
    refundsOf(order),
    remark,
  ]
  return {
    customerName: buyer?.fullName ?? '',
    customerEmail: buyer?.email ?? '',
    productDescription: `Admission to "${activity.title}" (${bought}), organised by ${activity.organiserName}.`,
    serviceDate: whenInWords(activity),
    refundPolicy:
      'Tickets are refunded by the organiser on request, and whole when the activity is cancelled.',
    accessLog: cut(uses.join('\n')),
    text: cut(facts.filter((line) => line !== '').join('\n')),
  }
}

function useOf({ ticketTypeTitle, admission }: Ticket, number: number): string {
  const use = admission
    ? `was scanned on ${readable(admission.at)}${admission.gate === '' ? '' : `, gate ${admission.gate}`}: its holder came in`
    : 'was not scanned'
  return `Ticket ${number} (${ticketTypeTitle}) ${use}.`
}

function refundsOf({ refunds, currency }: Order): string {
  const done = refunds.filter((refund) => refund.status === 'succeeded')
  if (done.length === 0) return 'Nothing of this payment was refunded.'
  return `Refunded before: ${done.map(({ amount, at }) => `${formatMoney(amount, currency)} on ${readable(at)}`).join(', ')}.`
}

/** An instant as a bank's clerk reads it: `2026-11-14 19:21 UTC`. */
function readable(instant: Instant): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
}

function cut(text: string): string {
  return text.slice(0, MOST)
}
