import type { Order } from '../../contract/order'
import type { Instant } from '../../contract/time'
import { releasedChange } from '../domain/order-changes'
import type { Writer } from '../store/firestore'
import { returnSlots } from '../store/stock'
import { recordChange } from '../store/tallies'
import { moveOrder } from './move-order'

/** Writes the end of an open order: its tickets and its promo-code use go back, once. */
export function writeRelease(writer: Writer, order: Order, to: 'expired' | 'cancelled', now: Instant): void {
  moveOrder(writer, order, to, { promoStockIds: [] })
  returnSlots(writer, order.shareRef, [...order.stockIds, ...order.promoStockIds])
  recordChange(writer, order.shareRef, releasedChange(order, now))
}
