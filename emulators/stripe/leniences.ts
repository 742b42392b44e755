import type { Behaviour } from './world/behaviour'

/** Something that the stand-in lets pass, or does more simply, where the real Stripe may not. */
export interface Lenience {
  what: string
  /** The page of Stripe's documentation that says how it is there, below https://docs.stripe.com/. */
  page: string
  /** The switch whose default makes it so; once that is another, the lenience is to be taken off this list. */
  by?: Partial<Behaviour>
}

/**
 * All that an application can rely on here and not at Stripe. The README says the same, and a test keeps it so: this list
 * is the one to change.
 */
export const LENIENCES: readonly Lenience[] = [
  {
    what: 'Converting costs nothing, and what is charged on behalf of an account settles as the platform’s own.',
    page: 'connect/currencies',
  },
  { what: 'Currencies that no minimum is listed for may be charged from 1.', page: 'currencies' },
  {
    what: 'No part of the platform’s balance is reserved for accounts below zero, and no bank is debited for them.',
    page: 'connect/account-balances',
  },
  { what: 'A debit of an account costs nothing. It cannot be refunded.', page: 'connect/account-debits' },
  {
    what: 'Any way to pay is open to a platform of any country, for any amount that its currency allows.',
    page: 'payments/payment-methods/payment-method-support',
  },
  {
    what: 'A payment that settles later is settled by hand alone, and is final once it has succeeded.',
    page: 'payments/bank-debits',
  },
  { what: 'A payment of any age can be refunded, however it was paid.', page: 'refunds' },
  {
    what: 'A session with adaptive pricing shows and takes no other currency than its own.',
    page: 'payments/currencies/localize-prices/adaptive-pricing',
  },
  {
    what: 'Checks of address and postcode say nothing, and the card for more than one dispute is disputed once.',
    page: 'testing',
  },
  {
    what: 'A dispute costs 15.00 of any currency, and an answer nothing. Evidence is not looked into.',
    page: 'disputes/responding',
  },
  {
    what: 'Card payments are available after two calendar days in every country, which is the lowest delay of accounts too.',
    page: 'payouts',
  },
  {
    what: 'Payouts arrive in seconds on any day, in every currency at the one bank account, in any amount.',
    page: 'connect/multi-currency-settlement',
  },
  {
    what: 'Onboarding accepts anything, and no account is ever asked for more by itself.',
    page: 'connect/express-accounts',
  },
  { what: 'An account can be deleted with money in it.', page: 'api/accounts/delete' },
  {
    what: 'A platform of any country can have accounts in any other, and send them money in any currency.',
    page: 'connect/cross-border-payouts',
  },
  {
    what: 'Webhooks are retried for nine minutes instead of three days, and no endpoint is switched off for failing.',
    page: 'webhooks',
  },
  { what: 'Nothing is limited in rate, unless a fault says so.', page: 'rate-limits' },
]

const ORIGIN = 'https://docs.stripe.com/'

/** The list as it stands in the README. */
export const leniencesInMarkdown = (): string[] =>
  LENIENCES.map(({ what, page, by }) => {
    const [name] = Object.keys(by ?? {})
    return `- ${what}${name ? ` Switch: \`${name}\`.` : ''} ([${page}](${ORIGIN}${page}))`
  })
