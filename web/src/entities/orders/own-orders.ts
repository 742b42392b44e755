import { Order } from 'functions/contract/orders/order'
import type { OrderStatus } from 'functions/contract/orders/order'
import { useLiveQuery } from '../../data/live/live'

/** More than one person orders for one activity. */
const MOST = 50

/** Orders that have an invoice: something was had, or had and given back. */
const SETTLED: readonly OrderStatus[] = [
  'confirmed',
  'paid',
  'partially-refunded',
  'refunded',
  'disputed',
  'lost',
]

/** The person's own settled orders for an activity, newest first, live. */
export function useInvoicedOrders(uid: string, shareRef: string) {
  const live = useLiveQuery(Order, {
    collection: 'orders',
    where: [
      ['buyerUid', '==', uid],
      ['shareRef', '==', shareRef],
    ],
    limit: MOST,
  })
  if (live.status !== 'ready') return live
  const orders = live.data
    .filter((order) => SETTLED.includes(order.status))
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  return { status: 'ready' as const, data: orders }
}
