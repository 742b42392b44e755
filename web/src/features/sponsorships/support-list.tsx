import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Order } from 'functions/contract/orders/order'
import { ReceiptText, Ticket } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { shortWhen } from '../../lib/text/date-text'
import { Badge } from '../../ui/badge'
import { LinkButton } from '../../ui/button'
import { Link } from '../../ui/link'
import { givenIn, isKept } from './support'
import styles from './sponsor.module.css'
import { sponsorWording as words } from './wording'

/** What an order gave, line by line, as badges. */
export function Given({ order }: { order: Order }) {
  const { tip, donation } = givenIn(order)
  const money = (amount: number) => formatMoney(amount, order.currency)
  return (
    <p className={styles.given}>
      {tip > 0 && (
        <Badge tone="highlight">
          {words.tip} {money(tip)}
        </Badge>
      )}
      {donation > 0 && (
        <Badge tone="good">
          {words.donation} {money(donation)}
        </Badge>
      )}
      {!isKept(order) && <Badge>{order.status === 'disputed' ? words.disputed : words.refunded}</Badge>}
    </p>
  )
}

/** The ways from an order to its tickets and its invoice. */
export function OrderWays({ order }: { order: Order }) {
  const { title } = order.activity
  return (
    <div className={styles.ways}>
      <LinkButton
        variant="secondary"
        size="small"
        href={paths.payment(order.id)}
        icon={<Ticket aria-hidden="true" />}
      >
        {words.tickets}
        <span className="sr-only">: {title}</span>
      </LinkButton>
      <LinkButton
        variant="secondary"
        size="small"
        href={paths.invoice(order.shareRef, order.id)}
        icon={<ReceiptText aria-hidden="true" />}
      >
        {words.invoice}
        <span className="sr-only">: {title}</span>
      </LinkButton>
    </div>
  )
}

function Row({ order }: { order: Order }) {
  const { title, thumbnail, startDate, organiserName } = order.activity
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={thumbnail} alt="" width={320} height={200} loading="lazy" />
      <div className={styles.rowWords}>
        <p className={styles.when}>{shortWhen(startDate)}</p>
        <h2 className={styles.rowTitle}>
          <Link href={paths.sponsorActivity(order.shareRef)}>{title}</Link>
        </h2>
        <p className={styles.small}>{words.activity.by(organiserName)}</p>
        <Given order={order} />
      </div>
      <OrderWays order={order} />
    </li>
  )
}

/** Orders that gave something, each with its activity, its amounts, its tickets and its invoice. */
export function SupportList({ label, orders }: { label: string; orders: readonly Order[] }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {orders.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </ul>
  )
}
