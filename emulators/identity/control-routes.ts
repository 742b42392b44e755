import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthEmulator } from './auth-emulator'
import type { Memory } from './data-file'
import { PasswordPolicy } from './password-policy'

const Age = z.strictObject({ minutes: z.int().min(0).default(60) })

/** The levers for tests and for people at `/_control`: JSON in, JSON out. Nothing like it exists at the real service. */
export function controlRoutes(emulator: AuthEmulator, memory: Memory, now: () => number): Hono {
  const routes = new Hono()

  const read = async <Output>(schema: z.ZodType<Output>, request: Request): Promise<Output> => {
    const body = await request.text()
    return schema.parse(body ? JSON.parse(body) : {})
  }

  routes.get('/_control/password-policy', (c) => c.json(memory.data.passwordPolicy))
  routes.put('/_control/password-policy', async (c) => {
    memory.data.passwordPolicy = await read(PasswordPolicy, c.req.raw)
    memory.save()
    return c.json(memory.data.passwordPolicy)
  })
  routes.delete('/_control/password-policy', (c) => {
    memory.data.passwordPolicy = PasswordPolicy.parse({})
    memory.save()
    return c.json(memory.data.passwordPolicy)
  })

  /** Lets an account's sign-ins be as long ago, for the sake of what needs a recent one. */
  routes.post('/_control/accounts/:uid/age', async (c) => {
    const { minutes } = await read(Age, c.req.raw)
    const localId = c.req.param('uid')
    const lastLoginAt = String(now() - minutes * 60_000)
    await emulator.administer('accounts:update', { localId, lastLoginAt }, z.object({}))
    return c.json({ localId, lastLoginAt })
  })
  return routes
}
