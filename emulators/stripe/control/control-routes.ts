import { Hono } from 'hono'
import { z } from 'zod'
import { requireAccount, setStanding } from '../accounts/account'
import { expireSession, requirePayable } from '../checkout/session'
import { StripeError, notFound } from '../http/stripe-error'
import { answerChallenge, attemptPayment } from '../payments/attempt-payment'
import { requireRefund, settleRefund } from '../refunds/refund'
import type { Courier } from '../webhooks/courier'
import { emptyData, type World } from '../world/world'
import { Fault, type Faults } from './faults'

const Pay = z.strictObject({
  card: z.string().regex(/^\d+$/).default('4242424242424242'),
  email: z.email().optional(),
  name: z.string().default('Test Buyer'),
  /** How the buyer answers a 3-D Secure challenge; `leave` lets it stand. */
  challenge: z.enum(['complete', 'fail', 'leave']).default('complete'),
})
const Onboard = z.strictObject({ standing: z.enum(['enabled', 'pending', 'restricted']).default('enabled') })
const Redeliver = z.strictObject({ eventId: z.string(), copies: z.int().min(1).max(100).default(1) })
const DeliverHeld = z.strictObject({ eventIds: z.array(z.string()).optional() })
const Settle = z.strictObject({ status: z.enum(['succeeded', 'failed']) })

/**
 * The levers for tests and for people at `/_control`: JSON in, JSON out. Nothing like it exists at Stripe.
 * Problems are answered in the API's error shape.
 */
export function createControl(world: World, faults: Faults, courier: Courier): Hono {
  const control = new Hono()

  const read = async <Output>(schema: z.ZodType<Output>, request: Request): Promise<Output> => {
    const body = await request.text()
    return schema.parse(body ? JSON.parse(body) : {})
  }

  control.get('/faults', (c) => c.json(faults.list()))
  control.post('/faults', async (c) => {
    faults.set(await read(Fault, c.req.raw))
    return c.json(faults.list(), 201)
  })
  control.delete('/faults', (c) => {
    faults.clear()
    return c.json([])
  })

  control.get('/events', (c) => {
    const events = Object.values(world.data.events)
    return c.json(events.map((event) => ({ ...event, delivery: world.data.deliveries[event.id] })))
  })
  control.post('/redeliver', async (c) => {
    const { eventId, copies } = await read(Redeliver, c.req.raw)
    if (!world.data.events[eventId]) throw notFound('event', eventId, 'eventId')
    return c.json({ attempts: await courier.send(eventId, copies) })
  })
  control.post('/deliver-held', async (c) => {
    const { eventIds } = await read(DeliverHeld, c.req.raw)
    const held = Object.values(world.data.deliveries).filter(({ state }) => state === 'held')
    const answers: { eventId: string; attempts: unknown }[] = []
    // One after the other, so that the order of the answer is the order of arrival.
    for (const eventId of eventIds ?? held.map((delivery) => delivery.eventId)) {
      answers.push({ eventId, attempts: await courier.send(eventId) })
    }
    return c.json({ delivered: answers })
  })

  control.post('/sessions/:id/pay', async (c) => {
    const id = c.req.param('id')
    const { card, email, name, challenge } = await read(Pay, c.req.raw)
    const { session } = requirePayable(world, id)
    const buyer = { email: session.customer_email ?? email ?? 'buyer@example.com', name }
    const expiry = { expiryMonth: 12, expiryYear: new Date(world.clock.now()).getFullYear() + 3 }
    let outcome = attemptPayment(world, id, { number: card, ...expiry, ...buyer })
    if (outcome.kind === 'challenged' && challenge !== 'leave') {
      outcome = answerChallenge(world, id, challenge === 'complete')
    }
    return c.json({ ...outcome, session: world.data.sessions[id]?.session })
  })
  control.post('/sessions/:id/expire', (c) => {
    const row = requirePayable(world, c.req.param('id'))
    expireSession(world, row, undefined)
    return c.json(row.session)
  })

  control.post('/accounts/:id/onboard', async (c) => {
    const { standing } = await read(Onboard, c.req.raw)
    return c.json(setStanding(world, c.req.param('id'), standing))
  })
  control.post('/accounts/:id/deauthorize', (c) => {
    const { id } = requireAccount(world, c.req.param('id'))
    delete world.data.accounts[id]
    const application = { id: 'ca_turnout', object: 'application', name: 'Turnout' }
    world.announce('account.application.deauthorized', application, { cause: undefined, account: id })
    return c.json({ id, deauthorized: true })
  })

  control.post('/refunds/:id/settle', async (c) => {
    const { status } = await read(Settle, c.req.raw)
    const refund = requireRefund(world, c.req.param('id'))
    settleRefund(world, refund, status)
    return c.json(refund)
  })

  control.post('/reset', (c) => {
    faults.clear()
    emptyData(world.data)
    return c.json({ reset: true })
  })

  control.onError((error, c) => {
    if (error instanceof StripeError) return c.json(error.toJson('req_control'), error.status as 400)
    if (error instanceof z.ZodError) return c.json({ error: { message: z.prettifyError(error) } }, 400)
    if (error instanceof SyntaxError) return c.json({ error: { message: 'The body is not JSON.' } }, 400)
    throw error
  })
  return control
}
