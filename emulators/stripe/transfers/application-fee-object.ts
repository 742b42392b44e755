import type { Stripe } from 'stripe'

type References = 'account' | 'application' | 'balance_transaction' | 'charge' | 'originating_transaction'

/** What the platform keeps of a destination charge (API reference: The Application Fee object). */
export interface ApplicationFee extends Omit<Stripe.ApplicationFee, References> {
  account: string
  application: string
  balance_transaction: string | null
  /** The payment at the connected account; the platform's own charge is the originating transaction. */
  charge: string
  originating_transaction: string
}
