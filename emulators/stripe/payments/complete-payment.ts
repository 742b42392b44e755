import { watchCharge } from '../disputes/watch-disputes'
import { makeEarlyRefunds } from '../refunds/early-refunds'
import type { World } from '../world/world'
import { collectFee } from '../transfers/application-fee'
import type { Charge } from './charge-object'
import { creditCharge } from './credit-charge'
import type { PaymentIntent } from './payment-intent-object'
import { passOn } from '../transfers/transfer'

/**
 * A charge succeeded, so the payment is over. Its money is booked and passed on at once, or later as with asynchronous
 * capture (https://docs.stripe.com/payments/payment-intents/asynchronous-capture): until then the charge has no balance
 * transaction, no transfer and no application fee, and `charge.updated` says when it has.
 */
export function completePayment(
  world: World,
  intent: PaymentIntent,
  charge: Charge,
  { availableAtOnce }: { availableAtOnce: boolean },
): void {
  const { chargeDetailsAfterMs: waits } = world.behaviour
  charge.status = 'succeeded'
  charge.paid = true
  if (waits === 0) bookPayment(world, charge, availableAtOnce)
  else world.data.unbookedCharges[charge.id] = { dueAt: world.clock.now() + waits, availableAtOnce }
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  intent.next_action = null
  world.announce('charge.succeeded', charge, { cause: undefined })
  world.announce('payment_intent.succeeded', intent, { cause: undefined })
  watchCharge(world, charge.id)
  watchUnbooked(world, charge.id)
}

function bookPayment(world: World, charge: Charge, availableAtOnce: boolean): void {
  creditCharge(world, charge, availableAtOnce)
  passOn(world, charge, collectFee(world, charge))
}

/** Books a charge that was to be booked later, with the refunds made meanwhile; does nothing for any other. */
export function bookNow(world: World, chargeId: string): void {
  const unbooked = world.data.unbookedCharges[chargeId]
  const charge = world.data.charges[chargeId]
  if (!unbooked || !charge) return
  delete world.data.unbookedCharges[chargeId]
  const { balance_transaction, application_fee, transfer = null } = charge
  bookPayment(world, charge, unbooked.availableAtOnce)
  const previous = { balance_transaction, application_fee, transfer }
  world.announce('charge.updated', charge, { cause: undefined, previous })
  makeEarlyRefunds(world, charge)
}

/** Lets the money of a charge be booked when its time has come. Called for each that waits after a restart. */
export function watchUnbooked(world: World, chargeId: string): void {
  const unbooked = world.data.unbookedCharges[chargeId]
  if (!unbooked) return
  world.clock.after(Math.max(0, unbooked.dueAt - world.clock.now()), () => bookNow(world, chargeId))
}
