import { Order } from 'functions/contract/orders/order'
import { useState } from 'react'
import { useLiveDoc, useLiveQuery } from '../../data/live/live'
import { isSettled } from './support'

/** So many orders are looked at, and so many more each time somebody asks for older ones. */
const STEP = 100

/**
 * The person's own settled orders, newest first, live. `lookBack` is there while older ones may be left: it reads
 * further.
 */
export function useOwnOrders(uid: string) {
  const [limit, setLimit] = useState(STEP)
  const live = useLiveQuery(Order, {
    collection: 'orders',
    where: [
      ['buyerUid', '==', uid],
      // Orders that were never settled have none, and are left out.
      ['settledAt', '>', ''],
    ],
    orderBy: [['settledAt', 'desc']],
    limit,
  })
  if (live.status !== 'ready') return { status: live.status }
  const lookBack = live.data.length >= limit ? () => setLimit(limit + STEP) : undefined
  return { status: live.status, orders: live.data.filter(isSettled), lookBack }
}

/** One order of the person's own, live. Somebody else's is refused, as one that is not there. */
export function useOwnOrder(orderId: string | null) {
  return useLiveDoc(Order, orderId && `orders/${orderId}`)
}
