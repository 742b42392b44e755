import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, setDoc, setLogLevel } from 'firebase/firestore'
import type { Firestore } from 'firebase/firestore'
import { stack } from './stack'

/** A project of their own keeps these documents away from the triggers of the functions. */
const PROJECT = 'demo-turnout-rules'

export const ORGANISER = 'olga'
export const OTHER = 'otto'

let opened: Promise<RulesTestEnvironment> | undefined

/** The rules as they are deployed, in the engine that enforces them. */
export function rulesEnvironment(): Promise<RulesTestEnvironment> {
  opened ??= open()
  return opened
}

function open(): Promise<RulesTestEnvironment> {
  setLogLevel('silent')
  const [host = '', port] = stack().FIRESTORE_EMULATOR_HOST.split(':')
  const rules = readFileSync(fileURLToPath(new URL('../../firestore.rules', import.meta.url)), 'utf8')
  return initializeTestEnvironment({ projectId: PROJECT, firestore: { host, port: Number(port), rules } })
}

/** Closes every connection; for `afterAll`. */
export async function closeRules(): Promise<void> {
  await (await opened)?.cleanup()
  opened = undefined
}

const clients = new Map<string | null, Firestore>()

/** The database as somebody signed in sees it, or as nobody in particular does. */
export async function databaseOf(uid: string | null): Promise<Firestore> {
  const environment = await rulesEnvironment()
  const known = clients.get(uid)
  if (known) return known
  const context = uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid)
  const database = context.firestore() as unknown as Firestore
  clients.set(uid, database)
  return database
}

/** Writes documents past the rules, as the server does; answers their paths. */
export async function seed(documents: Record<string, object>): Promise<void> {
  await asServer(async (database) => {
    await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(database, path), data)))
  })
}

/** Does something past the rules, as the server does. */
export async function asServer(work: (database: Firestore) => Promise<void>): Promise<void> {
  const environment = await rulesEnvironment()
  await environment.withSecurityRulesDisabled((context) => work(context.firestore() as unknown as Firestore))
}
