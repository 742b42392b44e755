import type { World } from '../world/world'
import type { Dispute } from './dispute-object'
import { decideDispute } from './move-dispute'

/** Lets a dispute be decided against whoever does not answer in time. */
export function watchDeadline(world: World, { id, evidence_details: { due_by: dueBy } }: Dispute): void {
  if (dueBy === null) return
  world.clock.after(dueBy * 1000 - world.clock.now(), () => {
    const dispute = world.data.disputes[id]
    if (!dispute?.status.endsWith('needs_response')) return
    dispute.evidence_details.past_due = true
    decideDispute(world, dispute, 'lost', undefined)
  })
}
