import { Hono } from 'hono'
import { z } from 'zod'
import { deauthorize } from '../accounts/deauthorize'
import { askFor, setStanding, stopAccount } from '../accounts/standing'
import { payOutNow } from '../payouts/pay-out-now'
import type { World } from '../world/world'

const Stop = z.object({ what: z.enum(['payouts', 'everything']) })

/** Buttons beside accounts. Each leads back to the account. */
export function createAccountButtons(world: World): Hono {
  const buttons = new Hono()

  buttons.post('/accounts/:id/pay-out', (c) => {
    const [payout] = payOutNow(world, c.req.param('id'))
    return c.redirect(`/#${payout?.id}`, 303)
  })
  buttons.post('/accounts/:id/require', (c) => {
    const fields = ['individual.verification.document']
    return c.redirect(`/#${askFor(world, c.req.param('id'), { fields, withinDays: 14 }).id}`, 303)
  })
  buttons.post('/accounts/:id/disable', async (c) => {
    const { what } = Stop.parse(await c.req.parseBody())
    const stop = { payouts: true, charges: what === 'everything', reason: 'requirements.past_due' } as const
    return c.redirect(`/#${stopAccount(world, c.req.param('id'), stop).id}`, 303)
  })
  buttons.post('/accounts/:id/onboard', (c) =>
    c.redirect(`/#${setStanding(world, c.req.param('id'), 'enabled').id}`, 303),
  )
  buttons.post('/accounts/:id/deauthorize', (c) => {
    deauthorize(world, c.req.param('id'))
    return c.redirect('/#accounts', 303)
  })
  return buttons
}
