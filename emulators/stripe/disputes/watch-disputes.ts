import type { Afterwards } from '../payments/test-cards'
import type { World } from '../world/world'
import { watchDeadline } from './deadline'
import { warnOf } from './early-fraud-warning'
import { disputesOf, isOpen } from './dispute'
import type { Dispute } from './dispute-object'
import { DECIDING_TEXTS } from './evidence'
import { decideDispute } from './move-dispute'
import { openDispute, type OpenDispute } from './new-dispute'

/** How long the test cards for disputes wait, and the bank that decides about them. */
export const BANK_TAKES_MS = 5000

/** What the buyers of the test cards object to. */
const OBJECTIONS: Partial<Record<Afterwards, OpenDispute>> = {
  disputed: { reason: 'fraudulent', inquiry: false },
  'not received': { reason: 'product_not_received', inquiry: false },
  inquiry: { reason: 'fraudulent', inquiry: true },
}

/** Lets the charge of a test card for disputes be disputed, or warned of, once. */
export function watchCharge(world: World, chargeId: string): void {
  const promise = world.data.afterwards[chargeId] ?? 'refund fails'
  const objection = OBJECTIONS[promise]
  if (!objection && promise !== 'warned') return
  world.clock.after(BANK_TAKES_MS, () => {
    // The charge is looked up again because the data may have been reset meanwhile.
    const charge = world.data.charges[chargeId]
    if (!charge || charge.refunded || disputesOf(world, chargeId).length > 0) return
    if (objection) openDispute(world, chargeId, objection)
    else if (!isWarnedOf(world, chargeId)) warnOf(world, charge)
  })
}

const isWarnedOf = ({ data }: World, chargeId: string): boolean =>
  Object.values(data.earlyFraudWarnings).some(({ charge }) => charge === chargeId)

/** Lets the bank decide about evidence with one of the texts for tests. */
export function watchEvidence(world: World, { id, evidence }: Dispute): void {
  const verdict = DECIDING_TEXTS[evidence.uncategorized_text ?? '']
  if (!verdict) return
  world.clock.after(BANK_TAKES_MS, () => {
    const dispute = world.data.disputes[id]
    if (dispute?.status.endsWith('under_review')) decideDispute(world, dispute, verdict, undefined)
  })
}

/** Goes on with everything that was waiting when the process ended. */
export function resumeDisputes(world: World): void {
  for (const chargeId of Object.keys(world.data.afterwards)) watchCharge(world, chargeId)
  for (const dispute of Object.values(world.data.disputes).filter(isOpen)) {
    watchDeadline(world, dispute)
    watchEvidence(world, dispute)
  }
}
