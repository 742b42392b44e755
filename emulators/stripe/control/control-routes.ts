import { Hono } from 'hono'
import { z } from 'zod'
import { StripeError } from '../http/stripe-error'
import type { Courier } from '../webhooks/courier'
import type { Behaviours } from '../world/behaviour'
import { addStandingEndpoints } from '../webhooks/webhook-endpoint'
import { emptyData, type World } from '../world/world'
import { createAccountControls } from './account-controls'
import { createDisputeControls } from './dispute-controls'
import { Fault, type Faults } from './faults'
import { createPaymentControls } from './payment-controls'
import { createPayoutControls } from './payout-controls'
import { readBody } from './read-body'
import { createWebhookControls } from './webhook-controls'

interface Levers {
  world: World
  faults: Faults
  behaviours: Behaviours
  courier: Courier
}

/**
 * The levers for tests and for people at `/_control`: JSON in, JSON out. Nothing like it exists at Stripe.
 * Problems are answered in the API's error shape.
 */
export function createControl({ world, faults, behaviours, courier }: Levers): Hono {
  const control = new Hono()
  control.route('/', createWebhookControls(world, courier))
  control.route('/', createPaymentControls(world))
  control.route('/', createDisputeControls(world))
  control.route('/', createPayoutControls(world))
  control.route('/', createAccountControls(world))

  control.get('/faults', (c) => c.json(faults.list()))
  control.post('/faults', async (c) => {
    faults.set(await readBody(Fault, c.req.raw))
    return c.json(faults.list(), 201)
  })
  control.delete('/faults', (c) => {
    faults.clear()
    return c.json([])
  })

  control.get('/behaviour', (c) => c.json(behaviours.now))
  control.post('/behaviour', async (c) => {
    behaviours.merge(await c.req.json())
    return c.json(behaviours.now)
  })
  control.delete('/behaviour', (c) => {
    behaviours.restore()
    return c.json(behaviours.now)
  })

  control.post('/forget-keys', (c) => {
    for (const key of Object.keys(world.data.savedAnswers)) delete world.data.savedAnswers[key]
    return c.json({ forgotten: true })
  })

  control.post('/reset', (c) => {
    faults.clear()
    behaviours.restore()
    emptyData(world.data)
    addStandingEndpoints(world)
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
