import { z } from 'zod'
import { Instant } from '../time'

const Version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'This is not a version of our terms.')

/** The versions of the texts that a person was shown when they went on. */
export const Agreement = z.strictObject({ terms: Version, privacy: Version })
export type Agreement = z.infer<typeof Agreement>

/** What a person agreed to and took note of, and when the server heard of it. */
export const Agreed = Agreement.extend({ at: Instant })
export type Agreed = z.infer<typeof Agreed>
