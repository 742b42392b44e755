import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatEnv, parseEnv } from './env-file'
import { ROOT } from './layout'

const FILE = join(ROOT, 'functions/.secret.local')

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

/** What a deployment keeps in Secret Manager, made up for this machine. */
const MAKERS = {
  STRIPE_SECRET_KEY: () => `sk_test_${random(24)}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${random(24)}`,
  TICKET_SIGNING_KEYS: () => `local:${random(32)}`,
  LINK_SIGNING_KEY: () => random(32),
  MODEL_API_KEY: () => random(24),
  GIFS_API_KEY: () => random(24),
}

export type Secrets = Record<keyof typeof MAKERS, string>

/**
 * The secrets of every local stack. They are made once and kept, so that tickets and links of yesterday's data still
 * verify; a value that a person wrote into the file (a real test key of Stripe, say) stays.
 */
export function ensureSecrets(): Secrets {
  const kept = existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8')) : {}
  const missing = Object.entries(MAKERS).filter(([name]) => !kept[name])
  const secrets = { ...kept, ...Object.fromEntries(missing.map(([name, make]) => [name, make()])) }
  if (missing.length > 0) writeFileSync(FILE, formatEnv(secrets), { mode: 0o600 })
  return secrets as Secrets
}
