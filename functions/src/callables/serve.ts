import { randomUUID } from 'node:crypto'
import { HttpsError } from 'firebase-functions/https'
import type { CallableRequest } from 'firebase-functions/https'
import { CALLS } from '../../contract/calls'
import type { Call, CallName } from '../../contract/calls'
import { ERRORS } from '../../contract/errors'
import { admit, identifyCaller } from '../actions/identify'
import type { Actor } from '../actions/identify'
import { parseInput, problemOf } from '../actions/problem'
import { log } from '../log'
import { HANDLERS } from './calls'

type Handler = (by: Actor, input: unknown, now: string) => Promise<unknown>

/** Serves one callable of the contract: who, parse, act, parse the answer. */
export async function serveCall(name: CallName, request: CallableRequest<unknown>): Promise<unknown> {
  const requestId = randomUUID()
  try {
    const call: Call = CALLS[name]
    const by = await admit(identifyCaller(request.auth?.token), call.access)
    const input = parseInput(call.input, request.data)
    const answer = await (HANDLERS[name] as Handler)(by, input, new Date().toISOString())
    return call.output.parse(answer)
  } catch (error) {
    const problem = problemOf(error, requestId)
    if (problem.status >= 500) {
      log.error('callFailed', {
        requestId,
        name,
        error: error instanceof Error ? error.stack : String(error),
      })
    }
    throw new HttpsError(ERRORS[problem.code].callable, problem.detail, problem)
  }
}
