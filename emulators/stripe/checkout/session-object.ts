import type { Buyer, CardDetails } from '../payments/means'
import type { PaymentMethodType } from '../payments/payment-methods'
import type { LineItem } from './line-item'
import type { Stripe } from 'stripe'

type Known = 'amount_total' | 'currency' | 'payment_intent' | 'url' | 'status' | 'line_items'

/** A checkout session as the API answers it (API reference: The Checkout Session object). */
export interface Session extends Omit<Stripe.Checkout.Session, Known | 'currency_conversion'> {
  amount_total: number
  currency: string
  currency_conversion: null
  payment_intent: string | null
  status: 'open' | 'complete' | 'expired'
  /** Where the buyer pays; null once the session is over. */
  url: string | null
}

/** A session with what the API does not show. */
export interface SessionRow {
  session: Session
  lineItems: LineItem[]
  intentData: IntentData
  /** The card that waits for the buyer to pass 3-D Secure. */
  challengedCard: CardDetails | null
  /** How it is paid by what comes later, once somebody has chosen that. */
  delayed?: { type: Exclude<PaymentMethodType, 'card'>; buyer: Buyer }
}

/** What was asked to be set on the payment intent, which exists only once somebody tries to pay. */
export interface IntentData {
  application_fee_amount?: number | undefined
  description?: string | undefined
  metadata?: Record<string, string>
  on_behalf_of?: string | undefined
  receipt_email?: string | undefined
  statement_descriptor?: string | undefined
  statement_descriptor_suffix?: string | undefined
  transfer_data?: { destination: string; amount?: number }
}
