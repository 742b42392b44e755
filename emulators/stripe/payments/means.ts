import type { Stripe } from 'stripe'
import type { PaymentMethodType } from './payment-methods'
import { issuedIn } from './country-cards'
import { brandOf, fundingOf } from './test-cards'

/** Who pays. */
export interface Buyer {
  email: string
  name: string | null
}

/** A card as it was typed, digits only, and whose it is. */
export interface CardDetails extends Buyer {
  number: string
  expiryMonth: number
  expiryYear: number
}

/** What a charge says about the card that paid it. */
export function cardDetails(card: CardDetails): Stripe.Charge.PaymentMethodDetails {
  const brand = brandOf(card.number)
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: issuedIn(card.number),
      electronic_commerce_indicator: null,
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      fingerprint: null,
      funding: fundingOf(card.number),
      installments: null,
      last4: card.number.slice(-4),
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}

/** What a charge says about another way that it was paid. */
export const otherDetails = (
  type: Exclude<PaymentMethodType, 'card'>,
): Stripe.Charge.PaymentMethodDetails => ({ type, [type]: {} })
