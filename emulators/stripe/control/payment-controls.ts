import { Hono } from 'hono'
import { z } from 'zod'
import { releasePending } from '../balance/ledger'
import { setBalance } from '../balance/set-balance'
import { expireSession, requirePayable } from '../checkout/session'
import {
  answerChallenge,
  attemptByMethod,
  attemptPayment,
  type PaymentOutcome,
} from '../payments/attempt-payment'
import { requireCharge } from '../payments/charge'
import { bookNow } from '../payments/complete-payment'
import { settleDelayed } from '../payments/delayed-payment'
import { PAYMENT_METHOD_TYPES } from '../payments/payment-methods'
import { requireRefund, settleRefund } from '../refunds/refund'
import { refundByHand } from '../refunds/refund-by-hand'
import type { World } from '../world/world'
import { readBody } from './read-body'

const Pay = z.strictObject({
  /** Another way than by card. */
  method: z.enum(PAYMENT_METHOD_TYPES).default('card'),
  card: z.string().regex(/^\d+$/).default('4242424242424242'),
  email: z.email().optional(),
  name: z.string().default('Test Buyer'),
  /** How the buyer answers a 3-D Secure challenge; `leave` lets it stand. */
  challenge: z.enum(['complete', 'fail', 'leave']).default('complete'),
})
const Refund = z.strictObject({
  amount: z.int().min(1).optional(),
  withTransfer: z.boolean().default(true),
  withFee: z.boolean().default(true),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
const SettlePayment = z.strictObject({ status: z.enum(['succeeded', 'failed']) })
const Settle = z.strictObject({
  status: z.enum(['succeeded', 'failed', 'canceled']),
  /** Why it failed. */
  reason: z.enum(['insufficient_funds', 'lost_or_stolen_card', 'unknown']).optional(),
})
const SetBalance = z.strictObject({
  /** The platform's when null or absent. */
  account: z.string().nullable().default(null),
  currency: z.string().regex(/^[a-z]{3}$/),
  amount: z.int(),
})
const Release = z.strictObject({ account: z.string().optional() })

/** Levers for buyers, their banks, and whoever sits at Stripe's dashboard. */
export function createPaymentControls(world: World): Hono {
  const control = new Hono()

  control.post('/sessions/:id/pay', async (c) => {
    const id = c.req.param('id')
    const { card, method, email, name, challenge } = await readBody(Pay, c.req.raw)
    const { session } = requirePayable(world, id)
    const buyer = { email: session.customer_email ?? email ?? 'buyer@example.com', name }
    if (method !== 'card') {
      return c.json(withSession(world, id, attemptByMethod(world, id, { type: method, buyer })))
    }
    const expiry = { expiryMonth: 12, expiryYear: new Date(world.clock.now()).getFullYear() + 3 }
    let outcome = attemptPayment(world, id, { number: card, ...expiry, ...buyer })
    if (outcome.kind === 'challenged' && challenge !== 'leave') {
      outcome = answerChallenge(world, id, challenge === 'complete')
    }
    return c.json(withSession(world, id, outcome))
  })
  control.post('/sessions/:id/expire', (c) => {
    const row = requirePayable(world, c.req.param('id'))
    expireSession(world, row, undefined)
    return c.json(row.session)
  })

  control.post('/sessions/:id/settle', async (c) => {
    const { status } = await readBody(SettlePayment, c.req.raw)
    return c.json(settleDelayed(world, c.req.param('id'), status).session)
  })

  control.post('/charges/:id/refund', async (c) => {
    return c.json(refundByHand(world, c.req.param('id'), await readBody(Refund, c.req.raw)))
  })
  control.post('/charges/:id/book', (c) => {
    const id = c.req.param('id')
    bookNow(world, id)
    return c.json(requireCharge(world, id))
  })
  control.post('/refunds/:id/settle', async (c) => {
    const { status, reason } = await readBody(Settle, c.req.raw)
    const refund = requireRefund(world, c.req.param('id'))
    settleRefund(world, refund, status, reason)
    return c.json(refund)
  })

  control.post('/balance/release', async (c) => {
    const { account } = await readBody(Release, c.req.raw)
    releasePending(world, account)
    return c.json({ released: true })
  })
  control.post('/balance/set', async (c) => {
    const { account, ...what } = await readBody(SetBalance, c.req.raw)
    return c.json(setBalance(world, account, what))
  })
  return control
}

/** What came of an attempt, beside the session as it is now. */
const withSession = (world: World, id: string, outcome: PaymentOutcome): object => ({
  ...outcome,
  session: world.data.sessions[id]?.session,
})
