import type { Order } from 'functions/contract/orders/order'
import { CalendarPlus, PartyPopper, ReceiptText } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { orderWording } from '../../entities/orders/order-wording'
import { TicketCard } from '../../features/tickets/ticket-card'
import { useTicketsOfOrder } from '../../features/tickets/tickets-of-order'
import { shortWhen } from '../../lib/text/date-text'
import { LinkButton } from '../../ui/button'
import { Link } from '../../ui/link'
import { PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from '../checkout.module.css'

const words = orderWording.done

function Tickets({ uid, orderId }: { uid: string; orderId: string }) {
  const tickets = useTicketsOfOrder(uid, orderId)
  if (tickets.status !== 'ready' || tickets.data.length === 0) {
    return (
      <Loading label={words.ticketsOnTheirWay}>
        <Skeleton shape="card" />
      </Loading>
    )
  }
  return (
    <ul className={styles.tickets}>
      {tickets.data.map((ticket) => (
        <li key={ticket.id}>
          <TicketCard ticket={ticket} />
        </li>
      ))}
    </ul>
  )
}

/** The end of it: the tickets, and everything that goes with them. */
export function Done({ uid, order }: { uid: string; order: Order }) {
  const { shareRef, activity, buyer } = order
  return (
    <PageRoom narrow>
      <div className={styles.done}>
        <span className={styles.art} aria-hidden="true">
          <PartyPopper />
        </span>
        <h1 className={styles.big}>{words.title}</h1>
        <p className={styles.lead}>
          {activity.title} · {shortWhen(activity.startDate)}
        </p>
        {buyer && <p className={styles.small}>{words.mailed(buyer.email)}</p>}
        <div className={styles.answers}>
          <LinkButton
            variant="secondary"
            size="small"
            href={paths.calendar(shareRef)}
            download
            icon={<CalendarPlus aria-hidden="true" />}
          >
            {words.calendar}
          </LinkButton>
          <LinkButton
            variant="secondary"
            size="small"
            href={paths.invoice(shareRef, order.id)}
            icon={<ReceiptText aria-hidden="true" />}
          >
            {words.invoice}
          </LinkButton>
          <LinkButton variant="secondary" size="small" href={paths.activity(shareRef)}>
            {words.activity}
          </LinkButton>
        </div>
      </div>
      <h2 className={styles.heading}>{words.tickets}</h2>
      <Tickets uid={uid} orderId={order.id} />
      <p className={styles.small}>
        {orderWording.question} <Link href={paths.contact(shareRef)}>{orderWording.contact}</Link>
      </p>
    </PageRoom>
  )
}
