import { Hono } from 'hono'
import { z } from 'zod'
import type { Faults } from '../control/faults'
import { StripeError } from '../http/stripe-error'
import type { Courier } from '../webhooks/courier'
import type { World } from '../world/world'
import { createAccountButtons } from './account-buttons'
import { eventPage } from './event-page'
import { faultOf } from './forms'
import { createMoneyButtons } from './money-buttons'
import { settingsPage } from './settings-page'

/** The page for developers: what there is, what became of every webhook, and what should go wrong next. */
export function createSettings(world: World, faults: Faults, courier: Courier): Hono {
  const settings = new Hono()

  settings.get('/', (c) => settingsPage(c, { world, search: (c.req.query('search') ?? '').trim() }, faults))
  settings.get('/events/:id', (c) => eventPage(c, world, c.req.param('id')))

  settings.route('/', createMoneyButtons(world))
  settings.route('/', createAccountButtons(world))

  settings.post('/events/deliver-held', async (c) => {
    await courier.deliverHeld()
    return c.redirect('/#events', 303)
  })
  settings.post('/events/:id/redeliver', async (c) => {
    const id = c.req.param('id')
    await courier.send(id)
    return c.redirect(`/events/${id}`, 303)
  })
  settings.post('/faults', async (c) => {
    faults.set(faultOf(await c.req.parseBody()))
    return c.redirect('/#faults', 303)
  })
  settings.post('/faults/clear', (c) => {
    faults.clear()
    return c.redirect('/#faults', 303)
  })

  // What a button could not do is said on the page itself, and nothing has changed.
  settings.onError((error, c) => {
    if (!(error instanceof StripeError || error instanceof z.ZodError)) throw error
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : error.message
    return settingsPage(c, { world, search: '' }, faults, problem)
  })
  return settings
}
