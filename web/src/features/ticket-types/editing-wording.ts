import { MAX_TICKETS_PER_ORDER } from 'functions/contract/tickets/ticket-limits'

/** The words of writing ticket types, which those who buy do without. */
export const ticketTypeEditing = {
  dialog: {
    add: 'Add a ticket',
    edit: 'Edit this ticket',
    title: 'Name',
    titleHint: 'General Admission, Early bird, Student …',
    price: 'Price',
    priceHelp: 'Leave it at 0 for a free ticket.',
    currency: 'Currency',
    currencyHelp: 'All tickets of an activity use one currency.',
    /** Why other currencies are not offered. */
    currencyLimited: (codes: string) =>
      `Your payouts are in ${codes}. To sell in another currency, add a bank account in it at Stripe.`,
    /** A price in a currency that is not paid out. */
    currencyUnpaid: (code: string, codes: string) =>
      `Paid tickets in ${code} can’t be paid out to your bank account. Sell in ${codes}, or add a bank account in ${code} at Stripe.`,
    capacity: 'How many there are',
    capacityHelp: 'Leave it empty for as many as people want.',
    shares: 'Shares its places with',
    sharesHelp: 'Every ticket sold takes one of these places, besides its own limit.',
    sharesNone: 'No other ticket',
    sharesCapacity: (title: string, count: string) => `${title} (${count} places)`,
    least: 'Least at once',
    most: 'Most at once',
    mostHelp: `Leave it empty for up to ${MAX_TICKETS_PER_ORDER} in one order.`,
    description: 'What it includes',
    richDescription: 'More about this ticket',
    hidden: 'Hidden',
    hiddenHelp: 'Only people with a promo code that opens it see it and can have it.',
    saleStarts: 'Sale opens',
    saleStartsHelp: 'By the clock of the activity. Empty: as soon as it is published.',
    saleEnds: 'Sale ends',
    saleEndsHelp: 'By the clock of the activity. Empty: until it starts.',
    save: 'Save the ticket',
    cancel: 'Cancel',
  },
  /** Places that several ticket types draw from. */
  shared: {
    heading: 'Shared places',
    help: 'For tickets that fill the same room: “Hall, 200 places” for Regular and Student together.',
    title: 'Name of these places',
    titleHint: 'Hall, Boat, Garden …',
    capacity: 'Places in all',
    add: 'Share places between tickets',
    addMore: 'More shared places',
    choose: 'Now choose them in each ticket that fills them.',
    remove: (title: string) => `Remove ${title || 'these places'}`,
  },
  list: {
    heading: 'Tickets',
    help: 'What people choose from when they come. Free ones need no set-up at all.',
    none: 'Without tickets, people only say whether they are coming.',
    add: 'Add a ticket',
    edit: (title: string) => `Edit ${title}`,
    remove: (title: string) => `Remove ${title}`,
    removed: (title: string) => `${title} was removed.`,
    clone: (title: string) => `Copy ${title}`,
    moved: (place: number, count: number) => `Moved to place ${place} of ${count}.`,
    full: 'That is as many as an activity can have.',
    shares: (title: string) => `shares ${title}`,
    waitList: 'Wait-list when sold out',
    waitListHelp:
      'People can stand in line. What comes free is offered to them in turn, with time to take it.',
    transfers: 'Tickets can be sent on',
    transfersHelp:
      'Whoever cannot come gives their ticket to somebody else. The old code stops working at once.',
    waitingRoom: 'Waiting room when the sale opens',
    waitingRoomHelp:
      'For tickets that go in minutes: people come in from an hour before, places are drawn at the opening, and everybody has a turn. In a rush there is one by itself.',
    undo: 'Undo',
    hidden: 'hidden until a code opens it',
    unlimited: 'as many as people want',
    capacity: (count: string) => `${count} in all`,
    perPurchase: (least: number, most: number | null) =>
      `${least} to ${most ?? MAX_TICKETS_PER_ORDER} at once`,
    opens: (when: string) => `Sale opens ${when}`,
    endsBefore: (when: string) => `Sale ends ${when}`,
    endsAtStart: 'Sale ends when it starts',
  },
}
