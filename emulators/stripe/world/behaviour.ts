import { z } from 'zod'
import { COUNTRIES } from '../accounts/countries'
import { PAYMENT_METHOD_TYPES } from '../payments/payment-methods'
import { DEFAULT_RATES } from '../payments/rates'

/**
 * What Stripe may or may not do, where its documentation leaves it open. The defaults are the strict side: what works here
 * has to work there. A test sets what it needs at `/_control/behaviour` and puts the defaults back; a reset and a restart do as
 * well.
 */
const SWITCHES = z.strictObject({
  /**
   * A 500 that a fault answers is what the idempotency key remembers, as at Stripe (API reference: Idempotent
   * requests, https://docs.stripe.com/api/idempotent_requests). False: the next call with the key is carried out.
   */
  replaysServerErrors: z.boolean().default(true),
  /**
   * What becomes of a reversal that the connected account cannot pay, alone or as part of a refund: it is refused, or
   * the account goes below zero.
   */
  reversalWithoutBalance: z.enum(['refuse', 'go-negative']).default('refuse'),
  /** A refund that the platform's balance cannot pay is pending until it can. False: the balance goes below zero. */
  refundsWaitForBalance: z.boolean().default(true),
  /**
   * How long after a payment its charge is booked: its balance transaction, transfer and application fee are null until
   * then, and `charge.updated` follows. 0: at once.
   */
  chargeDetailsAfterMs: z.int().min(0).default(1500),
  /** How long it takes until the movements of an automatic payout can be listed. 0: none. */
  payoutReconciliationAfterMs: z.int().min(0).default(1500),
  /**
   * An account's `delay_days` hold all that it is sent. False, as documented: only what was taken `on_behalf_of` it
   * (Manage payout schedule).
   */
  delayHoldsTransfers: z.boolean().default(false),
  /** What stands before each suffix on the statements of cards. */
  statementDescriptorPrefix: z.string().min(2).max(10).default('TURNOUT'),
  /** Where the platform is: accounts are made there unless they say otherwise, and its money reaches not everywhere. */
  platformCountry: z.enum(COUNTRIES).default('US'),
  /**
   * The currencies that the platform's money is kept in, the default first; what comes in another becomes that one, and
   * what an account gets becomes its own. `any`: everything is kept as it comes.
   */
  settlementCurrencies: z
    .union([z.literal('any'), z.array(z.string().regex(/^[a-z]{3}$/)).min(1)])
    .default(['usd', 'eur', 'gbp']),
  /** What a unit of each currency is worth in US dollars. */
  rates: z.record(z.string().regex(/^[a-z]{3}$/), z.number().positive()).default(DEFAULT_RATES),
  /** The ways to pay that are switched on in the Dashboard; a session offers those that its currency allows. */
  dashboardMethods: z
    .array(z.enum(PAYMENT_METHOD_TYPES))
    .min(1)
    .default(['card', 'link', 'sepa_debit', 'us_bank_account']),
})
export type Behaviour = z.output<typeof SWITCHES>

/** How the stand-in behaves now. */
export class Behaviours {
  #now = SWITCHES.parse({})

  get now(): Readonly<Behaviour> {
    return this.#now
  }

  /** Sets some switches; throws where one does not exist or cannot be so. */
  merge(change: unknown): void {
    const given = z.record(z.string(), z.unknown()).parse(change)
    this.#now = SWITCHES.parse({ ...this.#now, ...given })
  }

  restore(): void {
    this.#now = SWITCHES.parse({})
  }
}
