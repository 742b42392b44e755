import { Hono } from 'hono'
import { z } from 'zod'
import { TOOLKIT, type AuthEmulator } from './auth-emulator'
import { PassedOn, Refusal } from './refusal'

/** How long a sign-in counts as recent. */
const RECENT_SECONDS = 5 * 60

const Body = z.object({
  idToken: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  requestType: z.string().optional(),
})
type Body = z.output<typeof Body>

const Account = z.object({ users: z.array(z.object({ lastLoginAt: z.string().optional() })) })
const Claims = z.object({ auth_time: z.number() })

/** What the real service does only shortly after a sign-in; the Auth emulator does it at any time. */
const SENSITIVE: Record<string, (body: Body) => boolean> = {
  'v1/accounts:update': ({ email, password }) => email !== undefined || password !== undefined,
  'v1/accounts:delete': () => true,
  'v1/accounts:sendOobCode': ({ requestType }) => requestType === 'VERIFY_AND_CHANGE_EMAIL',
  'v2/accounts/mfaEnrollment:start': () => true,
  'v2/accounts/mfaEnrollment:withdraw': () => true,
}

/** Refuses with CREDENTIAL_TOO_OLD_LOGIN_AGAIN what needs a recent sign-in and comes later. */
export function recentSignIn(emulator: AuthEmulator, now: () => number): Hono {
  const routes = new Hono()
  for (const [method, isSensitive] of Object.entries(SENSITIVE)) {
    routes.post(`${TOOLKIT}/${method}`, async (c, next) => {
      const body = Body.parse(await c.req.json())
      if (body.idToken && isSensitive(body)) {
        const signedInAt = await signInTime(emulator, body.idToken)
        if (signedInAt < now() / 1000 - RECENT_SECONDS) throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
      }
      await next()
    })
  }
  return routes
}

/**
 * When the owner of a token signed in, in seconds: by the token or, if that is earlier, by the account, so that a test
 * can let an account's sign-in grow old. A token that the emulator does not accept is left to it.
 */
async function signInTime(emulator: AuthEmulator, idToken: string): Promise<number> {
  try {
    const { users } = await emulator.call('v1/accounts:lookup', { idToken }, Account)
    const byAccount = Number(users[0]?.lastLoginAt ?? Infinity) / 1000
    const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()
    return Math.min(byAccount, Claims.parse(JSON.parse(payload)).auth_time)
  } catch (error) {
    if (error instanceof PassedOn) return Infinity
    throw error
  }
}
