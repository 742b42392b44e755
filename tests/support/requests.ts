import { createHash, randomUUID } from 'node:crypto'
import { APP_CHECK_HEADER } from 'functions/contract/api/app-check-header'
import { REGION, pathOfCall } from 'functions/contract/api/call-path'
import type { CallInput, CallName, CallOutput } from 'functions/contract/api/calls'
import { Problem } from 'functions/contract/api/errors'
import { findStackAtPort } from 'functions/contract/local-stack'
import { ROUTES } from 'functions/contract/api/routes'
import type { Route, RouteInput, RouteName, RouteOutput } from 'functions/contract/api/routes'
import { appCheckToken } from './app-check'
import { stack } from './stack'
import type { Person } from './people'

/** What a request came to: the status, and the body as it is. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/**
 * The client that a person's requests come from: each has one of their own unless a test says otherwise. The stack counts the
 * last entry of X-Forwarded-For as added by a proxy of ours.
 */
export function clientOf({ uid }: Person): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(uid).digest()
  return `10.${a}.${b}.${c}`
}

const identityOf = (by: Person | null): Record<string, string> =>
  by ? { Authorization: `Bearer ${by.token}`, 'X-Forwarded-For': clientOf(by) } : {}

/** What every client of ours sends: who asks, from where, and that it is our app. */
export async function requestHeaders(by: Person | null): Promise<Record<string, string>> {
  return { 'Content-Type': 'application/json', [APP_CHECK_HEADER]: await appCheckToken(), ...identityOf(by) }
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** Sends a request to a route as written, right or wrong. */
export async function send(
  name: RouteName,
  input: Parts,
  by: Person | null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const route: Route = ROUTES[name]
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => input.params?.[key] ?? '')
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]),
  )
  const key = route.creates ? { 'Idempotency-Key': randomUUID() } : {}
  const response = await fetch(`${stack().TURNOUT_ORIGIN}/app${path}?${query}`, {
    method: route.method,
    headers: { ...(await requestHeaders(by)), ...key, ...headers },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : text || null }
}

/** Sends a request that is to succeed. */
export async function ask<N extends RouteName>(
  name: N,
  input: RouteInput<N>,
  by: Person | null,
  headers: Record<string, string> = {},
): Promise<RouteOutput<N>> {
  const { status, body } = await send(name, input, by, headers)
  if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
  return body as RouteOutput<N>
}

/** Where a function is without hosting in front of it. */
export function urlOfFunction(name: string): string {
  const { TURNOUT_ORIGIN, GCLOUD_PROJECT } = stack()
  const { hostname, port } = new URL(TURNOUT_ORIGIN)
  const functionsPort = findStackAtPort(Number(port))?.ports.functions
  return `http://${hostname}:${functionsPort}/${GCLOUD_PROJECT}/${REGION}/${name}`
}

/** Calls a callable as written, right or wrong, the way the SDK does. */
export async function sendCall(
  name: CallName,
  data: unknown,
  by: Person | null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(urlOfFunction(pathOfCall(name)), {
    method: 'POST',
    headers: { ...(await requestHeaders(by)), ...headers },
    body: JSON.stringify({ data }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { details?: unknown } }
  return { status: response.status, body: error ? error.details : result }
}

/** Calls a callable that is to succeed. */
export async function call<N extends CallName>(
  name: N,
  data: CallInput<N>,
  by: Person,
): Promise<CallOutput<N>> {
  const { status, body } = await sendCall(name, data, by)
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
  return body as CallOutput<N>
}

/** The problem that an answer is, as the contract promises every refusal to be. */
export function problemIn(answer: Answer): Problem {
  return Problem.parse(answer.body)
}

/** A request that no client of ours would write. */
export interface RawRequest {
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

/** What a raw request came to; `problem` is there if the answer is one. */
export interface RawAnswer {
  readonly status: number
  readonly type: string | null
  /** Seconds, as the header says them. */
  readonly retryAfter: string | null
  readonly problem: Problem | undefined
}

/**
 * Sends bytes to a path below /app: with a body as POST, and as JSON unless the headers say otherwise. Hosting is left
 * out, because its emulator has ideas of its own about strange requests.
 */
export function sendRaw(path: string, request: RawRequest, by: Person | null = null): Promise<RawAnswer> {
  return sendBytes(`${urlOfFunction('app')}/app${path}`, request, by)
}

/** Sends bytes to a callable. */
export function sendRawCall(name: CallName, request: RawRequest, by: Person | null): Promise<RawAnswer> {
  return sendBytes(urlOfFunction(pathOfCall(name)), request, by)
}

async function sendBytes(url: string, { body, headers }: RawRequest, by: Person | null): Promise<RawAnswer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(await requestHeaders(by)), ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const type = response.headers.get('content-type')
  const text = await response.text()
  const problem = type === 'application/problem+json' ? Problem.parse(JSON.parse(text)) : undefined
  return { status: response.status, type, retryAfter: response.headers.get('retry-after'), problem }
}
