import fc from 'fast-check'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aDestinationCharge, type DestinationCharge } from '../testing/a-session'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
beforeAll(async () => {
  running = await startStripe()
})
afterAll(() => running.stop())

type Happening = (made: DestinationCharge, amount: number, yes: boolean) => Promise<unknown>

/** What may happen to a payment; that some of it is refused at the time is as it should be. */
const HAPPENINGS: Record<string, Happening> = {
  refund: ({ charge }, amount, yes) =>
    running.stripe.refunds.create({ charge, amount, reverse_transfer: yes, refund_application_fee: yes }),
  refundFails: async ({ charge }) => {
    const [refund] = (await running.stripe.refunds.list({ charge })).data
    await running.control(`/refunds/${refund?.id}/settle`, { status: 'failed' })
  },
  reverse: ({ transfer }, amount, yes) =>
    running.stripe.transfers.createReversal(transfer, { amount, refund_application_fee: yes }),
  returnFee: ({ fee }) => running.stripe.applicationFees.createRefund(fee, { amount: 1 }),
  transferAgain: ({ account, charge }, amount) =>
    running.stripe.transfers.create({
      amount,
      currency: 'eur',
      destination: account,
      source_transaction: charge,
    }),
  dispute: ({ charge }, amount, yes) =>
    running.control(`/charges/${charge}/dispute`, { amount, inquiry: yes }),
  disputeDecided: async (made, amount, yes) => {
    const { id } = await running.control<{ id: string }>(`/charges/${made.charge}/dispute`, { amount })
    await running.control(`/disputes/${id}/decide`, { verdict: yes ? 'won' : 'lost' })
  },
  payOut: ({ account }) => running.control(`/accounts/${account}/pay-out`, {}),
  payoutFails: async ({ account }) => {
    const [payout] = (await running.stripe.payouts.list({}, { stripeAccount: account })).data
    await running.control(`/payouts/${payout?.id}/settle`, { status: 'failed' })
    await running.control(`/accounts/${account}/onboard`, {})
  },
}

const anything = fc.record({
  what: fc.constantFrom(...Object.keys(HAPPENINGS)),
  amount: fc.constantFrom(1, 333, 1000, 1250, 2500),
  yes: fc.boolean(),
})

const net = (movements: Stripe.BalanceTransaction[]) =>
  movements.reduce((sum, movement) => sum + movement.net, 0)

const movementsOf = (stripeAccount?: string) =>
  running.stripe.balanceTransactions
    .list({ limit: 100 }, stripeAccount ? { stripeAccount } : {})
    .autoPagingToArray({ limit: 10_000 })

it('balances always come to what was paid, less what left', { timeout: 60_000 }, async () => {
  const property = fc.asyncProperty(fc.array(anything, { maxLength: 12 }), async (happenings) => {
    const before = net(await movementsOf())
    const made = await aDestinationCharge(running)
    for (const { what, amount, yes } of happenings) {
      await HAPPENINGS[what]!(made, amount, yes).catch(() => undefined)
    }
    const { account, charge } = made
    const refunds = (await running.stripe.refunds.list({ charge, limit: 100 })).data
    const disputes = (await running.stripe.disputes.list({ charge, limit: 100 })).data
    const payouts = (await running.stripe.payouts.list({ limit: 100 }, { stripeAccount: account })).data

    const gone = (list: { amount: number; status: string | null }[], back: string[]) =>
      list.filter(({ status }) => !back.includes(status ?? '')).reduce((sum, { amount }) => sum + amount, 0)
    const taken = disputes.filter(({ status }) => !status.startsWith('warning'))
    const fees = 103 + 1500 * taken.length
    const left =
      2500 - gone(refunds, ['failed']) - gone(taken, ['won']) - gone(payouts, ['failed', 'canceled']) - fees
    const own = await movementsOf(account)
    expect(net(await movementsOf()) - before + net(own)).toBe(left)

    const { amount_refunded: refunded } = await running.stripe.charges.retrieve(charge)
    expect(refunded).toBe(gone(refunds, ['failed']))
    expect(refunded + gone(taken, ['won'])).toBeLessThanOrEqual(2500)
    for (const { id } of payouts) {
      const parts = await running.stripe.balanceTransactions.list(
        { payout: id, limit: 100 },
        { stripeAccount: account },
      )
      expect(net(parts.data)).toBe(0)
    }
  })
  await fc.assert(property, { numRuns: 40 })
})
