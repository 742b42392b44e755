import { watchCharge } from '../disputes/watch-disputes'
import type { World } from '../world/world'
import { collectFee } from './application-fee'
import type { Charge } from './charge'
import { creditCharge } from './credit-charge'
import type { PaymentIntent } from './payment-intent'
import { passOn } from './transfer'

/** A charge succeeded: its money is booked and passed on, and the payment is over. */
export function completePayment(
  world: World,
  intent: PaymentIntent,
  charge: Charge,
  { availableAtOnce }: { availableAtOnce: boolean },
): void {
  charge.status = 'succeeded'
  charge.paid = true
  creditCharge(world, charge, availableAtOnce)
  passOn(world, charge, collectFee(world, charge))
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  intent.next_action = null
  world.announce('charge.succeeded', charge, { cause: undefined })
  world.announce('payment_intent.succeeded', intent, { cause: undefined })
  watchCharge(world, charge.id)
}
