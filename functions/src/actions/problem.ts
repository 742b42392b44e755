import type { z } from 'zod'
import { CURRENT_AGREEMENT } from '../../contract/accounts/agreement-versions'
import { ERRORS } from '../../contract/api/error-list'
import type { FieldError, Problem } from '../../contract/api/errors'
import { Refusal } from '../domain/refusal'
import { isBusy } from '../store/firestore'

/** Seconds after which something may be tried again whose refusal does not say when, by its status. */
const RETRY_SECONDS: Partial<Record<number, number>> = { 429: 60, 503: 5 }

/** Any error as what the person is told; what was not raised on purpose says no more than an id. */
export function problemOf(error: unknown, requestId: string): Problem {
  const refusal = error instanceof Refusal ? error : isBusy(error) ? refuseBusy() : undefined
  const code = refusal?.code ?? 'internal'
  const { status, title } = ERRORS[code]
  const detail =
    refusal?.message ?? `Please try again. If it happens again, tell us this number: ${requestId}`
  const errors = refusal?.fields.length ? { errors: [...refusal.fields] } : {}
  const retryAfterSeconds = refusal?.retryAfterSeconds ?? RETRY_SECONDS[status]
  const retry = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  const type = `https://turnout.example/errors/${code}`
  const terms = code === 'terms-changed' ? { agreement: CURRENT_AGREEMENT } : {}
  return { type, title, status, detail, code, ...errors, ...retry, ...terms, requestId }
}

function refuseBusy(): Refusal {
  return new Refusal(
    'busy',
    'Many people are at the same thing right now. Please try again; nothing happens twice.',
  )
}

/** Parses input by the contract; what is wrong with it is told field by field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  const fields = parsed.success ? textFaults(parsed.data) : parsed.error.issues.flatMap(fieldErrors)
  if (parsed.success && fields.length === 0) return parsed.data
  throw new Refusal('invalid-input', fields[0]?.message ?? 'Please check what you sent.', fields)
}

/** An unknown field is named itself, not only the object that it is in. */
function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined
  const paths = keys ? keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => ({ path: path.join('.'), message: issue.message }))
}

/**
 * Text with a NUL or half a character in it is none that a person typed: mails, calendars and QR codes cannot carry the one,
 * and the database not the other.
 */
const UNREADABLE = /\0|\p{Cs}/u

function textFaults(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    return UNREADABLE.test(value)
      ? [{ path: path.join('.'), message: 'This text holds a character that cannot be read.' }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textFaults(item, [...path, key]))
}

/** The answer to an address that nothing is behind. */
export function refuseRoute(): Refusal {
  return new Refusal('not-found', 'There is nothing at this address.')
}

/** The answer to a body that does not say that it is JSON. */
export function refuseMediaType(): Refusal {
  return new Refusal('not-json', 'Send JSON, with the content type application/json.')
}

/** The answer to a body that the functions framework could not read, by the status that it gave. */
export function refuseBody(status: number): Refusal {
  if (status === 415) return refuseMediaType()
  const message = status === 413 ? 'This is too large.' : 'This is not JSON.'
  return new Refusal('invalid-input', message, [{ path: '', message }])
}

/** The answer to input of a shape that nothing of ours has. */
export function refuseUnreadable(): Refusal {
  const message = 'This cannot be read. Send plain values, as the contract has them.'
  return new Refusal('invalid-input', message, [{ path: 'data', message }])
}
