import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../contract/orders/order'
import { mayOrderMove } from './order-moves'

const ALLOWED = [
  'held>awaiting-payment',
  'held>confirmed',
  'held>expired',
  'held>cancelled',
  'awaiting-payment>held',
  'awaiting-payment>processing',
  'processing>paid',
  'processing>expired',
  'processing>cancelled',
  'awaiting-payment>paid',
  'awaiting-payment>expired',
  'awaiting-payment>cancelled',
  'expired>paid',
  'expired>late-refunded',
  'cancelled>paid',
  'cancelled>late-refunded',
  'confirmed>cancelled',
  'paid>partially-refunded',
  'paid>refunded',
  'paid>disputed',
  'paid>lost',
  'partially-refunded>paid',
  'partially-refunded>refunded',
  'partially-refunded>disputed',
  'partially-refunded>lost',
  'refunded>paid',
  'refunded>partially-refunded',
  'refunded>disputed',
  'refunded>lost',
  'disputed>paid',
  'disputed>partially-refunded',
  'disputed>refunded',
  'disputed>lost',
]

describe('the moves of an order', () => {
  const pairs = OrderStatus.options.flatMap((from) => OrderStatus.options.map((to) => [from, to] as const))

  it.each(pairs)('from %s to %s', (from, to) => {
    expect(mayOrderMove(from, to)).toBe(ALLOWED.includes(`${from}>${to}`))
  })
})
