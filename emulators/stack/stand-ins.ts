import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalService } from 'functions/contract/local-stack'
import { Child } from './child'
import { functionsEnv } from './functions-env'
import { CACHE, originOf, ROOT, type StackLayout } from './layout'
import type { Secrets } from './secrets'

/** Our own servers in place of other companies' services. Each is `emulators/<name>/server.ts` and listens on PORT. */
const STAND_INS = [
  'identity',
  'stripe',
  'model',
  'gifs',
  'geocoder',
  'tiles',
  'outbox',
  'app-check',
] as const satisfies readonly LocalService[]

/** Starts every stand-in that exists. */
export function startStandIns(layout: StackLayout, secrets: Secrets, env: NodeJS.ProcessEnv): Child[] {
  return STAND_INS.filter((name) => existsSync(serverOf(name))).map(
    (name) =>
      new Child({
        label: `stand-in "${name}"`,
        command: process.execPath,
        args: ['--import', 'tsx', serverOf(name)],
        cwd: ROOT,
        env: { ...env, ...standInEnv(name, layout, secrets) },
        logFile: join(layout.dir, `${name}.log`),
      }),
  )
}

/** The ports at which the stand-ins will answer. */
export function standInPorts({ ports }: StackLayout): number[] {
  return STAND_INS.filter((name) => existsSync(serverOf(name))).map((name) => ports[name])
}

function serverOf(name: string): string {
  return join(ROOT, 'emulators', name, 'server.ts')
}

function standInEnv(name: LocalService, layout: StackLayout, secrets: Secrets): Record<string, string> {
  const { ports, project } = layout
  return {
    PORT: String(ports[name]),
    PUBLIC_ORIGIN: originOf(ports[name]),
    APP_ORIGIN: functionsEnv(layout)['PUBLIC_ORIGIN'] ?? '',
    STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    WEBHOOK_URL: `${originOf(ports.hosting)}/app/stripe/webhook`,
    // Those that docs/deploy.md has the endpoints listen to.
    WEBHOOK_EVENTS:
      'checkout.session.*,account.updated,account.application.deauthorized,payout.*,refund.*,charge.refunded,charge.refund.updated,charge.dispute.*',
    // Kept like the secrets: browsers keep App Check's tokens for an hour, whatever becomes of the stack's data.
    APP_CHECK_KEY_FILE: join(CACHE, 'app-check-key.json'),
    DATA_FILE: join(layout.dir, `${name}.json`),
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    // The identity stand-in is in front of the Auth emulator; the others see what it lets them see.
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${name === 'identity' ? ports.auth : ports.identity}`,
  }
}
