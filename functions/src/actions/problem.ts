import type { z } from 'zod'
import { ERRORS } from '../../contract/errors'
import type { FieldError, Problem } from '../../contract/errors'
import { Refusal } from '../domain/refusal'

/** Any error as what the person is told; what was not raised on purpose says no more than an id. */
export function problemOf(error: unknown, requestId: string): Problem {
  const refusal = error instanceof Refusal ? error : undefined
  const code = refusal?.code ?? 'internal'
  const { status, title } = ERRORS[code]
  const detail =
    refusal?.message ?? `Please try again. If it happens again, tell us this number: ${requestId}`
  const errors = refusal?.fields.length ? { errors: [...refusal.fields] } : {}
  return { type: `https://turnout.example/errors/${code}`, title, status, detail, code, ...errors, requestId }
}

/** Parses input by the contract; what is wrong with it is told field by field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue): FieldError => ({
    path: issue.path.join('.'),
    message: issue.message,
  }))
  throw new Refusal('invalid-input', fields[0]?.message ?? 'Please check what you sent.', fields)
}

/** The answer to an address that nothing is behind. */
export function refuseRoute(): Refusal {
  return new Refusal('not-found', 'There is nothing at this address.')
}
