import type { z } from 'zod'
import type { Access } from './access'

/** One callable function. */
export interface Call {
  readonly access: Exclude<Access, 'public'>
  readonly summary: string
  readonly input: z.ZodType
  readonly output: z.ZodType
  /** What comes piece by piece before the answer, for a client that reads the call as a stream. */
  readonly piece?: z.ZodType
}
