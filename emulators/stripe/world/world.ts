import type { Stripe } from 'stripe'
import type { Account } from '../accounts/account-object'
import type { AccountLink } from '../accounts/account-link-object'
import type { LedgerRow } from '../balance/ledger-object'
import type { SessionRow } from '../checkout/session-object'
import type { Charge } from '../payments/charge-object'
import type { UnbookedCharge } from '../payments/complete-payment-object'
import type { EarlyRefund } from '../refunds/early-refunds-object'
import type { EarlyFraudWarning } from '../disputes/early-fraud-warning-object'
import type { Dispute } from '../disputes/dispute-object'
import type { PaymentIntent } from '../payments/payment-intent-object'
import type { DestinationPayment } from '../transfers/destination-payment-object'
import type { ApplicationFee } from '../transfers/application-fee-object'
import type { Afterwards } from '../payments/test-cards'
import type { Transfer } from '../transfers/transfer-object'
import type { PayoutRow } from '../payouts/payout-object'
import type { Refund } from '../refunds/refund-object'
import type { SavedAnswer } from '../http/idempotency'
import type { Delivery } from '../webhooks/delivery-object'
import type { EndpointRow } from '../webhooks/webhook-endpoint-object'
import type { Behaviour } from './behaviour'
import type { Clock } from './clock'

/**
 * Everything the stand-in remembers, by id and oldest first. It is plain JSON, so it is also the data file.
 */
export interface Data {
  accounts: Record<string, Account>
  accountLinks: Record<string, AccountLink>
  sessions: Record<string, SessionRow>
  paymentIntents: Record<string, PaymentIntent>
  charges: Record<string, Charge>
  /** What is still to happen to a charge, by its id, because of the test card that paid it. */
  afterwards: Record<string, Afterwards>
  /** What is still to be booked of charges that succeeded, by their ids. */
  unbookedCharges: Record<string, UnbookedCharge>
  refunds: Record<string, Refund>
  /** Refunds that wait for their charge to be booked, by their ids. */
  earlyRefunds: Record<string, EarlyRefund>
  disputes: Record<string, Dispute>
  earlyFraudWarnings: Record<string, EarlyFraudWarning>
  transfers: Record<string, Transfer>
  applicationFees: Record<string, ApplicationFee>
  /** What transfers look like to the accounts they go to: payments, with their refunds. */
  destinationPayments: Record<string, DestinationPayment>
  payouts: Record<string, PayoutRow>
  balanceTransactions: Record<string, LedgerRow>
  events: Record<string, StoredEvent>
  webhookEndpoints: Record<string, EndpointRow>
  /** By event and endpoint. */
  deliveries: Record<string, Delivery>
  savedAnswers: Record<string, SavedAnswer>
}

/** An event as it is sent; `data.object` is a snapshot (API reference: The Event object). */
export interface StoredEvent extends Omit<Stripe.EventBase, 'data'> {
  data: { object: object; previous_attributes?: object }
}

export interface Settings {
  /** Where a browser reaches the hosted pages; known only once the server listens. */
  origin: () => string
  /** The application whose payments these are. */
  publicOrigin: string
  secretKey: string
  webhookSecret: string
  webhookUrl: string
  /** Where the events of connected accounts go; to the one webhook, with its secret, when absent. */
  connectWebhook?: { url: string; secret: string } | undefined
  /** The types of event that the webhooks are sent, as chosen for an endpoint at Stripe; `*` stands for all. */
  webhookEvents: string[]
  /** How webhooks leave; tests may pass their own. */
  fetch: typeof fetch
}

/** What caused a change: an API request, or undefined for a person at a hosted page and for time itself. */
export type Cause = { requestId: string; idempotencyKey: string | null } | undefined

/** The one value that every part of the stand-in is given. */
export interface World {
  readonly data: Data
  readonly clock: Clock
  readonly settings: Settings
  /** How it behaves where Stripe may do one thing or another; it changes while the stand-in runs. */
  readonly behaviour: Readonly<Behaviour>
  /** Records an event and sends it to the webhook. `account` makes it a Connect event of that account. */
  announce(type: Stripe.Event['type'], object: object, details: AnnouncementDetails): StoredEvent
}

export interface AnnouncementDetails {
  cause: Cause
  account?: string
  previous?: object
  /** True for an event that pretends to come from live mode. */
  livemode?: boolean
}

const TABLES = [
  'accounts',
  'accountLinks',
  'sessions',
  'paymentIntents',
  'charges',
  'afterwards',
  'unbookedCharges',
  'refunds',
  'earlyRefunds',
  'disputes',
  'earlyFraudWarnings',
  'transfers',
  'applicationFees',
  'destinationPayments',
  'payouts',
  'balanceTransactions',
  'events',
  'webhookEndpoints',
  'deliveries',
  'savedAnswers',
] as const satisfies readonly (keyof Data)[]

/**
 * The data with what was remembered, or empty. Tables have no prototype, so that an id such as `constructor` names
 * nothing; those that a newer version added are empty in older data.
 */
export function dataFrom(remembered: Partial<Data> = {}): Data {
  const table = (name: keyof Data): object => Object.assign(Object.create(null) as object, remembered[name])
  return Object.fromEntries(TABLES.map((name) => [name, table(name)])) as unknown as Data
}

/** Forgets everything. */
export function emptyData(data: Data): void {
  for (const name of TABLES) for (const id of Object.keys(data[name])) delete data[name][id]
}
