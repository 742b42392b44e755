import type { Order } from 'functions/contract/orders/order'
import { useEffect, useEffectEvent } from 'react'
import { checkOrder } from '../features/checkout/order-calls'

/** Asks until the order has moved on, which settles a payment whose message from the provider is slow. */
export function useMoveOn(order: Order, onOrder: (order: Order) => void, everyMs: number) {
  const look = useEffectEvent(async () => {
    const later = await checkOrder(order.id)
    if (later.status !== order.status) onOrder(later)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const again = () => {
      timer = setTimeout(() => {
        look()
          .catch((error: unknown) =>
            console.warn('The order could not be looked up; it is again soon.', error),
          )
          .finally(again)
      }, everyMs)
    }
    again()
    return () => clearTimeout(timer)
  }, [everyMs])
}
