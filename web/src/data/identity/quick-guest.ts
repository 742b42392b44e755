import { signInAnonymously } from 'firebase/auth'
import { recordArrival } from '../requests/ask'
import { auth } from '../firebase/auth'
import { ApiProblem, networkProblem, unreadableProblem } from '../requests/problem'

let entering: Promise<void> | undefined

function problemOfDoor(error: unknown): ApiProblem {
  const { code } = error as { code?: unknown }
  if (code === 'auth/network-request-failed') return networkProblem(error)
  if (code !== 'auth/too-many-requests') return unreadableProblem(500, error)
  return new ApiProblem({
    status: 429,
    code: 'too-many-requests',
    title: 'Too many tries',
    detail: 'Too many guests came from your network just now. Wait a few minutes, or sign in.',
  })
}

async function enter(): Promise<void> {
  await auth.authStateReady()
  if (auth.currentUser) return
  await signInAnonymously(auth)
  void recordArrival()
}

/** Whether anybody is signed in on this device, guests included. */
export async function isAnybody(): Promise<boolean> {
  await auth.authStateReady()
  return auth.currentUser !== null
}

/**
 * Lets somebody in without asking, as a guest: for what they can do without an account. Whoever is signed in stays it.
 * @throws ApiProblem
 */
export async function enterAsGuest(): Promise<void> {
  entering ??= enter().finally(() => (entering = undefined))
  await entering.catch((error: unknown) => {
    throw problemOfDoor(error)
  })
}
