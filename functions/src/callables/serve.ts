import { randomUUID } from 'node:crypto'
import { HttpsError } from 'firebase-functions/https'
import type { CallableRequest, CallableResponse } from 'firebase-functions/https'
import { APP_CHECK_HEADER } from '../../contract/api/app-check-header'
import { CALLS, isCallName } from '../../contract/api/calls'
import type { Call } from '../../contract/api/call'
import { ERRORS } from '../../contract/api/error-list'
import { callerIp, identifyCaller, requireAccess } from '../actions/access/identify'
import type { Actor } from '../actions/access/identify'
import { parseInput, problemOf, refuseRoute } from '../actions/problem'
import { requireAppCheck } from '../actions/access/require-app-check'
import { requireNoMaintenance } from '../actions/access/require-no-maintenance'
import { log } from '../log'
import { HANDLERS } from './calls'

type Handler = (by: Actor, input: unknown, now: string, listener: AnyListener) => Promise<unknown>

interface AnyListener {
  readonly emit: ((piece: unknown) => void) | undefined
  readonly signal: AbortSignal | undefined
}

/** Serves one callable of the contract: from which app, who, parse, act, parse the answer. */
export async function serveCall(
  name: string,
  request: CallableRequest<unknown>,
  response?: CallableResponse,
): Promise<unknown> {
  const requestId = randomUUID()
  try {
    await requireNoMaintenance()
    if (!isCallName(name)) throw refuseRoute()
    // Ours, not the framework's `enforceAppCheck`: that answers 401, which signs people out, and the emulator believes any token.
    await requireAppCheck(request.rawRequest.header(APP_CHECK_HEADER), name)
    const call: Call = CALLS[name]
    const by = requireAccess(await identifyCaller(request.auth?.token, clientOf(request)), call.access)
    const input = parseInput(call.input, request.data)
    const answer = await (HANDLERS[name] as Handler)(
      by,
      input,
      new Date().toISOString(),
      listenerOf(call, response),
    )
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
    const { retryAfterSeconds } = problem
    if (retryAfterSeconds !== undefined) {
      request.rawRequest.res?.setHeader('Retry-After', String(retryAfterSeconds))
    }
    throw new HttpsError(ERRORS[problem.code].callable, problem.detail, problem)
  }
}

/** Where a call comes from: callables are called at their own address, without Hosting in front. */
function clientOf({ rawRequest }: CallableRequest<unknown>): string | undefined {
  return callerIp(rawRequest.header('x-forwarded-for'))
}

/** The one who reads the pieces of a call, each parsed as its answer is; a client that wants no stream takes none. */
function listenerOf({ piece: schema }: Call, response: CallableResponse | undefined): AnyListener {
  const send = (piece: unknown) => void response?.sendChunk(schema?.parse(piece))
  return { emit: schema && send, signal: response?.signal }
}
