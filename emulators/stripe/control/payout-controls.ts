import { Hono } from 'hono'
import { z } from 'zod'
import { notFound } from '../http/stripe-error'
import { FAILURES, type FailureCode } from '../payouts/failures'
import { movePayout } from '../payouts/move-payout'
import { reconcileNow } from '../payouts/reconcile'
import { payOutNow } from '../payouts/pay-out-now'
import type { World } from '../world/world'
import { readBody } from './read-body'

const Settle = z.strictObject({
  status: z.enum(['in_transit', 'paid', 'failed', 'canceled']),
  code: z.enum(Object.keys(FAILURES) as FailureCode[]).default('account_closed'),
})

/** Levers for the organisers' banks. */
export function createPayoutControls(world: World): Hono {
  const control = new Hono()

  control.post('/accounts/:id/pay-out', (c) => c.json(payOutNow(world, c.req.param('id'))))
  control.post('/payouts/:id/settle', async (c) => {
    const { status, code } = await readBody(Settle, c.req.raw)
    const id = c.req.param('id')
    const row = world.data.payouts[id]
    if (!row) throw notFound('payout', id)
    movePayout(world, row, status, { cause: undefined, code })
    return c.json(row.payout)
  })
  control.post('/payouts/:id/reconcile', (c) => {
    const id = c.req.param('id')
    const row = world.data.payouts[id]
    if (!row) throw notFound('payout', id)
    reconcileNow(world, row)
    return c.json(row.payout)
  })
  return control
}
