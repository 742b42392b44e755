import { Hono, type Context, type Next } from 'hono'
import { z } from 'zod'
import { TOOLKIT } from './auth-emulator'
import type { Memory } from './data-file'
import { unmetBy } from './password-policy'
import { Refusal } from './refusal'

const NewPassword = z.object({ password: z.string().optional(), newPassword: z.string().optional() })

/** The project's password policy, which the Auth emulator does not have: told to whoever asks, and enforced. */
export function passwordRoutes({ data }: Memory): Hono {
  const routes = new Hono()

  function requirePolicy(password: string): void {
    const unmet = unmetBy(password, data.passwordPolicy)
    if (unmet.length === 0) return
    const missing = `Missing password requirements: [${unmet.join(', ')}]`
    throw new Refusal(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${missing}`)
  }

  async function requireOfNewPassword(c: Context, next: Next): Promise<void> {
    const { password, newPassword } = NewPassword.parse(await c.req.json())
    const chosen = password ?? newPassword
    if (chosen) requirePolicy(chosen)
    await next()
  }

  routes.get(`${TOOLKIT}/v2/passwordPolicy`, (c) => c.json(data.passwordPolicy))
  for (const method of ['signUp', 'update', 'resetPassword']) {
    routes.post(`${TOOLKIT}/v1/accounts:${method}`, requireOfNewPassword)
  }
  routes.post(`${TOOLKIT}/v1/accounts:signInWithPassword`, async (c, next) => {
    const { password } = NewPassword.parse(await c.req.json())
    await next()
    // Only somebody who knows the password is told that it has to change.
    if (c.res.ok && password && data.passwordPolicy.forceUpgradeOnSignin) requirePolicy(password)
  })
  return routes
}
