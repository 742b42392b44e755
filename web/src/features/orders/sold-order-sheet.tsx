import { formatMoney } from 'functions/contract/pricing/money-format'
import { leftToRefund } from 'functions/contract/refunds/quote-refund'
import type { SoldOrder } from 'functions/contract/orders/sold-order'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Skeleton } from '../../ui/states/skeleton'
import { DisputePart } from './dispute-part'
import { PriceLines } from '../../entities/orders/price-lines'
import { RefundForm } from './refund-form'
import { SoldAnswers } from './sold-answers'
import styles from './sold-order.module.css'
import { useSoldOrder } from './sold-orders'
import type { SoldRef } from './sold-orders'
import { soldWording as words } from './sold-wording'

const TICKET_TONES = { valid: 'good', used: 'info', blocked: 'bad', void: 'plain' } as const
const REFUND_TONES = { pending: 'warn', succeeded: 'good', failed: 'bad' } as const
const dateOf = (instant: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

function Tickets({ tickets }: Pick<SoldOrder, 'tickets'>) {
  return (
    <section>
      <h3 className={styles.heading}>{words.tickets}</h3>
      <ul className={styles.rows}>
        {tickets.map(({ id, title, status }, index) => (
          <li key={id} className={styles.row}>
            <span>
              {index + 1}. {title}
            </span>
            <Badge tone={TICKET_TONES[status]}>{words.ticket[status]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refunds({ order }: { order: SoldOrder }) {
  const { refunds, currency } = order
  const left = leftToRefund(order)
  if (refunds.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{words.refunds}</h3>
      <ul className={styles.rows}>
        {refunds.map(({ id, amount, status, by, at, reason }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <strong>{formatMoney(amount, currency)}</strong>
              <span className={styles.small}>
                {dateOf(at)}, {words.by[by]}
              </span>
              {reason !== '' && <span className={styles.small}>{reason}</span>}
            </span>
            <Badge tone={REFUND_TONES[status]}>{words.refundState[status]}</Badge>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{left > 0 ? words.left(formatMoney(left, currency)) : words.allBack}</p>
    </section>
  )
}

function Sheet({ of, order }: { of: SoldRef; order: SoldOrder }) {
  const [isRefunding, setRefunding] = useState(false)
  const isPaid = order.status === 'paid' || order.status === 'partially-refunded'
  if (isRefunding) return <RefundForm of={of} order={order} onClose={() => setRefunding(false)} />
  return (
    <div className={styles.sheet}>
      <p className={styles.small}>
        {words.paid(dateOf(order.settledAt ?? order.createdAt))}
        <br />
        {words.number(order.id)}
      </p>
      {order.dispute && <DisputePart of={of} order={order} dispute={order.dispute} />}
      {order.pricing && (
        <section>
          <h3 className={styles.heading}>{words.price}</h3>
          <PriceLines order={order} pricing={order.pricing} />
        </section>
      )}
      <Refunds order={order} />
      {isPaid && leftToRefund(order) > 0 && (
        <Button variant="secondary" onClick={() => setRefunding(true)}>
          {words.refund.open}
        </Button>
      )}
      <Tickets tickets={order.tickets} />
      <SoldAnswers order={order} />
    </div>
  )
}

/** An order of the attendee list with everything of its money, and what can be done about it. */
export function SoldOrderSheet({ of, name, onClose }: { of: SoldRef; name: string; onClose: () => void }) {
  const query = useSoldOrder(of)
  const retry = (
    <Button size="small" variant="secondary" onClick={() => void query.refetch()}>
      {words.retry}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={words.title(name)}>
      {query.data ? (
        <Sheet of={of} order={query.data} />
      ) : query.isError ? (
        <Banner tone="error" title={words.failed} action={retry}>
          {asProblem(query.error).detail}
        </Banner>
      ) : (
        <Skeleton shape="card" />
      )}
    </Dialog>
  )
}
