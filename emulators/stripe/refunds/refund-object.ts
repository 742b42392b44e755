import type { Stripe } from 'stripe'

type References = 'balance_transaction' | 'charge' | 'payment_intent' | 'transfer_reversal'

/** Money on its way back to a card (API reference: The Refund object). References are ids. */
export interface Refund extends Omit<Stripe.Refund, References> {
  balance_transaction: string | null
  charge: string
  payment_intent: string | null
  transfer_reversal: string | null
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
}

/** Whether a refund takes back what went to the account, and gives back the platform's fee. */
export interface TakingBack {
  reverseTransfer: boolean
  refundFee: boolean
}
