import type { FeePolicy } from '../../../contract/activities/activity'
import { config } from '../../config'

/** What the platform takes of the activities that are made now (docs/decisions/0029). */
export function platformFee(): Omit<FeePolicy, 'mode'> {
  const { PLATFORM_FEE_BASIS_POINTS: basisPoints, PLATFORM_FEE_FIXED_MINOR: fixed } = config()
  return { basisPoints, fixed, extras: config().PLATFORM_FEE_EXTRAS_BASIS_POINTS }
}
