import type { TicketAvailability } from 'functions/contract/tickets/ticket-type'

/** Every word of ticket types. */
export const ticketTypeWording = {
  heading: 'Tickets',
  free: 'Free',
  from: (price: string) => `From ${price}`,
  /** Availability is words (specification, section 3); an open one shows its quantity instead. */
  availability: {
    open: 'On sale',
    closed: 'Not on sale',
    'sold-out': 'Sold out',
    'time-expired': 'Sales ended',
  } satisfies Record<TicketAvailability, string>,
  notYet: 'Not on sale yet',
  onlyLeft: (left: number) => (left === 1 ? 'Only one left' : `Only ${left} left`),
  atLeast: (least: number) => `At least ${least} at once`,
  saleStarts: (when: string) => `On sale from ${when}`,
  saleEnds: (when: string) => `On sale until ${when}`,
  serviceFee: 'service fee',
  including: (parts: string) => `incl. ${parts}`,
  quantity: (title: string) => `${title} tickets`,
  details: 'Details',
  detailsOf: (title: string) => ` of ${title}`,
  get: 'Get tickets',
  getFree: 'Get free tickets',
  count: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
  none: 'No tickets needed. Just say that you are coming.',
  allSoldOut: 'Sold out',
  wait: 'Join the wait-list',
  toRoom: 'Waiting room',
  waitFor: (title: string) => `Join the wait-list for ${title}`,
  allEnded: 'Sales ended',
}
