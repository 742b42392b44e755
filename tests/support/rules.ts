import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing'
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

/** What the token of a confirmed account says. */
export const CONFIRMED: TokenOptions = {
  email: 'somebody@example.com',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: { email: ['somebody@example.com'] } },
}

/** Tokens by what they say of a person, and whether that lets them in. */
export const TOKENS: readonly (readonly [kind: string, claims: TokenOptions, isLetIn: boolean])[] = [
  ['a confirmed address', CONFIRMED, true],
  ['an address that was not confirmed', { ...CONFIRMED, email_verified: false }, false],
  ['a guest', { firebase: { sign_in_provider: 'anonymous', identities: {} } }, true],
  [
    'a phone beside an address not confirmed',
    { ...CONFIRMED, email_verified: false, phone_number: '+15550100' },
    true,
  ],
  [
    'a third party that vouches',
    {
      ...CONFIRMED,
      email_verified: false,
      firebase: { sign_in_provider: 'password', identities: { email: ['a@b.example'], 'google.com': ['1'] } },
    },
    true,
  ],
  ['a token of our own making', { firebase: { sign_in_provider: 'custom', identities: {} } }, false],
]

/** The database as a token opens it. */
export async function databaseByToken(uid: string, claims: TokenOptions): Promise<Firestore> {
  const context = (await rulesEnvironment()).authenticatedContext(uid, claims)
  return context.firestore() as unknown as Firestore
}

/** The database as somebody signed in sees it, or as nobody in particular does. */
export async function databaseOf(uid: string | null): Promise<Firestore> {
  const environment = await rulesEnvironment()
  const known = clients.get(uid)
  if (known) return known
  const context =
    uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, CONFIRMED)
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
