import { expect, it } from 'vitest'
import { mailsNamingBuyer } from './order-mail-ids'

const refund = { id: 're1', by: 'organiser' }
const order = { id: 'o1', status: 'refunded', refunds: [refund], ticketIds: ['t1', 't3'] }

it('names every mail that a buyer is named in, each once', () => {
  const ids = mailsNamingBuyer(order as never, [{ id: 't1' }, { id: 't2' }, { id: 't3' }])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(
    [
      'tickets-o1',
      'tickets-o1-attendee-1',
      'tickets-o1-attendee-2',
      ...[1, 2, 3, 4, 5].map((time) => `tickets-o1-again-${time}`),
      'sent-t1',
      'sent-t2',
      'sent-t3',
      'sale-o1',
      'cancelled-o1',
      'late-refund-o1',
      'given-back-o1',
      'processing-o1',
      'payment-ended-o1',
      'refund-o1-re1',
    ].toSorted(),
  )
})
