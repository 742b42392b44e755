import { z } from 'zod'
import { Amount } from './money'
import { Instant, WallTime } from './time'

/** Typed in any case, kept in upper case. */
export const PromoCodeName = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{3,30}$/, 'Use 3 to 30 letters, digits, - or _.')

const fields = {
  code: PromoCodeName,
  isPercentage: z.boolean(),
  /** A percentage from 1 to 100, or minor units off each ticket. */
  value: Amount.min(1, 'A discount is at least 1.'),
  /** How many orders may use it; null is without limit. */
  limit: z
    .int('Use a whole number.')
    .min(1, 'At least 1, or leave it empty.')
    .max(10_000, 'At most 10,000.')
    .nullable(),
}

/** A promo code as the organiser sends it; codes are matched by `code`. */
export const PromoCodeSave = z
  .strictObject({ ...fields, endsAt: WallTime.nullable() })
  .refine((it) => !it.isPercentage || it.value <= 100, {
    path: ['value'],
    message: 'A percentage is at most 100.',
  })
export type PromoCodeSave = z.infer<typeof PromoCodeSave>

/** A saved promo code, which only the organiser may read. */
export const PromoCode = z.object({
  ...fields,
  endsAt: WallTime.nullable(),
  endsInstant: Instant.nullable(),
})
export type PromoCode = z.infer<typeof PromoCode>

/** What a buyer learns of a code that applies. */
export const AppliedPromoCode = z.object({ code: z.string(), isPercentage: z.boolean(), value: Amount })
export type AppliedPromoCode = z.infer<typeof AppliedPromoCode>
