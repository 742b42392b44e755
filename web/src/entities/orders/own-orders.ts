import { isSettled } from 'functions/contract/orders/order-statuses'
import { Order } from 'functions/contract/orders/order'
import { useLiveQuery } from '../../data/live/live'

/** More than one person orders for one activity. */
const MOST = 50

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
    .filter((order) => isSettled(order))
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  return { status: 'ready' as const, data: orders }
}
