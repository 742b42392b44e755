import { Hono } from 'hono'
import { z } from 'zod'
import { requireAccount, setStanding } from '../accounts/account'
import type { World } from '../world/world'
import { readBody } from './read-body'

const Onboard = z.strictObject({ standing: z.enum(['enabled', 'pending', 'restricted']).default('enabled') })

/** Levers for organisers and for what Stripe thinks of them. */
export function createAccountControls(world: World): Hono {
  const control = new Hono()

  control.post('/accounts/:id/onboard', async (c) => {
    const { standing } = await readBody(Onboard, c.req.raw)
    return c.json(setStanding(world, c.req.param('id'), standing))
  })
  control.post('/accounts/:id/deauthorize', (c) => {
    const { id } = requireAccount(world, c.req.param('id'))
    delete world.data.accounts[id]
    const application = { id: 'ca_turnout', object: 'application', name: 'Turnout' }
    world.announce('account.application.deauthorized', application, { cause: undefined, account: id })
    return c.json({ id, deauthorized: true })
  })
  return control
}
