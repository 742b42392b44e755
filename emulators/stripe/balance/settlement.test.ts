import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  aDestinationCharge,
  idOf,
  line,
  refusal,
  twoTickets,
  type DestinationCharge,
} from '../testing/a-session'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running

/** A platform that keeps dollars, with rates that leave whole numbers: a euro is 1.25, a yen a cent. */
beforeEach(async () => {
  running = await startStripe()
  await running.control('/behaviour', {
    settlementCurrencies: ['usd'],
    rates: { usd: 1, eur: 1.25, jpy: 0.01 },
  })
})
afterEach(() => running.stop())

/** 5,000 yen to an organiser in Germany, less a fee of 500 yen. */
const aSaleInYen = () => aDestinationCharge(running, { currency: 'jpy', amount: 5000, fee: 500 })

type Movement = [type: string, amount: number, fee: number, currency: string, rate: number | null]

async function movements(account?: string): Promise<Movement[]> {
  const options = account ? { stripeAccount: account } : {}
  const { data } = await running.stripe.balanceTransactions.list({ limit: 100 }, options)
  return data
    .toReversed()
    .map((one): Movement => [one.type, one.amount, one.fee, one.currency, one.exchange_rate])
}

async function balanceOf(account?: string): Promise<Record<string, number>> {
  const balance = await running.stripe.balance.retrieve({}, account ? { stripeAccount: account } : {})
  const sums: Record<string, number> = {}
  for (const { currency, amount } of [...balance.available, ...balance.pending]) {
    sums[currency] = (sums[currency] ?? 0) + amount
  }
  return sums
}

const refund = ({ charge }: DestinationCharge, more: Stripe.RefundCreateParams = {}) =>
  running.stripe.refunds.create({ charge, reverse_transfer: true, refund_application_fee: true, ...more })

describe('a sale in another currency', () => {
  it('becomes the platform’s currency, and then the account’s', async () => {
    const { account, charge, transfer, fee } = await aSaleInYen()
    expect(await movements()).toEqual([
      ['charge', 5000, 175, 'usd', 0.01],
      ['application_fee', 500, 0, 'usd', null],
      ['transfer', -5000, 0, 'usd', null],
    ])
    expect(await movements(account)).toEqual([['payment', 4000, 400, 'eur', 0.8]])
    expect(await running.stripe.charges.retrieve(charge)).toMatchObject({
      amount: 5000,
      currency: 'jpy',
      application_fee_amount: 500,
    })
    expect(await running.stripe.transfers.retrieve(transfer)).toMatchObject({ amount: 5000, currency: 'usd' })
    expect(await running.stripe.applicationFees.retrieve(fee)).toMatchObject({ amount: 500, currency: 'usd' })
    expect([await balanceOf(), await balanceOf(account)]).toEqual([{ usd: 325 }, { eur: 3600 }])
  })

  it('is given back in its own currency, out of balances in theirs', async () => {
    const sale = await aSaleInYen()
    expect(await refund(sale, { amount: 2500 })).toMatchObject({ amount: 2500, currency: 'jpy' })
    expect((await movements()).slice(3)).toEqual([
      ['refund', -2500, 0, 'usd', 0.01],
      ['transfer_refund', 2500, 0, 'usd', null],
      ['application_fee_refund', -250, 0, 'usd', null],
    ])
    expect((await movements(sale.account)).slice(1)).toEqual([
      ['payment_refund', -2000, 0, 'eur', 0.8],
      ['adjustment', 200, 0, 'eur', 0.8],
    ])
    await refund(sale)
    expect([await balanceOf(), await balanceOf(sale.account)]).toEqual([{ usd: -175 }, { eur: 0 }])
  })

  it('is paid out in the currency of the account', async () => {
    const { account } = await aSaleInYen()
    const payouts = await running.control<Stripe.Payout[]>(`/accounts/${account}/pay-out`, {})
    expect(payouts).toMatchObject([{ amount: 3600, currency: 'eur' }])
  })

  it('is disputed in its own currency, and costs the platform’s', async () => {
    const { charge } = await aSaleInYen()
    const dispute = await running.control<Stripe.Dispute>(`/charges/${charge}/dispute`, {})
    expect(dispute).toMatchObject({ amount: 5000, currency: 'jpy' })
    expect((await movements()).at(-1)).toEqual(['adjustment', -5000, 1500, 'usd', 0.01])
  })

  it('is refused a reversal by what the account has in its own currency', async () => {
    const sale = await aSaleInYen()
    await running.control('/behaviour', { reversalWithoutBalance: 'refuse' })
    await running.control('/balance/set', { account: sale.account, currency: 'eur', amount: 1799 })
    const half = { amount: 2500 }
    expect((await refusal(refund(sale, half))).message).toContain('sufficient funds')
    await running.control('/balance/set', { account: sale.account, currency: 'eur', amount: 1800 })
    expect((await refund(sale, half)).status).toBe('succeeded')
  })

  it('waits with its refund for the platform’s own currency', async () => {
    const sale = await aSaleInYen()
    await running.control('/behaviour', { refundsWaitForBalance: true })
    await running.control('/balance/set', { currency: 'usd', amount: 4999 })
    const { id } = await running.stripe.refunds.create({ charge: sale.charge })
    expect((await running.stripe.refunds.retrieve(id)).status).toBe('pending')
    await running.control('/balance/set', { currency: 'usd', amount: 5000 })
    expect((await running.stripe.refunds.retrieve(id)).status).toBe('succeeded')
  })
})

describe('the minimum of a sale', () => {
  const inYen = (amount: number) =>
    running.stripe.checkout.sessions.create(twoTickets({ line_items: [line('Ticket', amount, 1, 'jpy')] }))

  it('counts in its own currency and in what it becomes', async () => {
    await running.control('/behaviour', { rates: { usd: 1, jpy: 0.005 } })
    const error = await refusal(inYen(98))
    expect(error.code).toBe('amount_too_small')
    expect(error.message).toBe('Amount must convert to at least $0.50. ¥98 converts to approximately $0.49.')
    expect((await inYen(100)).amount_total).toBe(100)
    await running.control('/behaviour', { settlementCurrencies: ['usd', 'jpy'] })
    expect((await inYen(98)).amount_total).toBe(98)
  })
})

describe('where everything settles in kind', () => {
  it('nothing is converted', async () => {
    await running.control('/behaviour', { settlementCurrencies: 'any' })
    const { account } = await aSaleInYen()
    expect((await movements(account))[0]).toEqual(['payment', 5000, 500, 'jpy', null])
    expect(await balanceOf()).toEqual({ jpy: 325 })
  })
})

describe('a transfer from a converted sale', () => {
  it('takes the currency that it became', async () => {
    const { account, charge, transfer } = await aSaleInYen()
    await running.stripe.transfers.createReversal(transfer, { amount: 1000 })
    const again = (currency: string) =>
      running.stripe.transfers.create({
        amount: 1000,
        currency,
        destination: account,
        source_transaction: charge,
      })
    expect((await refusal(again('jpy'))).message).toContain('balance transaction (usd)')
    const { destination_payment: payment } = await again('usd')
    const seen = await running.stripe.charges.retrieve(
      idOf(payment),
      { expand: ['balance_transaction'] },
      { stripeAccount: account },
    )
    expect(seen).toMatchObject({
      amount: 1000,
      currency: 'usd',
      balance_transaction: { amount: 800, currency: 'eur', exchange_rate: 0.8 },
    })
  })
})
