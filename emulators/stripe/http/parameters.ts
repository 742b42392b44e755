import { z } from 'zod'

/**
 * The kinds of parameter that Stripe has. Everything arrives as text; what goes wrong is worded by
 * `parse-parameters.ts`, from the `stripe` entry of a custom issue or from the kind of issue.
 */
type Problem = { code?: string; message: string }

const refuse = (ctx: z.RefinementCtx, problem: Problem): never => {
  ctx.addIssue({ code: 'custom', message: problem.message, params: { code: problem.code } })
  return z.NEVER
}

/** Text with at least one character. */
export const text = (limit = 5000) => z.string().min(1).max(limit)

/** A whole number between two bounds. */
export function integer({ min = -Infinity, max = Infinity }: { min?: number; max?: number } = {}) {
  return z.string().transform((value, ctx): number => {
    const code = 'parameter_invalid_integer'
    if (!/^-?\d{1,15}$/.test(value)) return refuse(ctx, { code, message: `Invalid integer: ${value}` })
    const number = Number(value)
    if (number < min) {
      return refuse(ctx, { code, message: `This value must be greater than or equal to ${min}.` })
    }
    return number > max
      ? refuse(ctx, { code, message: `This value must be less than or equal to ${max}.` })
      : number
  })
}

/** `true` or `false`. */
export const flag = () =>
  z.string().transform((value, ctx): boolean => {
    if (value === 'true' || value === 'false') return value === 'true'
    return refuse(ctx, { message: `Invalid boolean: ${value}` })
  })

/** An address that a browser can be sent to. Placeholders in braces are allowed. */
export const webAddress = () =>
  text().transform((value, ctx): string => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    if (parsed && /^https?:$/.test(parsed.protocol)) return value
    return refuse(ctx, { code: 'url_invalid', message: 'Not a valid URL' })
  })

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** True for what Stripe's pages and API accept as an email address. */
export const isEmail = (value: string): boolean => EMAIL.test(value) && value.length <= 800

/** An email address. */
export const email = () =>
  text().transform((value, ctx): string =>
    isEmail(value)
      ? value
      : refuse(ctx, { code: 'email_invalid', message: `Invalid email address: ${value}` }),
  )

/** Three lower-case letters; Stripe also takes upper case and answers in lower case. */
export const currency = () =>
  text(20).transform((value, ctx): string => {
    if (/^[a-z]{3}$/i.test(value)) return value.toLowerCase()
    return refuse(ctx, { message: `Invalid currency: ${value.toLowerCase()}.` })
  })

/**
 * Up to 50 keys of 40 characters with values of 500 (API reference: Metadata). An empty value removes its key
 * and an empty parameter removes them all, so the answer says which.
 */
export const metadata = () =>
  z
    .union([z.literal(''), z.record(z.string(), z.string())])
    .transform((given, ctx): Record<string, string> | 'unset' => {
      if (given === '') return 'unset'
      const entries = Object.entries(given)
      if (entries.length > 50) {
        return refuse(ctx, {
          message: `You can set up to 50 metadata keys, but you passed in ${entries.length}.`,
        })
      }
      for (const [key, value] of entries) {
        if (key.length > 40) {
          const message = `Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`
          return refuse(ctx, { message })
        }
        if (value.length > 500) {
          const message = `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`
          return refuse(ctx, { message })
        }
      }
      return { ...given }
    })

/** What is left of `current` after a metadata parameter. */
export function mergeMetadata(
  current: Record<string, string>,
  given: Record<string, string> | 'unset' | undefined,
): Record<string, string> {
  if (given === 'unset') return {}
  const merged = { ...current, ...given }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
