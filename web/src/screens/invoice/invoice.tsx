import { Printer, ReceiptText } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import type { Order } from 'functions/contract/orders/order'
import { BillInvoice } from '../../features/invoices/bill-invoice'
import { CancelOrder } from '../../features/invoices/cancel-order'
import { GiveBack } from '../../features/invoices/give-back'
import { Invoice } from '../../features/invoices/invoice'
import { InvoicePaper } from '../../features/invoices/invoice-paper'
import { invoiceWording } from '../../features/invoices/invoice-wording'
import { useMyInvoices } from '../../features/invoices/invoices'
import { useInvoicedOrders } from '../../entities/orders/own-orders'
import { orderWording } from '../../entities/orders/order-wording'
import { Banner } from '../../ui/states/banner'
import { Button, LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { Link } from '../../ui/link'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
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

const isPriced = ({ pricing }: Order) => pricing !== null && pricing.total > 0

/** An order's papers: its credit notes and its invoice once they are written; what was free has none, and shows as it is. */
function Papers({ uid, orders }: { uid: string; orders: readonly Order[] }) {
  const [first] = orders
  const { data = [] } = useMyInvoices(uid, first?.shareRef ?? '', (invoices) =>
    orders.filter(isPriced).every((order) => invoices.some((it) => it.id === order.id)),
  )
  return orders.map((order) => {
    const papers = data.filter((it) => it.orderId === order.id)
    return (
      <section key={order.id} className={styles.all} aria-label={order.id}>
        {papers.length === 0 && isPriced(order) && (
          <div className={styles.screenOnly} role="status">
            <Banner>{invoiceWording.coming}</Banner>
          </div>
        )}
        {papers.length === 0 && <Invoice order={order} />}
        {order.status === 'confirmed' && (
          <div className={styles.screenOnly}>
            <GiveBack order={order} />
          </div>
        )}
        <div className={styles.screenOnly}>
          <CancelOrder order={order} />
        </div>
        {papers.map((invoice) => (
          <div key={invoice.id} className={styles.paper}>
            <InvoicePaper invoice={invoice} />
            {invoice.kind === 'invoice' && (
              <div className={styles.screenOnly}>
                <BillInvoice uid={uid} invoice={invoice} />
              </div>
            )}
          </div>
        ))}
      </section>
    )
  })
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
        <Papers uid={uid} orders={orders} />
      </div>
      <p className={styles.screenOnly}>
        {orderWording.question} <Link href={paths.contact(shareRef)}>{orderWording.contact}</Link>
      </p>
    </PageRoom>
  )
}

/** /invoice/:shareRef: the person's own settled orders for an activity; `?order=` shows one of them. */
export function Screen() {
  const { shareRef = '' } = useParams()
  const { user } = useSession()
  return user ? <Invoices uid={user.uid} shareRef={shareRef} /> : null
}
