import type { Stripe } from 'stripe'

type References = 'application_fee' | 'balance_transaction' | 'payment_intent' | 'source_transfer'

/** A transfer as its account sees it: a charge whose id begins with `py_`. References are ids. */
export interface Payment extends Omit<Stripe.Charge, References> {
  application_fee: string | null
  balance_transaction: string
  payment_intent: null
  source_transfer: string
}

/** What an account sees of a reversal: a refund whose id begins with `pyr_`. References are ids. */
export interface PaymentRefund extends Omit<Stripe.Refund, 'balance_transaction' | 'charge'> {
  balance_transaction: string
  charge: string
}

/** A payment, whose it is, and what was taken back of it. */
export interface DestinationPayment {
  account: string
  payment: Payment
  refunds: PaymentRefund[]
}
