import { Hono } from 'hono'
import { z } from 'zod'
import { requireDispute, showDispute } from '../disputes/dispute'
import type { Dispute } from '../disputes/dispute-object'
import { decideDispute, escalateInquiry } from '../disputes/move-dispute'
import { OpenDispute, openDispute } from '../disputes/new-dispute'
import type { World } from '../world/world'
import { readBody } from './read-body'

const Decide = z.strictObject({ verdict: z.enum(['won', 'lost']) })

/** Levers for buyers who object, and for their banks. */
export function createDisputeControls(world: World): Hono {
  const control = new Hono()
  const show = (dispute: Dispute) => showDispute(world, dispute)

  control.post('/charges/:id/dispute', async (c) => {
    return c.json(show(openDispute(world, c.req.param('id'), await readBody(OpenDispute, c.req.raw))))
  })
  control.post('/disputes/:id/decide', async (c) => {
    const { verdict } = await readBody(Decide, c.req.raw)
    const dispute = requireDispute(world, c.req.param('id'))
    decideDispute(world, dispute, verdict, undefined)
    return c.json(show(dispute))
  })
  control.post('/disputes/:id/escalate', (c) => {
    const dispute = requireDispute(world, c.req.param('id'))
    escalateInquiry(world, dispute)
    return c.json(show(dispute))
  })
  return control
}
