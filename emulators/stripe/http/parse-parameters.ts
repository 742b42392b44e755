import type { z } from 'zod'
import type { Form } from './form-body'
import { invalidRequest, type StripeError } from './stripe-error'

type Issue = z.core.$ZodIssue

/**
 * Parses a form by its contract or throws the 400 that Stripe would answer: unknown parameters first, then
 * the first missing or malformed one (Error codes: parameter_unknown, parameter_missing,
 * parameter_invalid_…).
 */
export function parseParameters<Output>(schema: z.ZodType<Output>, form: Form): Output {
  const result = schema.safeParse(form)
  if (result.success) return result.data
  const issues = result.error.issues.flatMap(unwrapUnion)
  const worst = issues.find((issue) => issue.code === 'unrecognized_keys') ?? issues[0]!
  throw wordIssue(worst, form)
}

/** Of the branches of a union, the one that got furthest describes best what the caller meant. */
function unwrapUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branches = issue.errors.map((errors) =>
    errors.map((e) => ({ ...e, path: [...issue.path, ...e.path] })),
  )
  const deepest = branches.toSorted((a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0))[0]
  return (deepest ?? []).flatMap((inner) => unwrapUnion(inner as Issue))
}

function wordIssue(issue: Issue, form: Form): StripeError {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]))
    const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`
    return invalidRequest(message, { code: 'parameter_unknown', param: names[0]! })
  }
  const param = nameOf(issue.path)
  const given = valueAt(form, issue.path)
  if (given === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  if (given === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`
    return invalidRequest(message, { code: 'parameter_invalid_empty', param })
  }
  switch (issue.code) {
    case 'custom': {
      const code = issue.params?.['code'] as string | undefined
      return invalidRequest(issue.message, { ...(code && { code }), param })
    }
    case 'invalid_value':
      return invalidRequest(`Invalid ${param}: must be one of ${listed(issue.values.map(String))}`, { param })
    case 'invalid_type':
      return invalidRequest(`Invalid ${issue.expected === 'array' ? 'array' : issue.expected}`, { param })
    default:
      return invalidRequest(issue.message, { param })
  }
}

const nameOf = (path: PropertyKey[]): string =>
  path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join('')

const valueAt = (form: Form, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], form)

const listed = (names: string[]): string =>
  names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`
