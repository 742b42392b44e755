import type Stripe from 'stripe'
import { PayoutRhythm } from '../../../contract/payouts/payout-list'
import type { Balance, PayoutBalance, PayoutPartKind } from '../../../contract/payouts/payout-list'
import type { Payout, PayoutState } from '../../../contract/payouts/payout'
import { refuseField } from '../../domain/refusal'
import { asking, kindOf, paramOf, stripe, WATCHED } from './stripe'
import type { StripeAccess } from './stripe'
import { isDisconnected } from './stripe-accounts'

/** A page of a list at Stripe, and where the next one begins. */
export interface StripePage<T> {
  readonly items: T[]
  readonly nextCursor: string | null
}

/** A movement that a payout is made of, with what leads to the order that it is of. */
export interface PaidPart {
  readonly id: string
  readonly kind: PayoutPartKind
  readonly amount: number
  readonly fee: number
  readonly net: number
  readonly at: string
  /** The platform's transfer that brought it, or took it back. */
  readonly transferId: string | null
  /** The platform's fee that it gives back. */
  readonly feeId: string | null
  /** The payout that came back. */
  readonly payoutId: string | null
}

const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString()

/** What an account holds, by currency, and its rhythm; nothing when it is disconnected. */
export async function readBalance(
  access: StripeAccess,
  accountId: string,
): Promise<Pick<PayoutBalance, 'balances' | 'rhythm'>> {
  const client = await stripe(access)
  const both = [
    client.balance.retrieve({}, { stripeAccount: accountId, ...WATCHED }),
    client.accounts.retrieve(accountId, {}, WATCHED),
  ] as const
  const found = await unlessDisconnected(asking(Promise.all(both)))
  if (!found) return { balances: [], rhythm: null }
  const [balance, { settings }] = found
  const rhythm = PayoutRhythm.safeParse(settings?.payouts?.schedule.interval)
  return { balances: sumsOf(balance), rhythm: rhythm.data ?? null }
}

/**
 * Has Stripe pay an account out every day, or not at all until it is told otherwise; its money stays in its balance meanwhile
 * (docs.stripe.com/connect/manage-payout-schedule). An account that was disconnected has no schedule of ours.
 */
export async function schedulePayouts(
  access: StripeAccess,
  accountId: string,
  interval: 'daily' | 'manual',
): Promise<void> {
  const { accounts } = await stripe(access)
  const settings = { payouts: { schedule: { interval } } }
  await unlessDisconnected(asking(accounts.update(accountId, { settings })))
}

/** What the platform itself holds, by currency. */
export async function readPlatformBalance(access: StripeAccess): Promise<Balance[]> {
  return sumsOf(await asking((await stripe(access)).balance.retrieve({}, WATCHED)))
}

async function unlessDisconnected<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isDisconnected(error)) return undefined
    throw error
  }
}

function sumsOf({ available, pending }: Stripe.Balance): Balance[] {
  const currencies = [...new Set([...available, ...pending].map((it) => it.currency))]
  const sum = (list: readonly Stripe.Balance.Available[], currency: string) =>
    list.filter((it) => it.currency === currency).reduce((total, it) => total + it.amount, 0)
  return currencies.map((currency) => ({
    currency,
    available: sum(available, currency),
    pending: sum(pending, currency),
  }))
}

const STATES: Record<string, PayoutState> = {
  pending: 'pending',
  in_transit: 'in-transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
}

function readOne(payout: Stripe.Payout): Payout {
  return {
    id: payout.id,
    amount: payout.amount,
    currency: payout.currency,
    state: STATES[payout.status] ?? 'pending',
    arrivesOn: instantOf(payout.arrival_date).slice(0, 10),
    createdAt: instantOf(payout.created),
    isAutomatic: payout.automatic,
    failureCode: payout.failure_code,
  }
}

