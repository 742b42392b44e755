import type { DebtReason, DebtState } from 'functions/contract/debts/debt'
import type { PayoutPartKind } from 'functions/contract/payouts/payout-list'
import type { PayoutState, PayoutStatus } from 'functions/contract/payouts/payout'

/** Every word of payouts. */
export const payoutWording = {
  setUp: 'Set up payouts',
  goOn: 'Go on at Stripe',
  country: 'Country',
  countryHelp: 'Where you or your business are based and have a bank account. It can’t be changed later.',
  explain: 'Stripe pays you out. It takes about two minutes, and you come back right here.',
  title: 'Payouts',
  lead: 'Where your money is, and when it reaches your bank.',
  loading: 'Asking Stripe',
  loadFailed: 'Your payouts could not be loaded',
  standing: {
    none: {
      title: 'Be paid for what you host',
      detail:
        'Connect a bank account with Stripe, and money for tickets, tips and donations goes straight to you.',
    },
    pending: {
      title: 'Almost there',
      detail: 'Stripe is going through your details. Selling opens by itself as soon as that is done.',
    },
    ready: {
      title: 'Payouts are set up',
      detail: 'You can sell tickets. Stripe sends what you earn to your bank account.',
    },
    restricted: {
      title: 'Payouts are stopped for now',
      detail:
        'Stripe needs something from you. Your tickets are not on sale meanwhile, and your money is safe.',
    },
    disabled: {
      title: 'Stripe has closed your account',
      detail:
        'Tickets cannot be sold with it any more; refunds still work. Stripe’s support tells you why, and what can be done.',
    },
    deauthorised: {
      title: 'You disconnected your Stripe account',
      detail:
        'Tickets are not on sale any more; refunds still work. Connect an account to sell and be paid again.',
    },
  } satisfies Record<PayoutStatus, { title: string; detail: string }>,
  needs: {
    title: 'Stripe needs something from you',
    detail: 'You sell and are paid out meanwhile.',
  },
  asked: 'Selling opens by itself as soon as Stripe has what it asks for.',
  due: 'Stripe still needs',
  dueBy: (day: string) => `Until ${day}; then payouts stop.`,
  late: 'This is overdue.',
  dashboard: 'Open Stripe',
  outOfReach: {
    title: 'Stripe is not answering right now',
    detail: 'Here is what we last heard from it. Your money is safe, and we keep asking.',
    again: 'Try again',
  },
  balance: {
    heading: 'Your balance',
    unknown: 'It cannot be had right now: only Stripe knows it, and it is not answering.',
    available: 'Ready to be paid out',
    pending: 'On its way from cards',
    pendingHelp: 'Card payments arrive after a few days.',
    owed: 'Refunds took more than there was. What you sell next makes up for it.',
    none: 'Nothing yet. What people pay appears here.',
    next: (amount: string, day: string) => `Next payout: ${amount}, expected at your bank on ${day}.`,
    hold: {
      debt: () => 'Payouts are paused while you owe us for refunds. They start again when that is paid back.',
      activity: (days: number) =>
        `Your first payouts come ${days === 1 ? '1 day' : `${days} days`} after your activities end, so that there is money for refunds. After your first months Stripe pays out every day.`,
    },
    rhythm: {
      daily: 'Stripe pays out every day what is ready.',
      weekly: 'Stripe pays out every week what is ready.',
      monthly: 'Stripe pays out every month what is ready.',
      manual: 'You pay out yourself, at Stripe.',
    },
  },
  debts: {
    heading: 'What you owe',
    owed: (amount: string) => `You owe ${amount}.`,
    help: 'We refunded buyers for you because your balance was too low. What you sell next pays this back first; payouts start again when it is paid.',
    none: 'All of it is settled.',
    why: {
      refund: (day: string) => `A refund on ${day}, for`,
      dispute: (day: string) => `A dispute lost on ${day}, for`,
      'second-payment': (day: string) => `A second payment refunded on ${day}, for`,
    } satisfies Record<DebtReason, (day: string) => string>,
    states: {
      owed: 'Owed',
      recovered: 'Paid back',
      cancelled: 'Cancelled',
      ended: 'Ended',
    } satisfies Record<DebtState, string>,
    part: (recovered: string, left: string) => `${recovered} is paid back, ${left} is left.`,
    ended: (day: string, note: string) => `Ended by us on ${day}: ${note}`,
    more: 'Earlier ones',
  },
  list: {
    heading: 'Payouts',
    none: 'No payouts yet',
    noneDetail: 'Stripe sends what is ready to your bank by itself. Each payout shows up here.',
    noneStopped: 'None has reached your bank by this account.',
    toActivities: 'Your activities',
    noneHeard: 'No payouts that we know of',
    noneHeardDetail: 'If Stripe has made one since, it shows here as soon as Stripe answers.',
    more: 'Earlier payouts',
    states: {
      pending: 'Being made',
      'in-transit': 'On its way',
      paid: 'Paid',
      failed: 'Failed',
      cancelled: 'Cancelled',
    } satisfies Record<PayoutState, string>,
    expected: (day: string) => `Expected on ${day}`,
    arrived: (day: string) => `Arrived on ${day}`,
    back: 'The money went back to your balance.',
    open: (amount: string, day: string) => `What the payout of ${amount} on ${day} is made of`,
  },
  parts: {
    loading: 'Reading what it is made of',
    failed: 'What it is made of could not be read',
    manual: 'You made this payout yourself at Stripe: it is not tied to single orders.',
    none: 'There is nothing in it that we know of.',
    incomplete:
      'Stripe is still working out what is in this payout. It will be listed here in a few minutes.',
    kinds: {
      sale: 'Sale',
      refund: 'Refund',
      'fee-returned': 'Fee given back',
      'failed-payout': 'Payout that came back',
      other: 'Other',
    } satisfies Record<PayoutPartKind, string>,
    fee: (fee: string) => `after a fee of ${fee}`,
    deleted: 'Somebody',
    more: 'More of it',
    people: 'Open the attendees',
  },
  statement: {
    heading: 'Statements',
    detail:
      'Every sale, fee, refund, dispute and debt of a month, for spreadsheets. Months begin at midnight UTC.',
    month: 'Month',
    save: 'Save as CSV',
    ofActivity: 'Save the statement as CSV',
    ofActivityHelp: 'One line for each movement, with sums that add up to the cent.',
  },
  return: {
    checking: 'Asking Stripe how it went …',
    checkingDetail: 'This takes a few seconds.',
    none: 'Payouts are not set up yet',
    noneDetail: 'It seems that you left Stripe before the end. Nothing is lost: go on where you stopped.',
    back: 'Back to where you were',
    backHome: 'Your payouts',
    outOfReachDetail: 'What you told it is kept there. Try again in a minute, or come back later.',
  },
}
