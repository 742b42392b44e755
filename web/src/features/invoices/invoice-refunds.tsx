import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Order } from 'functions/contract/orders/order'
import type { OrderRefund } from 'functions/contract/refunds/refund'
import { Badge } from '../../ui/badge'
import styles from './invoice.module.css'
import { invoiceWording } from './invoice-wording'

const words = invoiceWording.buyer
const TONES = { pending: 'warn', succeeded: 'good', failed: 'bad' } as const
const dateOf = (instant: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(instant))

function Row({ refund, currency }: { refund: OrderRefund; currency: string }) {
  const { amount, status, reason, ticketIds, at } = refund
  return (
    <tr>
      <td>
        {dateOf(at)}
        {reason !== '' && <> · {reason}</>}
        {ticketIds.length > 0 && status !== 'failed' && <> · {words.void(ticketIds.length)}</>}
      </td>
      <td>
        <Badge tone={TONES[status]}>{words.state[status]}</Badge>
      </td>
      <td className={styles.number}>−{formatMoney(amount, currency)}</td>
    </tr>
  )
}

/** What of an order went back to its buyer, or is on its way. */
export function InvoiceRefunds({ order }: { order: Order }) {
  const { refunds, currency, pricing } = order
  if (refunds.length === 0 || !pricing) return null
  const back = refunds.filter((it) => it.status === 'succeeded').reduce((sum, it) => sum + it.amount, 0)
  return (
    <section>
      <h3>{words.refunds}</h3>
      <table className={styles.table}>
        <tbody>
          {refunds.map((refund) => (
            <Row key={refund.id} refund={refund} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.afterwards}
            </th>
            <td className={styles.number}>{formatMoney(pricing.total - back, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
