import { z } from 'zod'

/** Whether a price has the tax in it already, or it comes on top; the first price that a buyer sees has it either way. */
export const TaxMode = z.enum(['included', 'added'])

/** What the organiser owes to the tax office on each ticket, under the name that it goes by there. */
export const TaxPolicy = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Say what the tax is called, such as VAT.')
    .max(30, 'At most 30 characters.'),
  /** Hundredths of a per cent. */
  basisPoints: z.int('Use a whole number.').min(1, 'More than nothing.').max(5000, 'At most 50 %.'),
  mode: TaxMode,
})
export type TaxPolicy = z.infer<typeof TaxPolicy>
