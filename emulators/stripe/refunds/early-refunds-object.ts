import type { TakingBack } from './refund-object'

/** A refund of a charge that is not booked yet, with what it is to take back once it is. */
export interface EarlyRefund {
  chargeId: string
  /** What had been refunded of the charge before it. */
  from: number
  takingBack: TakingBack
}
