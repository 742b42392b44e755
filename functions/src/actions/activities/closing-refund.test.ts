import { describe, expect, it } from 'vitest'
import type { Order } from '../../../contract/orders/order'
import { newRefund } from '../../domain/refunds/refund'
import type { OrderRefund } from '../../../contract/refunds/refund'
import { mayRefundClosed } from './closing-refund'

const refund = (status: OrderRefund['status'], by: OrderRefund['by'], amount = 4000): OrderRefund => ({
  ...newRefund({ id: 'r', amount, reason: '', by, byUid: null, at: '2026-11-20T10:00:00.000Z' }),
  status,
})
const order = (...refunds: OrderRefund[]) =>
  ({ pricing: { total: 4000, fee: 200 }, refunds, dispute: null }) as unknown as Order

describe('an order of a cancelled activity', () => {
  it.each<[string, OrderRefund[], boolean, boolean]>([
    ['of which nothing was asked for yet', [], false, true],
    ['whose refund failed', [refund('failed', 'cancelled-activity')], false, false],
    ['whose refund failed, when somebody asks', [refund('failed', 'cancelled-activity')], true, true],
    ['whose earlier refund by the organiser failed', [refund('failed', 'organiser')], false, true],
    [
      'of which a part was given back elsewhere, so that the refund was for too much',
      [refund('failed', 'cancelled-activity'), refund('succeeded', 'payment-provider', 1000)],
      false,
      true,
    ],
    ['all of which is on its way', [refund('pending', 'cancelled-activity')], true, false],
    ['all of which went back', [refund('succeeded', 'cancelled-activity')], true, false],
  ])('%s', (_, refunds, isAsked, may) => {
    expect(mayRefundClosed(order(...refunds), isAsked)).toBe(may)
  })
})
