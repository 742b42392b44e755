import { ROUTES } from 'functions/contract/api/routes'
import type { Route, RouteInput, RouteName, RouteOutput } from 'functions/contract/api/routes'
import { appCheckHeader } from '../firebase/app-check'
import { backendUrl } from '../firebase/backend'
import { findCredentials } from '../firebase/credentials'
import { beginRequest } from './on-problem'
import { ApiProblem, bodyProblem, networkProblem, problemOf, unreadableProblem } from './problem'

export interface ApiOptions {
  signal?: AbortSignal | undefined
  /** One per intention, kept while it is retried; made here when a creating route gets none. */
  idempotencyKey?: string | undefined
  /** The version that a save replaces; refused as a conflict when there is a later one. */
  version?: string | undefined
}

type Anything = { params?: unknown; query?: unknown; body?: unknown }

/** Routes without any part are called without an input. */
type Args<N extends RouteName> = [keyof RouteInput<N>] extends [never]
  ? [input?: undefined, options?: ApiOptions]
  : [input: RouteInput<N>, options?: ApiOptions]

function urlOf(route: Route, { params, query }: Anything): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return backendUrl(`${path}${search && `?${search}`}`)
}

async function authorization(): Promise<Record<string, string>> {
  try {
    const token = await findCredentials()?.token()
    return token ? { Authorization: `Bearer ${token}` } : {}
  } catch (error) {
    // The request goes out without a name (specification, section 7); the server decides what that may see.
    console.error('No identity token for this request.', error)
    return {}
  }
}

/** Sends a request with who asks and, where that is asked for, that our app does; the answer is not looked at. */
export async function send(route: Route, input: Anything, options: ApiOptions): Promise<Response> {
  const who = await Promise.all([authorization(), route.withoutAppCheck ? {} : appCheckHeader()])
  const headers: Record<string, string> = Object.assign({ Accept: 'application/json' }, ...who)
  if (input.body !== undefined) headers['Content-Type'] = 'application/json'
  if (options.version !== undefined) headers['If-Match'] = `"${options.version}"`
  if (route.creates) headers['Idempotency-Key'] = options.idempotencyKey ?? crypto.randomUUID()
  try {
    return await fetch(urlOf(route, input), {
      method: route.method,
      headers,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(options.signal && { signal: options.signal }),
    })
  } catch (error) {
    throw networkProblem(error)
  }
}

async function answerOf(route: Route, response: Response): Promise<unknown> {
  if (response.ok && route.output === null) return undefined
  const body: unknown = await response.json().catch((error: unknown) => {
    throw bodyProblem(response.status, error)
  })
  if (!response.ok) throw problemOf(body) ?? unreadableProblem(response.status, body)
  const parsed = route.output?.safeParse(body)
  if (!parsed?.success) throw unreadableProblem(response.status, parsed?.error)
  return parsed.data
}

/**
 * Calls one HTTP route of the contract and answers what the contract promises. There is no timeout.
 * @throws the signal's reason after an abort; ApiProblem for every other failure, after the product has done what it does about it
 *   (`beginRequest`)
 */
export async function api<N extends RouteName>(name: N, ...args: Args<N>): Promise<RouteOutput<N>> {
  const [input = {}, options = {}] = args
  const route: Route = ROUTES[name]
  const onProblem = await beginRequest()
  try {
    const response = await send(route, input, options)
    return (await answerOf(route, response)) as RouteOutput<N>
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason
    if (error instanceof ApiProblem) {
      if (error.code === 'unreadable') console.error(`${name} answered something unreadable.`, error.cause)
      await onProblem(error)
    }
    throw error
  }
}
