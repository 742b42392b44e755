/** Why payouts come back, in the words of the API (Payout failure codes). */
export const FAILURES = {
  account_closed: 'The bank account has been closed.',
  account_frozen: 'The bank account has been frozen.',
  could_not_process: 'The bank could not process this payout.',
  debit_not_authorized: 'Debit transactions are not approved on the bank account.',
  declined: 'The bank has declined this payout.',
  insufficient_funds: 'The Stripe account has insufficient funds to cover the payout.',
  invalid_account_number: 'The routing number seems correct, but the account number is invalid.',
  invalid_currency: 'The bank was unable to process this payout because of its currency.',
  no_account: 'The bank account details on file are probably incorrect. No bank account could be located.',
} as const
export type FailureCode = keyof typeof FAILURES

/** What the account numbers for tests lead to, by their last digits (Testing Connect: Payout accounts). */
const FAILING: Record<string, FailureCode> = {
  '1113': 'account_closed',
  '1116': 'no_account',
  '2227': 'insufficient_funds',
  '3335': 'debit_not_authorized',
  '4440': 'invalid_currency',
}

/** Why payouts to the bank account with these last digits fail, if they do. */
export const failureOf = (last4: string): FailureCode | undefined => FAILING[last4]
