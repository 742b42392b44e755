import { z } from 'zod'
import { currency, email, flag, integer, metadata, text, webAddress } from '../http/parameters'

const capabilityRequest = z.strictObject({ requested: flag().optional() })

const address = z.strictObject({
  city: z.string().optional(),
  country: z.string().optional(),
  line1: z.string().optional(),
  line2: z.string().optional(),
  postal_code: z.string().optional(),
  state: z.string().optional(),
})

const businessProfile = z.strictObject({
  mcc: text(4).optional(),
  name: text().optional(),
  product_description: text(40_000).optional(),
  support_address: address.optional(),
  support_email: email().optional(),
  support_phone: text().optional(),
  support_url: webAddress().optional(),
  url: webAddress().optional(),
})

const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** At most 31 days (Manage payout schedule, https://docs.stripe.com/connect/manage-payout-schedule). */
const payoutSchedule = z.strictObject({
  interval: z.enum(['manual', 'daily', 'weekly', 'monthly']).optional(),
  delay_days: z.union([z.literal('minimum'), integer({ min: 0, max: 31 })]).optional(),
  monthly_anchor: integer({ min: 1, max: 31 }).optional(),
  weekly_anchor: z.enum([...WORKDAYS, 'saturday', 'sunday']).optional(),
  monthly_payout_days: z
    .array(integer({ min: 1, max: 31 }))
    .min(1)
    .optional(),
  weekly_payout_days: z.array(z.enum(WORKDAYS)).min(1).optional(),
})

const shared = {
  business_profile: businessProfile.optional(),
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  capabilities: z
    .strictObject({ card_payments: capabilityRequest.optional(), transfers: capabilityRequest.optional() })
    .optional(),
  default_currency: currency().optional(),
  email: email().optional(),
  metadata: metadata().optional(),
  settings: z
    .strictObject({
      payments: z.strictObject({ statement_descriptor: text(22).optional() }).optional(),
      payouts: z
        .strictObject({
          schedule: payoutSchedule.optional(),
          statement_descriptor: text(22).optional(),
          debit_negative_balances: flag().optional(),
        })
        .optional(),
    })
    .optional(),
  tos_acceptance: z.strictObject({ service_agreement: z.enum(['full', 'recipient']).optional() }).optional(),
}

const controller = z.strictObject({
  fees: z.strictObject({ payer: z.enum(['account', 'application']).optional() }).optional(),
  losses: z.strictObject({ payments: z.enum(['application', 'stripe']).optional() }).optional(),
  requirement_collection: z.enum(['application', 'stripe']).optional(),
  stripe_dashboard: z.strictObject({ type: z.enum(['express', 'full', 'none']).optional() }).optional(),
})

/** Contract of `POST /v1/accounts` (API reference: Create an account), as far as Express accounts go. */
export const CreateAccount = z.strictObject({
  ...shared,
  type: z.enum(['custom', 'express', 'standard']).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Country is not currently supported by Stripe: use two letters such as 'US'.")
    .optional(),
  controller: controller.optional(),
})
export type CreateAccount = z.output<typeof CreateAccount>

/** Contract of `POST /v1/accounts/:id` (API reference: Update an account). */
export const UpdateAccount = z.strictObject(shared)
export type UpdateAccount = z.output<typeof UpdateAccount>
