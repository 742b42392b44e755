import type { ErrorCode } from '../../contract/api/error-list'
import type { FieldError } from '../../contract/api/errors'

/**
 * The one error that the product raises on purpose. `detail` is for the person: what happened, what was kept, what to
 * do next. Each kind of entry translates it once, by the contract's table of errors.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  /** When it may be tried again, where that is known. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    detail: string,
    fields: readonly FieldError[] = [],
    retryAfterSeconds?: number,
  ) {
    super(detail)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The same answer for what is not there and for what is not theirs. */
export function refuseMissing(noun: string): Refusal {
  return new Refusal('not-found', `There is no such ${noun}, or it is not open to you.`)
}

/** Refuses what is wrong with the input, by path; undefined where nothing is. */
export function refuseIssues(issues: Readonly<Record<string, string>>): Refusal | undefined {
  const fields = Object.entries(issues).map(([path, message]) => ({ path, message }))
  const [first] = fields
  return first && new Refusal('invalid-input', first.message, fields)
}

/** Refuses one field of the input. */
export function refuseField(path: string, message: string): Refusal {
  return new Refusal('invalid-input', message, [{ path, message }])
}
