import { z } from 'zod'
import { Fault } from '../control/faults'
import { invalidRequest } from '../http/stripe-error'
import { exponentOf } from '../payments/money'

/** A box that was ticked; a browser leaves out the others. */
export const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined)

/** What a person typed for an amount, such as `12.50`; nothing stands for all of it. */
export function amountOf(typed: string, currency: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return undefined
  const amount = Math.round(Number(text) * 10 ** exponentOf(currency))
  if (Number.isSafeInteger(amount) && amount > 0) return amount
  throw invalidRequest(`“${typed}” is not an amount. Write it as in 12.50, or leave it out for all.`)
}

const FaultForm = z.object({
  kind: z.enum(['webhook', 'api']),
  action: z.string(),
  times: z.string(),
  seconds: z.coerce.number().min(0).max(3600).default(5),
  copies: z.coerce.number().optional(),
  types: z.string().default(''),
  path: z.string().trim().default(''),
  afterEffect: ticked,
})

/** The fault that a form describes; throws when there is none such. */
export function faultOf(form: unknown): Fault {
  const { kind, action, times, seconds, copies, types, path, afterEffect } = FaultForm.parse(form)
  const list = types.split(',').flatMap((type) => type.trim() || [])
  const shared = {
    action,
    times: times.trim() === 'always' ? 'always' : Number(times),
    delayMs: Math.round(seconds * 1000),
  }
  return Fault.parse(
    kind === 'api'
      ? { kind, ...shared, path, afterEffect }
      : { kind, ...shared, ...(list.length > 0 && { types: list }), ...(copies && { copies }) },
  )
}
