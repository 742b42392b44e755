import { notFound } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import { randomText } from '../world/ids'
import type { StoredEvent, World } from '../world/world'
import { matchesType } from './delivery'
import type { EndpointRow } from './webhook-endpoint-object'

interface NewEndpoint {
  id: string
  url: string
  secret: string
  hears: EndpointRow['hears']
  events: string[]
  description?: string | null
  metadata?: Record<string, string>
}

/** The ids of the endpoints that the environment names. */
const PLATFORM_ENDPOINT = 'we_1standin'
const CONNECT_ENDPOINT = 'we_1standinconnect'

/** Adds an endpoint, or puts it in the place of one with the same id. */
export function addEndpoint(world: Pick<World, 'data' | 'clock'>, given: NewEndpoint): EndpointRow {
  const row: EndpointRow = {
    endpoint: {
      id: given.id,
      object: 'webhook_endpoint',
      api_version: null,
      application: given.hears === 'connect' ? 'ca_turnout' : null,
      created: secondsOf(world.clock),
      description: given.description ?? null,
      enabled_events: given.events,
      livemode: false,
      metadata: given.metadata ?? {},
      status: 'enabled',
      url: given.url,
    },
    secrets: [{ secret: given.secret, until: null }],
    hears: given.hears,
  }
  world.data.webhookEndpoints[given.id] = row
  return row
}

/**
 * Adds the endpoints that the environment names: one for everything, or one for the platform and one for connected
 * accounts.
 */
export function addStandingEndpoints(world: Pick<World, 'data' | 'clock' | 'settings'>): void {
  const { settings } = world
  const { webhookUrl: url, webhookSecret: secret, webhookEvents: events, connectWebhook } = settings
  const hears = connectWebhook ? 'platform' : 'all'
  addEndpoint(world, { id: PLATFORM_ENDPOINT, url, secret, hears, events })
  delete world.data.webhookEndpoints[CONNECT_ENDPOINT]
  if (connectWebhook)
    addEndpoint(world, { id: CONNECT_ENDPOINT, ...connectWebhook, hears: 'connect', events })
}

/** The endpoint, or Stripe's 404. */
export function requireEndpoint(world: World, id: string): EndpointRow {
  const row = world.data.webhookEndpoints[id]
  if (!row) throw notFound('webhook endpoint', id)
  return row
}

/** True when an event is sent to an endpoint. */
export function hearsOf({ endpoint, hears }: EndpointRow, event: StoredEvent): boolean {
  const side = event.account === undefined ? 'platform' : 'connect'
  return (
    endpoint.status === 'enabled' &&
    (hears === 'all' || hears === side) &&
    endpoint.enabled_events.some((pattern) => matchesType(event.type, pattern))
  )
}

/** The secrets that an event is signed with now. */
export const secretsNow = ({ secrets }: EndpointRow, now: number): string[] =>
  secrets.filter(({ until }) => until === null || until > now).map(({ secret }) => secret)

/** Gives an endpoint a new secret; what it had goes on being signed with for a while (Roll endpoint secrets). */
export function rollSecret(
  world: World,
  row: EndpointRow,
  { secret = newSecret(), keepOldSeconds }: { secret?: string | undefined; keepOldSeconds: number },
): string {
  const until = world.clock.now() + keepOldSeconds * 1000
  const old = row.secrets.map((one) => ({ ...one, until: Math.min(one.until ?? until, until) }))
  row.secrets = [{ secret, until: null }, ...old]
  return secret
}

export const newSecret = (): string => `whsec_${randomText(32)}`
