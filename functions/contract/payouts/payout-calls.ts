import { z } from 'zod'
import type { Call } from '../api/call'
import { PayoutLink } from './payout'
import { ListPayouts, PayoutBalance, PayoutPage, PayoutRead, ReadPayout } from './payout-list'

/** What an organiser has at the payment provider. */
export const PAYOUT_CALLS = {
  readPayoutBalance: {
    access: 'verified',
    summary: 'What the person has at the payment provider, and how often it pays out',
    input: z.strictObject({}),
    output: PayoutBalance,
  },
  listPayouts: {
    access: 'verified',
    summary: "The person's payouts, newest first",
    input: ListPayouts,
    output: PayoutPage,
  },
  readPayout: {
    access: 'verified',
    summary: 'A payout of the person’s and what it is made of',
    input: ReadPayout,
    output: PayoutRead,
  },
  openPayoutDashboard: {
    access: 'verified',
    summary: "A way into the person's own pages at the payment provider",
    input: z.strictObject({}),
    output: PayoutLink,
  },
} as const satisfies Record<string, Call>
