import type { CheckoutDetails } from './checkout-details'

/** What each group of checkout fields takes. */
export interface CheckoutFieldsProps {
  details: CheckoutDetails
  /** By the server's paths: `buyer.email`, `tip`. */
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<CheckoutDetails>) => void
}
