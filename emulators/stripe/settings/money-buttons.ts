import { Hono } from 'hono'
import { z } from 'zod'
import { expireSession, requirePayable } from '../checkout/session'
import { requireDispute } from '../disputes/dispute'
import { decideDispute, escalateInquiry } from '../disputes/move-dispute'
import { OpenDispute, openDispute } from '../disputes/new-dispute'
import { notFound } from '../http/stripe-error'
import { settleDelayed } from '../payments/delayed-payment'
import { requireCharge } from '../payments/charge'
import { FAILURES, type FailureCode } from '../payouts/failures'
import { movePayout } from '../payouts/move-payout'
import type { PayoutRow } from '../payouts/payout-object'
import { requireRefund, settleRefund } from '../refunds/refund'
import { refundByHand } from '../refunds/refund-by-hand'
import type { World } from '../world/world'
import { amountOf, ticked } from './forms'

const Refund = z.object({ amount: z.string().default(''), withTransfer: ticked, withFee: ticked })
const Dispute = z.object({
  amount: z.string().default(''),
  reason: OpenDispute.shape.reason,
  inquiry: ticked,
})
const Verdict = z.object({ verdict: z.enum(['won', 'lost']) })
const End = z.object({ status: z.enum(['succeeded', 'failed', 'canceled']) })
const Settle = z.object({ status: z.enum(['succeeded', 'failed']) })
const Move = z.object({ status: z.enum(['in_transit', 'paid', 'canceled']) })
const Failure = z.object({ code: z.enum(Object.keys(FAILURES) as FailureCode[]) })

/** Buttons beside payments, refunds and payouts. Each leads back to what it changed. */
export function createMoneyButtons(world: World): Hono {
  const buttons = new Hono()

  buttons.post('/charges/:id/refund', async (c) => {
    const { id, currency } = requireCharge(world, c.req.param('id'))
    const { amount, ...how } = Refund.parse(await c.req.parseBody())
    refundByHand(world, id, { ...how, amount: amountOf(amount, currency) })
    return c.redirect(`/#${id}`, 303)
  })
  buttons.post('/charges/:id/dispute', async (c) => {
    const { id, currency } = requireCharge(world, c.req.param('id'))
    const { amount, ...how } = Dispute.parse(await c.req.parseBody())
    openDispute(world, id, { ...how, amount: amountOf(amount, currency) })
    return c.redirect(`/#${id}`, 303)
  })
  buttons.post('/disputes/:id/decide', async (c) => {
    const dispute = requireDispute(world, c.req.param('id'))
    decideDispute(world, dispute, Verdict.parse(await c.req.parseBody()).verdict, undefined)
    return c.redirect(`/#${dispute.charge}`, 303)
  })
  buttons.post('/disputes/:id/escalate', (c) => {
    const dispute = requireDispute(world, c.req.param('id'))
    escalateInquiry(world, dispute)
    return c.redirect(`/#${dispute.charge}`, 303)
  })

  buttons.post('/refunds/:id/settle', async (c) => {
    const refund = requireRefund(world, c.req.param('id'))
    settleRefund(world, refund, End.parse(await c.req.parseBody()).status)
    return c.redirect(`/#${refund.id}`, 303)
  })

  buttons.post('/payouts/:id/settle', async (c) => {
    const row = requireRow(world, c.req.param('id'))
    const { status } = Move.parse(await c.req.parseBody())
    movePayout(world, row, status, { cause: undefined })
    return c.redirect(`/#${row.payout.id}`, 303)
  })
  buttons.post('/payouts/:id/fail', async (c) => {
    const row = requireRow(world, c.req.param('id'))
    const { code } = Failure.parse(await c.req.parseBody())
    movePayout(world, row, 'failed', { cause: undefined, code })
    return c.redirect(`/#${row.payout.id}`, 303)
  })

  buttons.post('/sessions/:id/expire', (c) => {
    const row = requirePayable(world, c.req.param('id'))
    expireSession(world, row, undefined)
    return c.redirect(`/#${row.session.id}`, 303)
  })
  buttons.post('/sessions/:id/settle', async (c) => {
    const { status } = Settle.parse(await c.req.parseBody())
    const { session } = settleDelayed(world, c.req.param('id'), status)
    return c.redirect(`/#${session.id}`, 303)
  })
  return buttons
}

function requireRow(world: World, id: string): PayoutRow {
  const row = world.data.payouts[id]
  if (!row) throw notFound('payout', id)
  return row
}
