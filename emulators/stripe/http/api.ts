import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { Faults } from '../control/faults'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import { requireConnectedAccount, requireSecretKey } from './authenticate'
import type { Endpoint } from './endpoint'
import { expandAnswer } from './expand'
import { parseForm, type Form } from './form-body'
import { IdempotencyKeys, scopedKey } from './idempotency'
import { misanswer } from './misanswer'
import { parseParameters } from './parse-parameters'
import { StripeError, invalidRequest, serverError } from './stripe-error'

interface Answer {
  status: number
  json: string
  headers: Record<string, string>
}

const expandSchema = z.object({ expand: z.array(z.string().min(1)).optional() })

/** The `/v1` API: who asks, is it a repetition, what is asked, do it, answer. */
export function createApi(world: World, faults: Faults, endpoints: Endpoint[]): Hono {
  const api = new Hono()
  const keys = new IdempotencyKeys(world.data.savedAnswers, world.clock)

  for (const endpoint of endpoints) {
    api.on(endpoint.method, endpoint.path, async (c) => {
      const requestId = newId('request')
      const { replaysServerErrors } = world.behaviour
      const isReplay = replaysServerErrors && keys.hasAnswerTo(keyOf(endpoint, c))
      const fault = faults.takeForRequest(c.req.method, c.req.path, { isReplay })
      const asked = { endpoint, c, requestId, delayMs: fault?.action === 'delay' ? fault.delayMs : 0 }
      if (fault?.action === '500' && replaysServerErrors) {
        const failure = fault.afterEffect ? 'after' : 'before'
        return send(c, requestId, await answerRequest(world, keys, { ...asked, failure }))
      }
      const isLate = fault?.action === 'delay'
      if (fault && !isLate && !fault.afterEffect) return misanswer(c, fault.action, requestId)
      const answer = await answerRequest(world, keys, asked)
      return fault && !isLate ? misanswer(c, fault.action, requestId) : send(c, requestId, answer)
    })
  }

  api.all('/v1/*', (c) => {
    const requestId = newId('request')
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`
    const error = new StripeError(404, { type: 'invalid_request_error', message })
    return send(c, requestId, failed(error, requestId))
  })
  return api
}

interface Asked {
  endpoint: Endpoint
  c: Context
  requestId: string
  delayMs: number
  /** Stripe fails while it carries the request out: before anything has happened, or after all of it has. */
  failure?: 'before' | 'after'
}

async function answerRequest(world: World, keys: IdempotencyKeys, asked: Asked): Promise<Answer> {
  const { endpoint, c, requestId, delayMs, failure } = asked
  let release = () => {}
  try {
    requireSecretKey(world, c.req.header('authorization'))
    const account = findAccount(world, endpoint, c)
    const encoded = endpoint.method === 'GET' ? new URL(c.req.url).search : await c.req.text()

    const key = keyOf(endpoint, c)
    const place = `${endpoint.method} ${c.req.path}`
    const saved = key ? keys.find(key, place, encoded) : undefined
    if (saved) {
      const headers = { 'idempotent-replayed': 'true', 'original-request': saved.requestId }
      return { status: saved.status, json: saved.json, headers }
    }
    if (key) release = keys.hold(key)
    if (delayMs > 0) await new Promise<void>((resolve) => void world.clock.after(delayMs, resolve))

    const { params, expand } = readParameters(endpoint, parseForm(encoded))
    const cause = { requestId, idempotencyKey: key ? (c.req.header('idempotency-key') ?? null) : null }
    const answer = execute(() => {
      if (failure === 'before') throw serverError()
      const [id, part] = [c.req.param('id') ?? '', c.req.param('part') ?? '']
      const result = endpoint.run(world, { params, id, part, account, cause })
      if (failure === 'after') throw serverError()
      return expandAnswer(world, result, expand)
    }, requestId)
    // Only requests that were executed are remembered: a malformed one may be repeated with the same key.
    if (key) keys.save(key, { endpoint: place, body: encoded, requestId, ...answer })
    return { ...answer, headers: {} }
  } catch (error) {
    return failed(error, requestId)
  } finally {
    release()
  }
}

/** The idempotency key of a request, within the account that uses it. */
function keyOf(endpoint: Endpoint, c: Context): string | null {
  const key = endpoint.method === 'POST' && c.req.header('idempotency-key')
  return key ? scopedKey(c.req.header('stripe-account') || undefined, key) : null
}

function findAccount(world: World, endpoint: Endpoint, c: Context): string | undefined {
  const header = c.req.header('stripe-account')
  if (!header) return undefined
  const account = requireConnectedAccount(world, header)
  if (endpoint.forConnectedAccounts) return account
  throw invalidRequest('This endpoint cannot be called on behalf of a connected account in this stand-in.')
}

function readParameters(endpoint: Endpoint, form: Form): { params: unknown; expand: string[] } {
  const { expand: _, ...own } = form
  const { expand = [] } = parseParameters(expandSchema, form)
  return { params: parseParameters(endpoint.params, own), expand }
}

function execute(run: () => object, requestId: string): Omit<Answer, 'headers'> {
  try {
    return { status: 200, json: JSON.stringify(run(), null, 2) }
  } catch (error) {
    return failed(error, requestId)
  }
}

function failed(error: unknown, requestId: string): Answer {
  if (error instanceof StripeError) {
    const json = JSON.stringify(error.toJson(requestId), null, 2)
    return { status: error.status, json, headers: error.headers }
  }
  console.error(`stripe: ${requestId} failed`, error)
  return failed(serverError(), requestId)
}

function send(c: Context, requestId: string, answer: Answer): Response {
  const echoed = ['stripe-version', 'stripe-account', 'idempotency-key'].flatMap((name) => {
    const value = c.req.header(name)
    return value ? [[name, value] as const] : []
  })
  return c.body(answer.json, answer.status as ContentfulStatusCode, {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': requestId,
    ...Object.fromEntries(echoed),
    ...answer.headers,
  })
}
