import { requireCharge } from '../payments/charge'
import type { World } from '../world/world'
import { createRefund } from './new-refund'
import type { Refund } from './refund-object'

/** What a person chooses who refunds in Stripe's dashboard; the application hears of it by webhook alone. */
export interface ByHand {
  /** All that is left when absent. */
  amount?: number | undefined
  /** Whether the organiser's share and the platform's fee go back too, where there are any. */
  withTransfer: boolean
  withFee: boolean
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined
}

/** Refunds a charge as a person would; throws what the dashboard would say. */
export function refundByHand(world: World, chargeId: string, given: ByHand): Refund {
  const charge = requireCharge(world, chargeId)
  const params = {
    charge: chargeId,
    amount: given.amount,
    reason: given.reason,
    reverse_transfer: given.withTransfer && charge.transfer_data !== null,
    refund_application_fee: given.withFee && charge.application_fee_amount !== null,
  }
  return createRefund(world, params, undefined)
}
