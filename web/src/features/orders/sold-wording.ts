import type { OrderDispute, OrderRefund, RefundBy } from 'functions/contract/refunds/refund'
import type { TicketStatus } from 'functions/contract/tickets/ticket'

/** Every word of an order as its organiser sees it. */
export const soldWording = {
  title: (name: string) => `Order of ${name}`,
  failed: 'The order could not be read.',
  retry: 'Try again',
  paid: (when: string) => `Settled on ${when}`,
  number: (id: string) => `Order ${id}`,
  price: 'What was paid',
  answers: 'Answers',
  tickets: 'Tickets',
  ticket: { valid: 'Valid', used: 'In', blocked: 'Blocked', void: 'Void' } satisfies Record<
    TicketStatus,
    string
  >,
  refunds: 'Refunds',
  refundState: {
    pending: 'On its way to the bank',
    succeeded: 'Given back',
    failed: 'Failed: not given back',
  } satisfies Record<OrderRefund['status'], string>,
  by: {
    organiser: 'by your team',
    buyer: 'by the buyer',
    'cancelled-activity': 'because the activity was cancelled',
    'payment-provider': 'at the payment provider',
  } satisfies Record<RefundBy, string>,
  left: (amount: string) => `${amount} of it is not given back.`,
  allBack: 'All of it is given back, or on its way.',
  refund: {
    open: 'Refund',
    title: 'What to give back',
    what: { whole: 'All of it', tickets: 'Tickets', amount: 'Amount' },
    tickets: 'Which tickets?',
    ticket: (title: string, number: number, amount: string) => `${title}, ticket ${number} · ${amount}`,
    used: 'This one has been used at the door.',
    amount: 'How much?',
    atMost: (amount: string) => `At most ${amount}.`,
    reason: 'Why?',
    reasonHelp: 'The buyer reads this in a mail.',
    quote: (amount: string) => `${amount} goes back to the buyer’s card.`,
    voids: (count: number) =>
      count === 0
        ? 'No ticket changes.'
        : count === 1
          ? 'One ticket becomes void.'
          : `${count} tickets become void.`,
    share: (share: string, fee: string) =>
      `${share} of it comes out of your payouts, and about ${fee} out of our fee, which we give back in proportion.`,
    shareOnly: (share: string) => `All of it, ${share}, comes out of your payouts: no fee was taken.`,
    cost: 'You are charged nothing for a refund. Tips and donations go back only with all of it, or as an amount.',
    go: (amount: string) => `Give ${amount} back`,
    choose: 'Choose what to give back',
    keep: 'Give nothing back',
    done: (amount: string) => `${amount} is given back.`,
    pending: (amount: string) => `${amount} is on its way. The order shows when it has gone through.`,
    failed: 'The payment provider did not make this refund. Nothing was given back.',
    none: {
      'nothing-paid': 'Nothing was paid for this order.',
      'nothing-left': 'All of it is given back already, or on its way.',
      'unknown-ticket': 'One of these tickets was refunded meanwhile.',
      'free-tickets': 'These tickets cost nothing.',
      'too-much': 'That is more than is left.',
      'not-charged': 'Cards are not charged such an amount in this currency.',
    },
  },
  dispute: {
    open: (amount: string) => `The buyer disputes ${amount}`,
    inquiry: 'The buyer’s bank asks about this payment',
    inquiryHelp: 'No money was taken. A refund of all of it ends the question.',
    openHelp:
      'The bank has taken the money until it decides. The tickets are blocked; a refund is not possible.',
    due: (when: string) => `It takes evidence until ${when}.`,
    answered: 'Your evidence is with the bank. It decides, which can take weeks.',
    outcome: {
      won: 'The dispute was won: the money is yours again.',
      lost: 'The dispute was lost: the bank has given the money to the buyer. The tickets are void.',
      withdrawn: 'The bank has closed its question.',
    } satisfies Record<NonNullable<OrderDispute['outcome']>, string>,
    look: 'See the evidence',
    title: 'What the bank would get',
    remark: 'Something to add',
    remarkHelp: 'What you know of this buyer: messages, a promise, how they came in.',
    send: 'Send it to the bank',
    once: 'It can be sent once and not changed afterwards.',
    sent: 'The evidence is sent.',
  },
  closing: {
    title: 'Refunds',
    amount: (refunded: number, total: number) => `${refunded} of ${total} given back`,
    pending: (count: number) => `${count} on the way.`,
    failed: (count: number) => (count === 1 ? 'One refund failed.' : `${count} refunds failed.`),
    retry: 'Try these again',
    retried: 'They are being tried again.',
  },
}
