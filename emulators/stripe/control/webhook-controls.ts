import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { balanceOf } from '../balance/balance'
import { notFound } from '../http/stripe-error'
import type { Courier } from '../webhooks/courier'
import { deliveriesOf } from '../webhooks/delivery'
import { requireEndpoint, rollSecret } from '../webhooks/webhook-endpoint'
import type { World } from '../world/world'
import { readBody } from './read-body'

/** An event about anything, also about what is not here; about the balance when no object is given. */
const Announce = z.strictObject({
  type: z.string().min(1).default('balance.available'),
  object: z.record(z.string(), z.unknown()).optional(),
  account: z.string().optional(),
  livemode: z.boolean().default(false),
})
const Redeliver = z.strictObject({ eventId: z.string(), copies: z.int().min(1).max(100).default(1) })
const RollSecret = z.strictObject({
  secret: z.string().min(8).optional(),
  keepOldSeconds: z
    .int()
    .min(0)
    .default(24 * 60 * 60),
})
const DeliverHeld = z.strictObject({ eventIds: z.array(z.string()).optional() })

/** Levers for what is sent to the application. */
export function createWebhookControls(world: World, courier: Courier): Hono {
  const control = new Hono()

  control.get('/events', (c) => {
    const events = Object.values(world.data.events)
    const withDeliveries = events.map((event) => {
      const deliveries = deliveriesOf(world.data, event.id)
      return { ...event, delivery: deliveries[0], deliveries }
    })
    return c.json(withDeliveries)
  })
  control.post('/events', async (c) => {
    const { type, object, account, livemode } = await readBody(Announce, c.req.raw)
    const about = object ?? balanceOf(world, account ?? null)
    const details = { cause: undefined, livemode, ...(account && { account }) }
    return c.json(world.announce(type as Stripe.Event['type'], about, details))
  })
  control.post('/redeliver', async (c) => {
    const { eventId, copies } = await readBody(Redeliver, c.req.raw)
    if (!world.data.events[eventId]) throw notFound('event', eventId, 'eventId')
    return c.json({ attempts: await courier.send(eventId, copies) })
  })
  control.post('/deliver-held', async (c) => {
    const { eventIds } = await readBody(DeliverHeld, c.req.raw)
    return c.json({ delivered: await courier.deliverHeld(eventIds) })
  })

  control.get('/webhook-endpoints', (c) => c.json(Object.values(world.data.webhookEndpoints)))
  control.post('/webhook-endpoints/:id/roll-secret', async (c) => {
    const row = requireEndpoint(world, c.req.param('id'))
    return c.json({ secret: rollSecret(world, row, await readBody(RollSecret, c.req.raw)) })
  })
  return control
}
