import { Hono } from 'hono'
import { z } from 'zod'
import { TOOLKIT, type AuthEmulator } from './auth-emulator'

const Action = z.object({ oobCode: z.string().optional() })
const Mails = z.object({
  oobCodes: z
    .array(
      z.object({
        oobCode: z.string(),
        requestType: z.string(),
        email: z.string(),
        newEmail: z.string().optional(),
      }),
    )
    .default([]),
})
const Found = z.object({ users: z.array(z.object({ localId: z.string() })).default([]) })

/** The mails whose links give an account another address. */
const CHANGES = ['VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']

/**
 * Ends an account's sessions when a mailed link has changed its email, as the real service does: their tokens are refused
 * from then on. The Auth emulator lets them live.
 */
export function changedEmail(emulator: AuthEmulator, now: () => number): Hono {
  const routes = new Hono()

  /** The address that the code of a mail gives to an account. */
  async function addressOf(oobCode: string | undefined): Promise<string | undefined> {
    if (!oobCode) return undefined
    const { oobCodes } = await emulator.sent('oobCodes', Mails)
    const mail = oobCodes.find((it) => it.oobCode === oobCode && CHANGES.includes(it.requestType))
    return mail?.newEmail ?? mail?.email
  }

  async function endSessionsOf(email: string): Promise<void> {
    const { users } = await emulator.administer('accounts:lookup', { email: [email] }, Found)
    // Tokens know whole seconds: those of this one end too, and the next sign-in is in the one after it.
    const nextSecond = Math.floor(now() / 1000) + 1
    for (const { localId } of users) {
      const change = { localId, validSince: String(nextSecond) }
      await emulator.administer('accounts:update', change, z.object({}))
    }
    await new Promise((resolve) => setTimeout(resolve, nextSecond * 1000 - now()))
  }

  routes.post(`${TOOLKIT}/v1/accounts:update`, async (c, next) => {
    const address = await addressOf(Action.parse(await c.req.json()).oobCode)
    await next()
    if (address && c.res.ok) await endSessionsOf(address)
  })
  routes.get('/emulator/action', async (c, next) => {
    const address = await addressOf(c.req.query('oobCode'))
    await next()
    if (address && c.res.status < 400) await endSessionsOf(address)
  })
  return routes
}
