import { Hono } from 'hono'
import { z } from 'zod'
import { TOOLKIT } from './auth-emulator'

const Request = z.object({ idToken: z.string().optional() })
const Pending = z.looseObject({ mfaPendingCredential: z.string(), mfaInfo: z.unknown() })

/**
 * Adding a way to sign in asks for no second factor, since whoever adds it is signed in. The Auth emulator adds it and
 * then asks all the same, which no SDK expects; the answer here is that of a sign-in that goes on.
 */
export function linking(): Hono {
  const routes = new Hono()
  for (const method of ['signInWithIdp', 'signInWithEmailLink']) {
    routes.post(`${TOOLKIT}/v1/accounts:${method}`, async (c, next) => {
      const { idToken } = Request.parse(await c.req.json())
      await next()
      if (idToken === undefined || !c.res.ok) return
      const text = await c.res.text()
      const pending = Pending.safeParse(JSON.parse(text))
      c.res = undefined
      if (!pending.success) {
        c.res = c.body(text, 200, { 'Content-Type': 'application/json' })
        return
      }
      const { mfaPendingCredential: _, mfaInfo: __, ...answer } = pending.data
      c.res = c.json({ ...answer, idToken })
    })
  }
  return routes
}
