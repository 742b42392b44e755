import { Hono } from 'hono'
import { z } from 'zod'
import { requireAccount } from '../accounts/account'
import { banksOf } from '../accounts/bank-account'
import { deauthorize } from '../accounts/deauthorize'
import { askFor, setStanding, stopAccount } from '../accounts/standing'
import type { World } from '../world/world'
import { readBody } from './read-body'

const Onboard = z.strictObject({
  standing: z.enum(['enabled', 'pending', 'restricted']).default('enabled'),
  /** A number to be paid out to; the one for tests when the account has none. */
  bankAccount: z
    .string()
    .regex(/^[A-Z0-9]{6,34}$/i)
    .optional(),
})
const AskFor = z.strictObject({
  fields: z.array(z.string().min(1)).min(1).default(['individual.verification.document']),
  withinDays: z.int().min(0).max(365).default(14),
})
const Stop = z.strictObject({
  payouts: z.boolean().default(true),
  charges: z.boolean().default(false),
  reason: z
    .enum(['requirements.past_due', 'under_review', 'listed', 'platform_paused', 'rejected.fraud', 'other'])
    .default('requirements.past_due'),
})

/** Levers for organisers and for what Stripe thinks of them. */
export function createAccountControls(world: World): Hono {
  const control = new Hono()

  control.post('/accounts/:id/onboard', async (c) => {
    const { standing, bankAccount } = await readBody(Onboard, c.req.raw)
    const id = c.req.param('id')
    return c.json(
      setStanding(world, id, standing, bankAccount ? banksOf(requireAccount(world, id), bankAccount) : {}),
    )
  })
  control.post('/accounts/:id/require', async (c) => {
    return c.json(askFor(world, c.req.param('id'), await readBody(AskFor, c.req.raw)))
  })
  control.post('/accounts/:id/disable', async (c) => {
    return c.json(stopAccount(world, c.req.param('id'), await readBody(Stop, c.req.raw)))
  })
  control.post('/accounts/:id/deauthorize', (c) => {
    const id = c.req.param('id')
    deauthorize(world, id)
    return c.json({ id, deauthorized: true })
  })
  return control
}
