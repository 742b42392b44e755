import { expect, it } from 'vitest'
import type { Order } from '../../contract/orders/order'
import { ticketsPage } from './tickets-page'

const order = (over: object) =>
  ({
    shareRef: 'abcdefgh23',
    pricing: { total: 500 },
    cancellation: null,
    activity: {
      title: 'Kite day',
      startDate: '2026-12-01T18:30',
      timezone: 'Europe/Lisbon',
      organiserName: 'Ana',
    },
    ...over,
  }) as unknown as Order

const pageOf = async (over: object = {}) => {
  const how = { location: null, meetingUrl: null }
  return String(await ticketsPage({ order: order(over), tickets: [], how, contact: '/contact' }))
}

it('says the refund policy of tickets that cost something', async () => {
  expect(await pageOf()).toContain('Refund policy: No refunds unless the activity is cancelled.')
  const cancellation = { daysBefore: 3, keepPercent: 0 }
  expect(await pageOf({ cancellation })).toContain('Refund policy: You can cancel until 3 days before')
})

it('says nothing of refunds where nothing was paid', async () => {
  expect(await pageOf({ pricing: { total: 0 } })).not.toContain('Refund policy')
  expect(await pageOf({ pricing: null })).not.toContain('Refund policy')
})
