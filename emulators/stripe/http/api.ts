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
import { StripeError, invalidRequest } from './stripe-error'

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
      const fault = faults.takeForRequest(c.req.method, c.req.path)
      const late = fault?.action === 'delay' ? fault.delayMs : 0
      if (fault && !late && !fault.afterEffect) return misanswer(c, fault.action, requestId)
      const answer = await answerRequest(world, keys, endpoint, c, requestId, late)
      return fault && !late ? misanswer(c, fault.action, requestId) : send(c, requestId, answer)
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

async function answerRequest(
  world: World,
  keys: IdempotencyKeys,
  endpoint: Endpoint,
  c: Context,
  requestId: string,
  delayMs: number,
): Promise<Answer> {
  let release = () => {}
  try {
    requireSecretKey(world, c.req.header('authorization'))
    const account = findAccount(world, endpoint, c)
    const encoded = endpoint.method === 'GET' ? new URL(c.req.url).search : await c.req.text()

    const idempotencyKey = endpoint.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null
    const key = idempotencyKey && scopedKey(account, idempotencyKey)
    const place = `${endpoint.method} ${c.req.path}`
    const saved = key ? keys.find(key, place, encoded) : undefined
    if (saved) {
      const headers = { 'idempotent-replayed': 'true', 'original-request': saved.requestId }
      return { status: saved.status, json: saved.json, headers }
    }
    if (key) release = keys.hold(key)
    if (delayMs > 0) await new Promise<void>((resolve) => void world.clock.after(delayMs, resolve))

    const { params, expand } = readParameters(endpoint, parseForm(encoded))
    const cause = { requestId, idempotencyKey }
    const answer = execute(() => {
      const [id, part] = [c.req.param('id') ?? '', c.req.param('part') ?? '']
      const result = endpoint.run(world, { params, id, part, account, cause })
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
  const unknown = new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' })
  return { status: 500, json: JSON.stringify(unknown.toJson(requestId), null, 2), headers: {} }
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
