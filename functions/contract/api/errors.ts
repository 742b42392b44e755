import { z } from 'zod'
import { Agreement } from '../accounts/agreement'
import { ERRORS } from './error-list'
import type { ErrorCode } from './error-list'

/** One field of the input and what to do about it. `path` is dotted: `ticketTypes.0.price`. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The body of every error of the HTTP interface (RFC 9457), and the `details` of every callable's error. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(FieldError).optional(),
  /** When it may be tried again; also the header Retry-After (RFC 9110, section 10.2.3). */
  retryAfterSeconds: z.int().optional(),
  /** With `terms-changed`: the versions to show. */
  agreement: Agreement.optional(),
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>
