/**
 * The ports of one local stack, counted from its base port.
 *
 * Two stacks run side by side: `npm start` at 5100 and `npm test` at 5300. The web app finds its emulators by the
 * port it was served from, so one build serves both.
 */
export const LOCAL_STACKS = {
  start: { base: 5100, project: 'demo-turnout' },
  test: { base: 5300, project: 'demo-turnout-test' },
} as const

export type LocalStackName = keyof typeof LOCAL_STACKS

const OFFSETS = {
  hosting: 0,
  auth: 1,
  firestore: 2,
  storage: 3,
  functions: 4,
  tasks: 5,
  eventarc: 6,
  hub: 7,
  logging: 8,
  firestoreWebsocket: 9,
  stripe: 10,
  model: 11,
  gifs: 12,
  outbox: 13,
  identity: 14,
  geocoder: 15,
  tiles: 16,
  'app-check': 17,
  vite: 20,
} as const

export type LocalService = keyof typeof OFFSETS

/** The port of every service of the stack whose first port is `base`. */
export function portsOf(base: number): Record<LocalService, number> {
  const entries = Object.entries(OFFSETS).map(([service, offset]) => [service, base + offset])
  return Object.fromEntries(entries) as Record<LocalService, number>
}

/** The stack that serves a page at `port`, through hosting or through the development server. */
export function findStackAtPort(
  port: number,
): { name: LocalStackName; project: string; ports: Record<LocalService, number> } | undefined {
  for (const name of Object.keys(LOCAL_STACKS) as LocalStackName[]) {
    const { base, project } = LOCAL_STACKS[name]
    const ports = portsOf(base)
    if (port === ports.hosting || port === ports.vite) return { name, project, ports }
  }
  return undefined
}
