import { serve } from '@hono/node-server'
import { z } from 'zod'
import { createIdentity } from './create-identity'

/** What the process is told by its environment. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  GCLOUD_PROJECT: z.string(),
  DATA_FILE: z.string().optional(),
})

const env = Environment.parse(process.env)
const app = createIdentity({
  authEmulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  project: env.GCLOUD_PROJECT,
  dataFile: env.DATA_FILE,
})
serve({ fetch: app.fetch, port: env.PORT, hostname: '127.0.0.1' })
