import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalService } from 'functions/contract/local-stack'
import { z } from 'zod'
import { originOf, ROOT, type StackLayout } from './layout'

const Header = z.object({ key: z.string(), value: z.string() })
const FirebaseJson = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(Header) })),
  }),
})

/** Which directives of the content security policy have to know which of a stack's own services. */
const LOCAL_SOURCES: Record<string, readonly LocalService[]> = {
  'connect-src': ['identity', 'firestore', 'storage', 'functions', 'app-check'],
  'img-src': ['storage', 'tiles'],
  'frame-src': ['identity'],
  'form-action': ['stripe'],
}

/** The emulators that firebase-tools starts, in the names that its `--only` accepts. */
export const EMULATORS = [
  'auth',
  'functions',
  'firestore',
  'storage',
  'hosting',
  'tasks',
  'eventarc',
] as const

/** firebase.json as one local stack needs it: with its ports, and with its addresses in the page's security policy. */
export function stackConfig(firebaseJson: unknown, ports: Record<LocalService, number>): unknown {
  const config = FirebaseJson.parse(firebaseJson)
  const listen = (service: LocalService) => ({ host: '127.0.0.1', port: ports[service] })
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy'
        ? { ...header, value: allowLocalSources(header.value, ports) }
        : header,
    ),
  }))
  return {
    ...config,
    hosting: { ...config.hosting, headers },
    emulators: {
      ...Object.fromEntries(EMULATORS.map((name) => [name, listen(name)])),
      firestore: { ...listen('firestore'), websocketPort: ports.firestoreWebsocket },
      hub: listen('hub'),
      logging: listen('logging'),
      // The Emulator UI is one more download, and the launcher's own pages cover what we use of it.
      ui: { enabled: false },
      // Tests that run actions themselves have projects of their own: each of their requests would be a warning in the log.
      singleProjectMode: false,
    },
  }
}

/** Adds the stack's own addresses to a content security policy. */
export function allowLocalSources(policy: string, ports: Record<LocalService, number>): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => {
      const [name = ''] = directive.split(' ')
      return [directive, ...(LOCAL_SOURCES[name] ?? []).map((service) => originOf(ports[service]))].join(' ')
    })
    .join('; ')
}

export function writeFirebaseConfig(layout: StackLayout): void {
  const firebaseJson: unknown = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))
  writeFileSync(
    layout.firebaseConfig,
    `${JSON.stringify(stackConfig(firebaseJson, layout.ports), null, 2)}\n`,
  )
}
