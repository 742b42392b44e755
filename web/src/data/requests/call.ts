import { CALLS } from 'functions/contract/api/calls'
import type { CallInput, CallName, CallOutput } from 'functions/contract/api/calls'
import { beginRequest } from './on-problem'
import { networkProblem, problemOf, unreadableProblem } from './problem'
import type { ApiProblem } from './problem'

/** What the SDK says, without details, when no answer came, and when one of 200 broke off or was not ours. */
const NO_ANSWER = ['internal [0]', 'Response is not valid JSON object.']

/** A callable's error as a problem. */
export function problemOfCall(error: unknown): ApiProblem {
  const { details, message } = error as { details?: unknown; message?: unknown }
  const described = problemOf(details)
  if (described) return described
  return NO_ANSWER.some((it) => it === message) ? networkProblem(error) : unreadableProblem(500, error)
}

/**
 * Calls one callable function of the contract and answers what the contract promises.
 * @throws ApiProblem for every failure, after the product has done what it does about it (`beginRequest`)
 */
export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const { callable } = await import('../firebase/functions')
  const onProblem = await beginRequest()
  let data: unknown
  try {
    data = await callable(name, input)
  } catch (error) {
    const problem = problemOfCall(error)
    await onProblem(problem)
    throw problem
  }
  const parsed = CALLS[name].output.safeParse(data)
  if (!parsed.success) throw unreadableProblem(200, parsed.error)
  return parsed.data as CallOutput<N>
}
