import { Hono } from 'hono'
import { accountEndpoints } from './accounts/account-endpoints'
import { externalAccountEndpoints } from './accounts/external-account-endpoints'
import { accountLinkEndpoints } from './accounts/account-link'
import { balanceEndpoints } from './balance/balance-endpoints'
import { sessionEndpoints } from './checkout/session-endpoints'
import { watchExpiry } from './checkout/session'
import { createControl } from './control/control-routes'
import { Faults } from './control/faults'
import { disputeEndpoints } from './disputes/dispute-endpoints'
import { earlyFraudWarningEndpoints } from './disputes/early-fraud-warning'
import { resumeDisputes } from './disputes/watch-disputes'
import { createHosted } from './hosted/hosted-routes'
import { createApi } from './http/api'
import { applicationFeeEndpoints } from './transfers/application-fee-endpoints'
import { chargeEndpoints } from './payments/charge-endpoints'
import { watchUnbooked } from './payments/complete-payment'
import { paymentIntentEndpoints } from './payments/payment-intent-endpoints'
import { transferEndpoints } from './transfers/transfer-endpoints'
import { payoutEndpoints } from './payouts/payout-endpoints'
import { watchSchedule } from './payouts/schedule'
import { watchRefund } from './refunds/new-refund'
import { refundEndpoints } from './refunds/refund-endpoints'
import { sendWaitingRefunds } from './refunds/waiting-refunds'
import { Courier } from './webhooks/courier'
import { createSettings } from './settings/settings-routes'
import { eventEndpoints } from './webhooks/event-endpoints'
import { webhookEndpointEndpoints } from './webhooks/webhook-endpoint-endpoints'
import { addStandingEndpoints } from './webhooks/webhook-endpoint'
import { Behaviours } from './world/behaviour'
import { createWorld } from './world/create-world'
import { systemClock, type Clock } from './world/clock'
import { noDataFile, openDataFile } from './world/data-file'
import type { Settings } from './world/world'

/** The API, resource by resource. */
const ENDPOINTS = [
  ...accountEndpoints,
  ...accountLinkEndpoints,
  ...externalAccountEndpoints,
  ...sessionEndpoints,
  ...paymentIntentEndpoints,
  ...chargeEndpoints,
  ...transferEndpoints,
  ...applicationFeeEndpoints,
  ...balanceEndpoints,
  ...disputeEndpoints,
  ...earlyFraudWarningEndpoints,
  ...payoutEndpoints,
  ...refundEndpoints,
  ...eventEndpoints,
  ...webhookEndpointEndpoints,
]

export interface StripeOptions extends Omit<Settings, 'fetch' | 'webhookEvents'> {
  /** A JSON file to start from and to save to; without it everything is forgotten at the end. */
  dataFile?: string | undefined
  /** Defaults to all types. */
  webhookEvents?: string[] | undefined
  clock?: Clock
  fetch?: typeof fetch
}

/** A stand-in for Stripe, ready to be served. */
export interface StripeStandIn {
  app: Hono
  /** Resolves once the webhooks that are on their way have been answered. */
  settled(): Promise<void>
  /** Writes what is not yet in the data file. */
  close(): void
}

/** Builds a stand-in; it starts from the data file and goes on with what was waiting there. */
export function createStripe(options: StripeOptions): StripeStandIn {
  const clock = options.clock ?? systemClock
  const settings: Settings = {
    ...options,
    fetch: options.fetch ?? fetch,
    webhookEvents: options.webhookEvents ?? ['*'],
  }
  const file = options.dataFile ? openDataFile(options.dataFile) : noDataFile()
  const data = file.read()
  const changed = () => file.save(data)
  const faults = new Faults()
  const behaviours = new Behaviours()
  const courier = new Courier({ data, clock, settings, faults, changed })
  const world = createWorld({
    data,
    clock,
    settings,
    behaviours,
    changed,
    take: (event) => courier.take(event),
  })

  addStandingEndpoints(world)

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    const onlyReads = c.req.method === 'GET' && c.req.path.startsWith('/v1/')
    if (onlyReads) return
    sendWaitingRefunds(world)
    changed()
  })
  app.route('/', createApi(world, faults, ENDPOINTS))
  app.route('/_control', createControl({ world, faults, behaviours, courier }))
  app.route('/', createHosted(world, courier))
  app.route('/', createSettings(world, faults, courier))

  for (const row of Object.values(data.sessions)) watchExpiry(world, row)
  for (const id of Object.keys(data.unbookedCharges)) watchUnbooked(world, id)
  for (const refund of Object.values(data.refunds)) watchRefund(world, refund)
  resumeDisputes(world)
  watchSchedule(world)
  courier.resume()
  return { app, settled: () => courier.settled(), close: () => file.flush() }
}
