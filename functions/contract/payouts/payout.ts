import { z } from 'zod'
import { Instant } from '../time'

/**
 * Where an organiser stands with being paid. *Pending*: begun, or looked at by the payment provider. *Ready*: money can be
 * taken. *Restricted*: stopped until they tell more. *Disabled*: stopped for good. *Deauthorised*: they disconnected it.
 */
export const PayoutStatus = z.enum(['none', 'pending', 'ready', 'restricted', 'disabled', 'deauthorised'])
export type PayoutStatus = z.infer<typeof PayoutStatus>

/** The same with what the payment provider still asks for, under its own names; `payout-words.ts` says them in words. */
export const PayoutStanding = z.object({
  status: PayoutStatus,
  requirementsDue: z.array(z.string()),
  /** Those of them that came too late, and stop something already. */
  pastDue: z.array(z.string()).default([]),
  /** Until when, before something stops. */
  deadline: Instant.nullable().default(null),
  disabledReason: z.string().nullable().default(null),
  /** Where the account is, as two letters; null until it is known. */
  country: z.string().nullable().default(null),
  /** The currencies that the account keeps as they come: its own, and those of its bank accounts. */
  currencies: z.array(z.string()).default([]),
})
export type PayoutStanding = z.infer<typeof PayoutStanding>

/** Nothing was begun. */
export const NO_PAYOUTS: PayoutStanding = {
  status: 'none',
  requirementsDue: [],
  pastDue: [],
  deadline: null,
  disabledReason: null,
  country: null,
  currencies: [],
}

/** Whether the payment provider said so just now. It does not answer where not: then it is what was last heard of it. */
export const IsCurrent = z.boolean()

export const PayoutState = z.enum(['pending', 'in-transit', 'paid', 'failed', 'cancelled'])
export type PayoutState = z.infer<typeof PayoutState>

export const PayoutId = z.string().regex(/^po_[A-Za-z0-9]{8,64}$/, 'This is not the id of a payout.')

/** Money on its way to an organiser's bank. */
export const Payout = z.object({
  id: PayoutId,
  amount: z.int(),
  currency: z.string(),
  state: PayoutState,
  /** The calendar day on which the bank should have it. */
  arrivesOn: z.string(),
  createdAt: Instant,
  /** Made by the schedule: only then is it known what it is made of. */
  isAutomatic: z.boolean(),
  /** Why it failed, as the payment provider calls it. */
  failureCode: z.string().nullable(),
})
export type Payout = z.infer<typeof Payout>

/** Begins onboarding; the country is where the organiser is paid, and counts for a new account alone. */
export const StartPayoutOnboarding = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country.')
    .optional(),
})
export type StartPayoutOnboarding = z.infer<typeof StartPayoutOnboarding>

/** Where to send the organiser: a page of the payment provider's. */
export const PayoutLink = z.object({ url: z.string() })
export type PayoutLink = z.infer<typeof PayoutLink>

/** A month of the calendar, `2026-11`, in UTC. */
export const StatementMonth = z.strictObject({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11.'),
})
export type StatementMonth = z.infer<typeof StatementMonth>
