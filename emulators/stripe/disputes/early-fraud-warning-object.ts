import type { Stripe } from 'stripe'

type References = 'charge' | 'payment_intent'

/**
 * A bank says that a payment may be fraud, before anybody disputes it (Early fraud warnings,
 * https://docs.stripe.com/disputes/measuring#early-fraud-warnings). References are ids.
 */
export interface EarlyFraudWarning extends Omit<Stripe.Radar.EarlyFraudWarning, References> {
  charge: string
  payment_intent: string
}
