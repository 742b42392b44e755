/** The words of where each unit of money is: apart from those that every dashboard begins with. */
export const moneyFlowWording = {
  what: 'What',
  amount: 'Amount',
  nothing: {
    title: 'No money yet',
    detail: 'With the first sale you see here what buyers paid, and where each part of it is.',
  },
  from: { title: 'What buyers paid', tickets: 'Tickets', tips: 'Tips', donations: 'Donations' },
  to: {
    title: 'Where it is now',
    paidOut: 'At your bank',
    waiting: 'Yours, at Stripe',
    fees: 'Platform fees',
    refunded: 'Back with buyers',
  },
  books: {
    heading: 'Every step',
    listed: 'Tickets at their price',
    discounts: 'Discounts',
    tips: 'Tips',
    donations: 'Donations',
    total: 'Paid by buyers',
    refunded: 'Refunded',
    fees: 'Platform fees',
    feesReturned: 'Fees given back with refunds',
    yours: 'Yours so far',
    paidOut: 'Paid out to your bank',
    waiting: 'Still at Stripe',
  },
  beside: {
    heading: 'Good to know',
    processing: 'Payments on their way',
    processingHelp: (orders: number) =>
      `${orders === 1 ? 'One order is' : `${orders} orders are`} paid in a way that takes days. Their tickets are kept until the money arrives.`,
    tax: 'Tax in what was paid',
    taxHelp: 'Yours to hand on.',
    disputed: 'Disputed at banks',
    disputedHelp: 'The platform advances it while the bank decides: it is not taken from yours.',
    cash: 'In cash at the door',
    cashHelp: 'It never went through Stripe.',
  },
}
