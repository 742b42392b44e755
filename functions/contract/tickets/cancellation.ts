import { z } from 'zod'

/** Until when buyers may cancel what they paid for, and what of the tickets' price is kept then. */
export const CancellationPolicy = z.strictObject({
  /** Days of 24 hours before the start. */
  daysBefore: z.int('Use a whole number.').min(0, 'Must be 0 or more.').max(90, 'At most 90 days.'),
  keepPercent: z.int('Use a whole number.').min(0, 'Must be 0 or more.').max(90, 'At most 90 %.'),
})
export type CancellationPolicy = z.infer<typeof CancellationPolicy>
