import type { Stripe } from 'stripe'

/** A payment from first attempt to success (API reference: The PaymentIntent object). References are ids. */
export interface PaymentIntent extends Omit<
  Stripe.PaymentIntent,
  'latest_charge' | 'transfer_data' | 'last_payment_error' | 'on_behalf_of' | 'payment_method'
> {
  latest_charge: string | null
  last_payment_error: PaymentError | null
  on_behalf_of: string | null
  payment_method: string | null
  transfer_data: { amount?: number; destination: string } | null
}

/** Why an attempt did not succeed (API reference: PaymentIntent `last_payment_error`). */
export interface PaymentError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  charge?: string
  doc_url: string
  message: string
}
