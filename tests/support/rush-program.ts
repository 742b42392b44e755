import { randomUUID } from 'node:crypto'
import { holdTickets } from '../../functions/src/actions/orders/hold-tickets'
import { findActivity } from '../../functions/src/store/activities/activities'
import { actor, outcomes, startInProcess } from './in-process'
import type { Rush } from './servers'

/* A program of its own: one of several servers. It says when it is ready, and what became of its buyers. */

async function serve({ shareRef, ticketTypeRef, buyers }: Rush): Promise<void> {
  const items = [{ ticketTypeRef, quantity: 1 }]
  const now = new Date().toISOString()
  const work = Array.from({ length: buyers }, () =>
    holdTickets(actor(), { shareRef, items, idempotencyKey: randomUUID() }, now),
  )
  process.send?.(await outcomes(work))
}

process.on('message', (rush) => void serve(rush as Rush))
await startInProcess()
// The first request to the database opens its connection: all servers begin with one.
await findActivity('2222222222')
process.send?.('ready')
