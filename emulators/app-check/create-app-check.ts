import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import { signToken } from './signing-key'
import type { SigningKey } from './signing-key'

/** Whose tokens are made: one app of one project, for whoever has its debug token. */
export interface AppCheckSettings {
  readonly key: SigningKey
  readonly project: string
  readonly appId: string
  readonly debugToken: string
}

/** As the console's default for web apps. */
const LIFE_SECONDS = 3600

const Exchange = z.object({ debug_token: z.string().min(1) })
const Claims = z.record(z.string(), z.unknown())

/**
 * App Check's exchange of debug tokens, and the keys that its tokens are verified with. Source of the form:
 * firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps/exchangeDebugToken and .../v1/jwks
 */
export function createAppCheck({ key, project, appId, debugToken }: AppCheckSettings): Hono {
  const app = new Hono()
  const claims = () => {
    const now = Math.floor(Date.now() / 1000)
    const [, number = ''] = appId.split(':')
    return {
      sub: appId,
      aud: [`projects/${number}`, `projects/${project}`],
      provider: 'debug',
      iss: `https://firebaseappcheck.googleapis.com/${number}`,
      iat: now,
      exp: now + LIFE_SECONDS,
    }
  }
  // Pages of the stack ask it from another port, as they ask Google from another site.
  app.use('/v1/*', cors())
  app.get('/v1/jwks', (c) => c.json({ keys: [key.publicJwk] }))
  app.post('/v1/projects/:project/apps/:method', async (c) => {
    if (c.req.param('method') !== `${appId}:exchangeDebugToken` || c.req.param('project') !== project) {
      return c.json(errorOf(404, 'NOT_FOUND', 'There is no such app or method here.'), 404)
    }
    if (!c.req.query('key')) {
      return c.json(errorOf(403, 'PERMISSION_DENIED', 'An API key has to come along.'), 403)
    }
    const sent = Exchange.safeParse(await c.req.json().catch(() => undefined))
    if (!sent.success) return c.json(errorOf(400, 'INVALID_ARGUMENT', z.prettifyError(sent.error)), 400)
    if (sent.data.debug_token !== debugToken) {
      return c.json(errorOf(403, 'PERMISSION_DENIED', 'App attestation failed.'), 403)
    }
    return c.json({ token: await signToken(key, claims()), ttl: `${LIFE_SECONDS}s` })
  })
  // For tests: a token with other claims than App Check would ever give, signed all the same.
  app.post('/_control/tokens', async (c) => {
    const other = Claims.parse(await c.req.json())
    return c.json({ token: await signToken(key, { ...claims(), ...other }) }, 201)
  })
  return app
}

function errorOf(code: number, status: string, message: string) {
  return { error: { code, status, message } }
}
