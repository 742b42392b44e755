import type { OrderStatus } from 'functions/contract/order'

/** Every word of the attendee list. */
export const attendeeWording = {
  heading: 'Attendees',
  none: 'Nobody has a ticket yet. They appear here by themselves.',
  search: 'Search name, email, ticket',
  csv: 'CSV',
  csvFailed: 'Try CSV again',
  free: 'Free',
  moreRows: 'Load more',
  shown: (shown: number, loaded: number, hasMore: boolean) =>
    `${shown === loaded ? loaded : `${shown} of ${loaded}`} shown${hasMore ? ', more to load' : ''}`,
  columns: { name: 'Name', tickets: 'Tickets', total: 'Total', status: 'Status', date: 'Date' },
  status: {
    held: 'Held',
    'awaiting-payment': 'Paying',
    confirmed: 'Confirmed',
    paid: 'Paid',
    'partially-refunded': 'Partly refunded',
    refunded: 'Refunded',
    expired: 'Expired',
    cancelled: 'Given back',
    'late-refunded': 'Refunded',
    disputed: 'Disputed',
    lost: 'Lost',
  } satisfies Record<OrderStatus, string>,
}
