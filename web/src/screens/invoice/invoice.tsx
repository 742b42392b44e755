import { Printer, ReceiptText } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useSession } from '../../data/session'
import { Invoice } from '../../features/order/invoice'
import { useInvoicedOrders } from '../../features/order/own-orders'
import { orderWording } from '../../features/order/wording'
import { Button, LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader, PageRoom } from '../../ui/page-header'
import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './invoice.module.css'

const words = orderWording.invoice

function None({ shareRef }: { shareRef: string }) {
  return (
    <EmptyState
      level={1}
      icon={<ReceiptText />}
      title={words.none}
      action={<LinkButton href={paths.activity(shareRef)}>{orderWording.toActivity}</LinkButton>}
    >
      {words.noneDetail}
    </EmptyState>
  )
}

function Invoices({ uid, shareRef }: { uid: string; shareRef: string }) {
  const [search] = useSearchParams()
  const live = useInvoicedOrders(uid, shareRef)
  if (live.status === 'loading') {
    return (
      <PageRoom narrow>
        <Loading label={words.title}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="card" />
        </Loading>
      </PageRoom>
    )
  }
  const wanted = search.get('order')
  const orders = (live.status === 'ready' ? live.data : []).filter(
    (it) => wanted === null || it.id === wanted,
  )
  if (orders.length === 0) return <None shareRef={shareRef} />
  return (
    <PageRoom narrow>
      <div className={styles.screenOnly}>
        <PageHeader
          title={words.title}
          back={{ href: paths.activity(shareRef), label: orderWording.toActivity }}
          actions={
            <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {words.print}
            </Button>
          }
        />
      </div>
      <div className={styles.all}>
        {orders.map((order) => (
          <Invoice key={order.id} order={order} />
        ))}
      </div>
    </PageRoom>
  )
}

/** /invoice/:shareRef: the person's own settled orders for an activity; `?order=` shows one of them. */
export function Screen() {
  const { shareRef = '' } = useParams()
  const { user } = useSession()
  return user ? <Invoices uid={user.uid} shareRef={shareRef} /> : null
}
