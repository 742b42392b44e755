import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthEmulator } from './auth-emulator'
import { isAuthenticatorNumber } from './authenticator-numbers'

const VerificationCodes = z.object({
  verificationCodes: z.array(z.looseObject({ phoneNumber: z.string() })).default([]),
})
const OobCodes = z.object({ oobCodes: z.array(z.looseObject({ oobLink: z.url() })).default([]) })

/**
 * What would have been sent, as the Auth emulator lists it, but for the messages to authenticator apps, which nobody is
 * to see, and with links that lead here first.
 */
export function sentRoutes(emulator: AuthEmulator): Hono {
  const routes = new Hono()
  routes.get('/emulator/v1/projects/:project/verificationCodes', async (c) => {
    const { verificationCodes } = await emulator.sent('verificationCodes', VerificationCodes)
    const toTelephones = verificationCodes.filter((it) => !isAuthenticatorNumber(it.phoneNumber))
    return c.json({ verificationCodes: toTelephones })
  })
  routes.get('/emulator/v1/projects/:project/oobCodes', async (c) => {
    const { oobCodes } = await emulator.sent('oobCodes', OobCodes)
    const { origin } = new URL(c.req.url)
    const ours = (link: string) => link.replace(new URL(link).origin, origin)
    return c.json({ oobCodes: oobCodes.map((it) => ({ ...it, oobLink: ours(it.oobLink) })) })
  })
  return routes
}
