import type { Context } from 'hono'
import { z } from 'zod'
import { APP_CHECK_HEADER } from '../../contract/api/app-check-header'
import type { Access } from '../../contract/api/access'
import { IdempotencyKey } from '../../contract/ids'
import { ROUTES } from '../../contract/api/routes'
import type { Route, RouteName, RouteOutput, RouteParsed } from '../../contract/api/routes'
import { identify, requireAccess, visitorIp } from '../actions/access/identify'
import type { Actor } from '../actions/access/identify'
import { parseInput, refuseMediaType } from '../actions/problem'
import type { Visitor } from '../actions/analytics/record-view'
import { requireAppCheck } from '../actions/access/require-app-check'

type AccessOf<N extends RouteName> = (typeof ROUTES)[N]['access']
type ByFor<A extends Access> = A extends 'public' ? Actor | null : Actor
type KeyFor<N extends RouteName> = (typeof ROUTES)[N] extends { creates: true } ? string : undefined

/** Who knocks, when, and with which key. */
export interface RequestContext<N extends RouteName> {
  readonly by: ByFor<AccessOf<N>>
  readonly now: string
  readonly idempotencyKey: KeyFor<N>
  /** The version that a save replaces, where the client names one. */
  readonly version: string | undefined
  readonly visitor: Visitor
}

/** What a handler answers: what the contract says, or the text of a file piece by piece. */
type AnswerOf<N extends RouteName> = (typeof ROUTES)[N] extends { file: string }
  ? AsyncIterable<string>
  : RouteOutput<N> | null

export type Handler<N extends RouteName> = (
  knock: RequestContext<N>,
  input: RouteParsed<N>,
) => Promise<AnswerOf<N>>

/** Seconds that the edge may answer a signed-out visitor's public read by itself. */
const EDGE_SECONDS = 30

/** Serves one route of the contract: from which app, who, parse, act, parse the answer. */
export function serveRoute<N extends RouteName>(
  name: N,
  handler: Handler<N>,
): (c: Context) => Promise<Response> {
  const route: Route = ROUTES[name]
  return async (c) => {
    if (!route.withoutAppCheck) await requireAppCheck(c.req.header(APP_CHECK_HEADER), name)
    const visitor = visitorOf(c)
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    const actor = await identify(token, visitor.ip)
    const by = route.access === 'public' ? actor : requireAccess(actor, route.access)
    const idempotencyKey = route.creates ? readKey(c) : undefined
    const input = await readInput(c, route)
    const version = c.req.header('if-match')?.replaceAll('"', '')
    const knock = { by, now: new Date().toISOString(), idempotencyKey, version, visitor }
    const answer = await handler(knock as RequestContext<N>, input as RouteParsed<N>)
    const isShareable = route.method === 'GET' && route.access === 'public' && actor === null
    c.header(
      'Cache-Control',
      isShareable ? `public, max-age=0, s-maxage=${EDGE_SECONDS}` : 'private, no-store',
    )
    c.header('Vary', 'Authorization')
    if (route.file !== undefined) return sendFile(c, route.file, answer as AsyncIterable<string>)
    return route.output === null ? c.body(null, 204) : c.json(route.output.parse(answer) as object)
  }
}

const FILE_TYPES: Record<string, string> = { json: 'application/json', csv: 'text/csv' }

/** What kind of file a name says it is. */
export function fileTypeOf(name: string): string {
  return FILE_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

/** Sends a file as it is made, so that it may be larger than memory. */
function sendFile(c: Context, name: string, pieces: AsyncIterable<string>): Response {
  c.header('Content-Type', `${fileTypeOf(name)}; charset=utf-8`)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()))
}

function readKey(c: Context): string {
  const schema = z.object({ 'Idempotency-Key': IdempotencyKey })
  return parseInput(schema, { 'Idempotency-Key': c.req.header('idempotency-key') })['Idempotency-Key']
}

async function readInput(c: Context, route: Route): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {}
  if (route.params) input.params = parseInput(route.params, c.req.param())
  if (route.query) {
    // Entries become fields of their own, also those named like something that every object has.
    input.query = parseInput(route.query, Object.fromEntries(new URL(c.req.url).searchParams))
  }
  if (route.body) input.body = parseInput(route.body, await readJson(c))
  return input
}

/** JSON by its media type (RFC 8259, section 11); anything else might be a form that another site had a browser send. */
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

async function readJson(c: Context): Promise<unknown> {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > 0 && !JSON_TYPE.test(c.req.header('content-type') ?? '')) throw refuseMediaType()
  try {
    // What is no UTF-8 is refused: read leniently, it would be saved with holes in it.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return parseInput(z.never('This is not JSON.'), bytes)
  }
}

/** Where a request comes from. */
export function visitorOf(c: Context): Visitor {
  const ip = visitorIp(c.req.header('x-forwarded-for'))
  const objects = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
  return { ip, agent: c.req.header('user-agent') ?? '', objects }
}
