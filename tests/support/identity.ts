import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth } from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import { randomUUID } from 'node:crypto'
import { codeAt, stepAt } from '../../emulators/identity/totp'
import { stack } from './stack'

/** The provider's own SDK as a browser runs it, with nobody signed in. */
export function identityClient(): { auth: Auth; close: () => Promise<void> } {
  const { GCLOUD_PROJECT: projectId, TURNOUT_IDENTITY } = stack()
  const app = initializeApp({ apiKey: 'local', projectId }, randomUUID())
  const auth = getAuth(app)
  connectAuthEmulator(auth, TURNOUT_IDENTITY, { disableWarnings: true })
  return { auth, close: () => deleteApp(app) }
}

/** What an authenticator app shows: the code of now, or of the period after it, since a code counts once. */
export function appCode(secret: string, period: 'now' | 'next' = 'now'): string {
  return codeAt(secret, stepAt(Date.now()) + (period === 'next' ? 1 : 0))
}

/** Pulls a lever of the identity stand-in. */
export async function controlIdentity(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(`${stack().TURNOUT_IDENTITY}/_control/${path}`, init)
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
}

/** Lets somebody's sign-in be an hour ago. */
export function ageSignIn(uid: string): Promise<void> {
  return controlIdentity('POST', `accounts/${uid}/age`, { minutes: 60 })
}

/** Changes an account as if its owner had; `change` is in the words of `accounts:update`. */
export async function changeAccount(localId: string, change: object): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = stack()
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ localId, ...change }),
    },
  )
  if (!response.ok) throw new Error(await response.text())
}
