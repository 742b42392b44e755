import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { AuthEmulator, TOOLKIT } from './auth-emulator'
import { showAuthenticators } from './authenticator-numbers'
import { authenticatorRoutes } from './authenticator-routes'
import { changedEmail } from './changed-email'
import { controlRoutes } from './control-routes'
import { openMemory } from './data-file'
import { linking } from './linking'
import { passwordRoutes } from './password-routes'
import { recentSignIn } from './recent-sign-in'
import { PassedOn, Refusal } from './refusal'
import { sentRoutes } from './sent-routes'

export interface IdentityOptions {
  /** Where the Auth emulator is, as `host:port`. */
  authEmulatorHost: string
  project: string
  /** A JSON file to start from and to save to; without it everything is forgotten at the end. */
  dataFile?: string | undefined
  now?: () => number
}

/** The identity provider: the Auth emulator, and in front of it what the emulator lacks. */
export function createIdentity({
  authEmulatorHost,
  project,
  dataFile,
  now = Date.now,
}: IdentityOptions): Hono {
  const emulator = new AuthEmulator(authEmulatorHost, project)
  const memory = openMemory(dataFile)
  const app = new Hono()
  app.use(cors({ origin: (origin) => origin || '*' }))
  app.post(`${TOOLKIT}/*`, async (c, next) => {
    await next()
    if (isJson(c)) await rewrite(c)
  })
  app.route('/', controlRoutes(emulator, memory, now))
  app.route('/', sentRoutes(emulator))
  app.route('/', passwordRoutes(memory))
  app.route('/', recentSignIn(emulator, now))
  app.route('/', changedEmail(emulator, now))
  app.route('/', linking())
  app.route('/', authenticatorRoutes(emulator, memory, now))
  app.all('*', (c) => emulator.passOn(c))
  app.onError(answerError)
  return app
}

function isJson(c: Context): boolean {
  return c.res.headers.get('content-type')?.startsWith('application/json') ?? false
}

async function rewrite(c: Context): Promise<void> {
  const { status } = c.res
  const text = await c.res.text()
  const shown = text.includes('"mfaInfo"') ? JSON.stringify(showAuthenticators(JSON.parse(text))) : text
  c.res = c.body(shown, status as ContentfulStatusCode, { 'Content-Type': 'application/json' })
}

function answerError(error: Error, c: Context): Response {
  if (error instanceof Refusal) return c.json(error.toJson(), 400)
  if (error instanceof PassedOn) {
    return c.body(error.body, error.status as ContentfulStatusCode, { 'Content-Type': 'application/json' })
  }
  if (error instanceof z.ZodError) return c.json(new Refusal(z.prettifyError(error)).toJson(), 400)
  if (error instanceof SyntaxError) return c.json(new Refusal('INVALID_JSON').toJson(), 400)
  // Before the Auth emulator is up, and while it ends, nothing listens there.
  if (!(error instanceof TypeError && error.message === 'fetch failed')) console.error(error)
  return c.json(new Refusal('INTERNAL_ERROR').toJson(), 502)
}
