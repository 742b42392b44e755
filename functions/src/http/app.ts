import { Hono } from 'hono'
import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { randomUUID } from 'node:crypto'
import { APP_CHECK_HEADER } from '../../contract/api/app-check-header'
import { ROUTES } from '../../contract/api/routes'
import type { RouteName } from '../../contract/api/routes'
import { handlePaymentEvent } from '../actions/orders/handle-payment-event'
import { problemOf, refuseRoute } from '../actions/problem'
import { requireNoMaintenance } from '../actions/access/require-no-maintenance'
import { requireUnsubscribeLink, unsubscribe } from '../actions/accounts/unsubscribe'
import { config } from '../config'
import { log } from '../log'
import { addCalendars } from './calendars'
import { openApi } from './openapi'
import { addMedia } from './media'
import { addOwnRsvps } from './own-rsvps'
import { HANDLERS } from './routes'
import { serveRoute, visitorOf } from './serve-route'
import type { Handler } from './serve-route'
import { addTickets } from './tickets'
import { unsubscribePage } from './unsubscribe-page'

export type Variables = { Variables: { requestId: string } }

/** An app that was built for another address of this server (VITE_BACKEND_ORIGIN) asks from its own; no other page may. */
const FROM_OUR_APP = {
  origin: () => config().PUBLIC_ORIGIN,
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', APP_CHECK_HEADER],
  exposeHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
  maxAge: 7200,
}

/** The whole HTTP interface, below /app. */
export function createApp(): Hono<Variables> {
  const app = new Hono<Variables>().basePath('/app')
  app.use(cors(FROM_OUR_APP))
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.header('X-Request-Id', c.get('requestId'))
    await requireNoMaintenance()
    await next()
  })
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path } = ROUTES[name]
    app.on(
      method,
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      serveRoute(name, HANDLERS[name] as Handler<RouteName>),
    )
  }
  addFiles(app)
  addUnsubscribe(app)
  app.post('/stripe/webhook', async (c) => {
    const signature = c.req.header('stripe-signature') ?? ''
    await handlePaymentEvent(await c.req.text(), signature, new Date().toISOString())
    return c.json({ received: true })
  })
  app.get('/openapi.json', (c) => c.json(openApi(config().PUBLIC_ORIGIN)))
  app.notFound((c) => answerProblem(c, refuseRoute()))
  app.onError((error, c) => answerProblem(c, error))
  return app
}

/** What is no JSON: pictures and videos, calendar files, and the tickets and RSVPs behind a mailed link. */
function addFiles(app: Hono<Variables>): void {
  addMedia(app)
  addCalendars(app)
  addTickets(app)
  addOwnRsvps(app)
}

/** The link that ends a kind of mail: a page to look at, and what its button and mail programs send. */
function addUnsubscribe(app: Hono<Variables>): void {
  app.on(['GET', 'POST'], '/mail/unsubscribe', async (c) => {
    const [uid = '', kind = '', key = ''] = ['uid', 'kind', 'key'].map((name) => c.req.query(name))
    const isDone = c.req.method === 'POST'
    const act = isDone ? unsubscribe : requireUnsubscribeLink
    const found = await act({ uid, kind, key }, visitorOf(c).ip, new Date().toISOString())
    c.header('Cache-Control', 'private, no-store')
    c.header('Referrer-Policy', 'no-referrer')
    return c.html(unsubscribePage(found, isDone))
  })
}

function answerProblem(c: Context<Variables>, error: unknown): Response {
  const requestId = c.get('requestId')
  const problem = problemOf(error, requestId)
  if (problem.status >= 500) {
    log.error('requestFailed', { requestId, path: c.req.path, error: describe(error) })
  }
  c.header('Cache-Control', 'no-store')
  if (problem.retryAfterSeconds !== undefined) c.header('Retry-After', String(problem.retryAfterSeconds))
  return c.body(JSON.stringify(problem), problem.status as 400, {
    'Content-Type': 'application/problem+json',
  })
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
