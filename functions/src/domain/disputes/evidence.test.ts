import { describe, expect, it } from 'vitest'
import type { Order } from '../../../contract/orders/order'
import type { OrderRefund } from '../../../contract/refunds/refund'
import { evidenceOf } from './evidence'
import { newRefund } from '../refunds/refund'

const at = '2026-11-20T10:00:00.000Z'
const refund = (status: OrderRefund['status'], amount: number): OrderRefund => ({
  ...newRefund({ id: `r-${amount}`, amount, reason: '', by: 'organiser', byUid: null, at }),
  status,
})
const order = (...refunds: OrderRefund[]) =>
  ({
    id: 'order-of-bo',
    activity: {
      title: 'Lantern walk',
      organiserName: 'Mara',
      startDate: '2026-12-01T19:00',
      startsAt: '2026-12-01T19:00:00.000Z',
      endsAt: '2026-12-01T21:00:00.000Z',
      timezone: 'UTC',
    },
    buyer: { fullName: 'Bo Buyer', email: 'bo@example.com' },
    items: [{ title: 'Ticket', quantity: 2 }],
    pricing: { total: 4000 },
    currency: 'usd',
    refunds,
    settledAt: at,
    createdAt: at,
  }) as unknown as Order
const textOf = (...refunds: OrderRefund[]) => evidenceOf(order(...refunds), [], [], '').text

describe('the evidence of a sale', () => {
  it('tells of refunds that reached the buyer, and of no other', () => {
    const text = textOf(refund('succeeded', 1000), refund('failed', 2000), refund('pending', 500))
    expect(text).toContain('Refunded before: $10 on 2026-11-20 10:00 UTC.')
    expect(text).not.toMatch(/\$20 on|\$5 on/)
  })

  it('says that nothing was refunded where every refund failed', () => {
    expect(textOf(refund('failed', 2000))).toContain('Nothing of this payment was refunded.')
    expect(textOf()).toContain('Nothing of this payment was refunded.')
  })
})