/** An account's payouts, newest first; null when it is disconnected. */
export async function listPayouts(
  access: StripeAccess,
  accountId: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<StripePage<Payout> | null> {
  const { payouts } = await stripe(access)
  const params = { limit, ...after(cursor) }
  const options = { stripeAccount: accountId, ...WATCHED }
  const page = await unlessDisconnected(paging(payouts.list(params, options)))
  if (!page) return null
  return pageOf(page, page.data.map(readOne))
}

/** A payout as it is now; undefined when the account has no such one, or is disconnected. */
export async function findPayout(
  access: StripeAccess,
  accountId: string,
  payoutId: string,
): Promise<Payout | undefined> {
  const { payouts } = await stripe(access)
  try {
    return readOne(await asking(payouts.retrieve(payoutId, {}, { stripeAccount: accountId })))
  } catch (error) {
    if (kindOf(error) === 'StripeInvalidRequestError' || isDisconnected(error)) return undefined
    throw error
  }
}

/**
 * Whether Stripe is through with tying an automatic payout to its movements: the list is not complete before
 * (docs.stripe.com/api/payouts/object, `reconciliation_status`).
 */
export async function isReconciled(
  access: StripeAccess,
  accountId: string,
  payoutId: string,
): Promise<boolean> {
  const { payouts } = await stripe(access)
  const work = asking(payouts.retrieve(payoutId, {}, { stripeAccount: accountId }))
  return (await unlessDisconnected(work))?.reconciliation_status !== 'in_progress'
}

/** What an automatic payout is made of, newest first; itself is left out. Nothing when the account is disconnected. */
export async function listPaidParts(
  access: StripeAccess,
  accountId: string,
  { payoutId, limit, cursor }: { payoutId: string; limit: number; cursor: string | undefined },
): Promise<StripePage<PaidPart>> {
  const client = await stripe(access)
  const options = { stripeAccount: accountId }
  const params = { payout: payoutId, limit, expand: ['data.source'], ...after(cursor) }
  const page = await unlessDisconnected(paging(client.balanceTransactions.list(params, options)))
  if (!page) return { items: [], nextCursor: null }
  const parts = page.data.filter((it) => it.type !== 'payout')
  return pageOf(page, await Promise.all(parts.map((part) => readPart(client, options, part))))
}

const KINDS: Record<string, PayoutPartKind> = {
  payment: 'sale',
  payment_refund: 'refund',
  application_fee_refund: 'fee-returned',
  adjustment: 'fee-returned',
  payout_failure: 'failed-payout',
  payout_cancel: 'failed-payout',
}

async function readPart(
  client: Stripe,
  options: { stripeAccount: string },
  { id, type, amount, fee, net, created, source }: Stripe.BalanceTransaction,
): Promise<PaidPart> {
  const about = { id, amount, fee, net, at: instantOf(created) }
  const none = { transferId: null, feeId: null, payoutId: null }
  const kind = KINDS[type] ?? 'other'
  if (source === null || typeof source === 'string') return { ...about, ...none, kind }
  if (source.object === 'charge') return { ...about, ...none, kind, transferId: transferOf(source) }
  if (source.object === 'refund' && source.charge !== null) {
    const charge =
      typeof source.charge === 'string'
        ? await asking(client.charges.retrieve(source.charge, {}, options))
        : source.charge
    return { ...about, ...none, kind, transferId: transferOf(charge) }
  }
  if (source.object === 'fee_refund') return { ...about, ...none, kind, feeId: idOf(source.fee) }
  if (source.object === 'payout') return { ...about, ...none, kind, payoutId: source.id }
  return { ...about, ...none, kind: 'other' }
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}

function transferOf({ source_transfer: transfer }: Stripe.Charge): string | null {
  return idOf(transfer)
}

/** The order that a part of a payout is of, as the platform's own payment says; null where it is of none. */
export async function findOrderOf(
  access: StripeAccess,
  { transferId, feeId }: Pick<PaidPart, 'transferId' | 'feeId'>,
): Promise<string | null> {
  const client = await stripe(access)
  if (transferId !== null) {
    const expand = ['source_transaction']
    const transfer = await asking(client.transfers.retrieve(transferId, { expand }))
    return transfer.metadata['orderId'] ?? orderIn(transfer.source_transaction)
  }
  if (feeId === null) return null
  const expand = ['originating_transaction']
  return orderIn((await asking(client.applicationFees.retrieve(feeId, { expand }))).originating_transaction)
}

function orderIn(charge: string | { metadata?: Stripe.Metadata | null } | null): string | null {
  return typeof charge === 'object' ? (charge?.metadata?.['orderId'] ?? null) : null
}

function after(cursor: string | undefined): { starting_after?: string } {
  if (cursor === undefined) return {}
  if (/^(po|txn)_[A-Za-z0-9]{8,64}$/.test(cursor)) return { starting_after: cursor }
  throw refuseCursor()
}

function refuseCursor(): Error {
  return refuseField('cursor', 'This page is not there any more. Begin with the first one.')
}

/** Asks for a page; a cursor that Stripe does not know is the caller's to mend. */
async function paging<T>(work: Promise<Stripe.ApiList<T>>): Promise<Stripe.ApiList<T>> {
  try {
    return await asking(work)
  } catch (error) {
    if (paramOf(error) === 'starting_after') throw refuseCursor()
    throw error
  }
}

function pageOf<T>(page: Stripe.ApiList<{ id: string }>, items: T[]): StripePage<T> {
  const last = page.data.at(-1)
  return { items, nextCursor: page.has_more && last !== undefined ? last.id : null }
}
