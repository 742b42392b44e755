import type { OrderRefund } from 'functions/contract/refunds/refund'

/** The words of invoices, credit notes and debit notes. */
export const invoiceWording = {
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note', 'debit-note': 'Debit note' },
  number: 'Number',
  date: 'Date',
  order: 'Order',
  refersTo: { 'credit-note': 'To invoice', 'debit-note': 'To credit note' },
  from: 'Sold by',
  to: 'Billed to',
  taxId: (id: string) => `Tax id ${id}`,
  forgotten: 'A closed account',
  item: 'Item',
  quantity: 'Quantity',
  each: 'Each',
  amount: 'Amount',
  sold: 'Sold',
  donation: 'Donation',
  donationNote: 'A gift to the cause: no price of anything, and without tax.',
  total: { invoice: 'Total', 'credit-note': 'Given back', 'debit-note': 'Not given back' },
  tax: (name: string, rate: string, mode: 'included' | 'added') =>
    mode === 'included' ? `${name} ${rate} in this` : `${name} ${rate} on`,
  coming: 'The invoice is being written. It appears here in a moment.',
  bill: {
    action: 'Change who it is for',
    title: 'Who is the invoice for?',
    help: 'You can change this for 30 days. What stood there before is kept.',
    name: 'Name',
    company: 'Company',
    address: 'Address',
    taxId: 'Tax id',
    save: 'Save',
    saved: 'The invoice is for them now',
    cancel: 'Cancel',
  },
  giveBack: {
    open: 'Give the tickets back',
    title: 'Give these tickets back?',
    detail: 'Others can have them then, and they open nothing any more. You owe nothing.',
    keep: 'Keep them',
    action: 'Give them back',
    done: 'The tickets are given back',
  },
  cancel: {
    open: 'Cancel these tickets',
    until: (when: string, amount: string) => `You can cancel until ${when} and get ${amount} back.`,
    over: (when: string) => `This could be cancelled until ${when}. Ask the organiser if you need a refund.`,
    title: 'Cancel these tickets?',
    detail: (count: number) =>
      count === 1
        ? 'The ticket opens nothing any more, and somebody else can have the place.'
        : `The ${count} tickets open nothing any more, and others can have the places.`,
    back: (amount: string) => `${amount} goes back to where you paid from.`,
    kept: (amount: string) => `The organiser keeps ${amount}.`,
    keep: 'Keep them',
    action: (amount: string) => `Cancel and get ${amount} back`,
    done: (amount: string) => `Cancelled. ${amount} is on its way back to you.`,
  },
  list: {
    tab: 'Invoices',
    failed: 'The invoices could not be loaded',
    loading: 'Loading the invoices',
    none: 'No invoices yet',
    noneDetail: 'Each order that costs something gets one, with a number of its own.',
    more: 'Show more',
    save: 'Save as a table',
  },
  /** What went back of an own order. */
  buyer: {
    refunds: 'Refunds',
    state: {
      pending: 'On its way',
      succeeded: 'Given back',
      failed: 'Did not go through',
    } satisfies Record<OrderRefund['status'], string>,
    void: (count: number) => (count === 1 ? 'One ticket is void' : `${count} tickets are void`),
    afterwards: 'Paid after refunds',
  },
}
