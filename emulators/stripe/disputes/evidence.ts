import { z } from 'zod'
import type { Stripe } from 'stripe'

/** The fields that evidence is given in (API reference: The Dispute object, `evidence`). */
const FIELDS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const

type Field = (typeof FIELDS)[number]

/** Stripe takes at most this much text in all fields together. */
const MAX_TEXT = 150_000

/** The `evidence` parameter of `POST /v1/disputes/:id`; an empty value takes a field back. */
export const Evidence = z
  .strictObject(
    Object.fromEntries(FIELDS.map((field) => [field, z.string().max(20_000).optional()])) as Record<
      Field,
      z.ZodOptional<z.ZodString>
    >,
  )
  .refine(
    (evidence) => Object.values(evidence).reduce((sum, text) => sum + (text?.length ?? 0), 0) <= MAX_TEXT,
    `The combined character count of all evidence fields may be at most ${MAX_TEXT}.`,
  )
export type Evidence = z.output<typeof Evidence>

/** Evidence of which nothing has been given yet. */
export const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  ...(Object.fromEntries(FIELDS.map((field) => [field, null])) as Record<Field, null>),
  enhanced_evidence: {},
}

/** The evidence with what is new in it. */
export const withEvidence = (before: Stripe.Dispute.Evidence, given: Evidence): Stripe.Dispute.Evidence => ({
  ...before,
  ...Object.fromEntries(Object.entries(given).map(([field, text]) => [field, text || null])),
})

/** How the bank decides about certain texts in `uncategorized_text` (Testing: Evidence). */
export const DECIDING_TEXTS: Record<string, 'won' | 'lost'> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
}
