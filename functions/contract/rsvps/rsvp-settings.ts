import { z } from 'zod'

/** The pool that places for answers come from, and the key under which an activity says how many are left. */
export const RSVP_POOL = 'rsvp'
export const MAX_PLUS_ONES = 9

/** How an activity takes answers. A ticket is a place of its own: none of this applies to whoever has one. */
export const RsvpSettings = z.strictObject({
  /** How many people can go, those they bring included; null is as many as like. */
  capacity: z
    .int('Use a whole number.')
    .min(1, 'At least 1, or leave it empty.')
    .max(10_000, 'At most 10,000.')
    .nullable()
    .default(null),
  /** How many people somebody may bring. */
  plusOnes: z.int('Use a whole number.').min(0).max(MAX_PLUS_ONES, 'At most 9.').default(0),
  /** Whether the organiser looks at each person who wants to go. */
  needsApproval: z.boolean('Say yes or no.').default(false),
})
export type RsvpSettings = z.infer<typeof RsvpSettings>
