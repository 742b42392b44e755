import { functionsEnv } from './functions-env'
import { originOf, type StackLayout } from './layout'
import { ensureSecrets } from './secrets'

/**
 * The variables with which a program beside the stack (a test, the seed) reaches it: the emulators' hosts, the
 * stand-ins' addresses, and all that the functions are given, so that their actions run in that program too.
 */
export function programEnv(layout: StackLayout): Record<string, string> {
  const { ports, project } = layout
  const host = (port: number) => `127.0.0.1:${port}`
  return {
    ...functionsEnv(layout),
    ...ensureSecrets(),
    FIREBASE_AUTH_EMULATOR_HOST: host(ports.auth),
    FIRESTORE_EMULATOR_HOST: host(ports.firestore),
    FIREBASE_STORAGE_EMULATOR_HOST: host(ports.storage),
    STORAGE_EMULATOR_HOST: originOf(ports.storage),
    CLOUD_TASKS_EMULATOR_HOST: host(ports.tasks),
    FIREBASE_EMULATOR_HUB: host(ports.hub),
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    METADATA_SERVER_DETECTION: 'none',
    TURNOUT_STACK: layout.name,
    TURNOUT_ORIGIN: originOf(ports.hosting),
    TURNOUT_STRIPE: originOf(ports.stripe),
    TURNOUT_OUTBOX: originOf(ports.outbox),
    TURNOUT_IDENTITY: originOf(ports.identity),
    TURNOUT_MODEL: originOf(ports.model),
    TURNOUT_APP_CHECK: originOf(ports['app-check']),
  }
}
