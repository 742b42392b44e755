import type { z } from 'zod'
import { ACCOUNT_CALLS } from '../accounts/account-calls'
import { ATTENDING_CALLS } from '../rsvps/attending-calls'
import { OPERATOR_CALLS } from '../operators/operator-calls'
import { ORDER_CALLS } from '../orders/order-calls'
import { TEAM_CALLS } from '../team/team-calls'
import { WRITING_CALLS } from '../drafts/writing-calls'
import type { Call } from './call'

export { REGION } from './call-path'
export type { Call } from './call'

/** Everything a signed-in person does that the specification's HTTP paths do not cover. */
export const CALLS = {
  ...WRITING_CALLS,
  ...ATTENDING_CALLS,
  ...ORDER_CALLS,
  ...TEAM_CALLS,
  ...ACCOUNT_CALLS,
  ...OPERATOR_CALLS,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export type CallInput<N extends CallName> = z.input<(typeof CALLS)[N]['input']>
export type CallParsed<N extends CallName> = z.output<(typeof CALLS)[N]['input']>
/** A call that can be read as a stream, and what comes through it. */
export type StreamedCallName = {
  [N in CallName]: (typeof CALLS)[N] extends { piece: z.ZodType } ? N : never
}[CallName]
export type CallPiece<N extends StreamedCallName> = z.output<(typeof CALLS)[N]['piece']>
export type CallOutput<N extends CallName> = z.output<(typeof CALLS)[N]['output']>

export { pathOfCall } from './call-path'

/** The name at the end of a path, whether it is one of the contract or not. */
export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Whether the function for all calls serves one of this name. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALLS, name)
}
