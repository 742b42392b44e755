import type { Instant } from '../../../contract/time'
import { endListings } from '../../store/activities/listings'

const AT_ONCE = 100
/** What is left over is turned by the next sweep; until then it is found nowhere. */
const ROUNDS = 20

/** Moves activities that are over from what is coming to what was. */
export async function sweepListings(now: Instant): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) if ((await endListings(now, AT_ONCE)) < AT_ONCE) return
}
