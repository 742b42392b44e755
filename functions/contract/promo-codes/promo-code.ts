import { z } from 'zod'
import { ShareRef, TempId } from '../ids'
import { Amount } from '../pricing/money'
import { PROMO_CODE, PROMO_CODE_ADVICE } from './promo-code-name'
import { Instant, WallTime } from '../time'

/** Typed in any case, kept in upper case. */
export const PromoCodeName = z.string().trim().toUpperCase().regex(PROMO_CODE, PROMO_CODE_ADVICE)

/** How many orders one person may use a code for, at most. */
export const MAX_USES_PER_PERSON = 10
/** How many codes one order can have. */
export const MAX_PROMO_CODES_PER_ORDER = 5

/** Whether a code is taken off each ticket, or once off all the tickets of an order that it is for. */
const Per = z.enum(['ticket', 'order'])

const fields = {
  code: PromoCodeName,
  isPercentage: z.boolean(),
  /** A percentage from 1 to 100, or minor units, off each ticket or off the order; nothing where it only opens tickets. */
  value: Amount,
  /** How many orders may use it; null is without limit. */
  limit: z
    .int('Use a whole number.')
    .min(1, 'At least 1, or leave it empty.')
    .max(10_000, 'At most 10,000.')
    .nullable(),
}

/** How many orders of one person, by account and by address, may use a code; null is without limit. */
const PerPerson = z
  .int('Use a whole number.')
  .min(1, 'At least 1, or leave it empty.')
  .max(MAX_USES_PER_PERSON, `At most ${MAX_USES_PER_PERSON}.`)
  .nullable()
/** What the tickets that a code is for have to cost together, before it; null is anything. */
const MinSpend = Amount.min(1, 'More than nothing, or leave it empty.').nullable()
/** Whether it may be used with other codes that may, too. */
const Combinable = z.boolean('Say yes or no.')

/** A promo code as the organiser sends it; codes are matched by `code`. */
export const PromoCodeSave = z
  .strictObject({
    ...fields,
    endsAt: WallTime.nullable(),
    per: Per.optional(),
    perPerson: PerPerson.optional(),
    minSpend: MinSpend.optional(),
    combinable: Combinable.optional(),
    /** Without it the code is valid at once. */
    startsAt: WallTime.nullable().optional(),
    /** The ticket types that it is for, by the `shareRef` or `tempId` that they have in the same save; none are all. */
    ticketTypeRefs: z.array(TempId).max(20).optional(),
    /** The hidden ticket types that it opens, named in the same way. */
    unlocks: z.array(TempId).max(20).optional(),
  })
  .refine((it) => !it.startsAt || it.endsAt === null || it.startsAt < it.endsAt, {
    path: ['startsAt'],
    message: 'A code must begin before it ends.',
  })
  .refine((it) => it.value >= 1 || (it.unlocks ?? []).length > 0, {
    path: ['value'],
    message: 'A discount is at least 1.',
  })
  .refine((it) => !it.isPercentage || it.value <= 100, {
    path: ['value'],
    message: 'A percentage is at most 100.',
  })
export type PromoCodeSave = z.infer<typeof PromoCodeSave>

/** A saved promo code, which only the organiser may read. */
export const PromoCode = z.object({
  ...fields,
  per: Per.default('ticket'),
  perPerson: PerPerson.default(null),
  minSpend: MinSpend.default(null),
  combinable: Combinable.default(false),
  ticketTypeRefs: z.array(ShareRef).default([]),
  unlocks: z.array(ShareRef).default([]),
  startsAt: WallTime.nullable().default(null),
  startsInstant: Instant.nullable().default(null),
  endsAt: WallTime.nullable(),
  endsInstant: Instant.nullable(),
})
export type PromoCode = z.infer<typeof PromoCode>

/** What a buyer learns of a code that applies. */
export const AppliedPromoCode = z.object({
  code: z.string(),
  isPercentage: z.boolean(),
  value: Amount,
  per: Per.default('ticket'),
  /** The ticket types that it is for; none are all. */
  ticketTypeRefs: z.array(z.string()).default([]),
  perPerson: PerPerson.default(null),
  combinable: Combinable.default(false),
})
export type AppliedPromoCode = z.infer<typeof AppliedPromoCode>

/** What somebody who typed a code before they hold tickets may know of it. */
export const OfferedPromoCode = AppliedPromoCode.extend({ minSpend: Amount.nullable() })
export type OfferedPromoCode = z.infer<typeof OfferedPromoCode>
