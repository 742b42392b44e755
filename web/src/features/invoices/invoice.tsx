import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Order } from 'functions/contract/orders/order'
import { shortWhen } from '../../lib/text/date-text'
import { Badge } from '../../ui/badge'
import { Wordmark } from '../../ui/layout/wordmark'
import { InvoiceRefunds } from './invoice-refunds'
import styles from './invoice.module.css'
import { linesOf } from '../../entities/orders/price-lines'
import { orderWording } from '../../entities/orders/order-wording'

const words = orderWording.invoice

function statusWord(order: Order): string {
  if (order.status === 'refunded' || order.status === 'partially-refunded') return words[order.status]
  return order.status === 'confirmed' ? words.confirmed : words.paid
}

const dateOf = (order: Order) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(order.settledAt ?? order.createdAt))

function Facts({ order }: { order: Order }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.number}</dt>
        <dd>
          <code>{order.id}</code>
        </dd>
      </div>
      <div>
        <dt>{words.date}</dt>
        <dd>{dateOf(order)}</dd>
      </div>
      <div>
        <dt>{words.from}</dt>
        <dd>{order.activity.organiserName}</dd>
      </div>
      {order.buyer && (
        <div>
          <dt>{words.to}</dt>
          <dd>
            {order.buyer.fullName}
            <br />
            {order.buyer.email}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Tickets({ order }: { order: Order }) {
  const money = (amount: number) => formatMoney(amount, order.currency)
  return order.items.map((item) => (
    <tr key={item.ticketTypeRef}>
      <td>{item.title}</td>
      <td className={styles.number}>{item.quantity}</td>
      <td className={styles.number}>{money(item.unitPrice)}</td>
      <td className={styles.number}>{money(item.unitPrice * item.quantity)}</td>
    </tr>
  ))
}

/** One order as an invoice, with every line of its price. Made to be printed. */
export function Invoice({ order }: { order: Order }) {
  const { pricing, currency } = order
  if (!pricing) return null
  const money = (amount: number) => formatMoney(amount, currency)
  const extras = linesOf(order, pricing).slice(order.items.length)
  return (
    <article className={styles.invoice}>
      <header className={styles.head}>
        <Wordmark />
        <Badge tone={order.status === 'paid' || order.status === 'confirmed' ? 'good' : 'plain'}>
          {statusWord(order)}
        </Badge>
      </header>
      <h2 className={styles.title}>{order.activity.title}</h2>
      <p className={styles.when}>{shortWhen(order.activity.startDate)}</p>
      <Facts order={order} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col" className={styles.number}>
              {words.quantity}
            </th>
            <th scope="col" className={styles.number}>
              {words.each}
            </th>
            <th scope="col" className={styles.number}>
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          <Tickets order={order} />
          {extras.map(({ label, amount, isOff }) => (
            <tr key={label}>
              <td colSpan={3}>{label}</td>
              <td className={styles.number}>
                {isOff && '−'}
                {money(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {orderWording.total}
            </th>
            <td className={styles.number}>{money(pricing.total)}</td>
          </tr>
        </tfoot>
      </table>
      <InvoiceRefunds order={order} />
    </article>
  )
}
