import type { User } from 'firebase/auth'
import { z } from 'zod'
import { auth } from '../firebase/auth'
import { KEPT_GUEST } from '../device/kept-on-device'
import { mayLeave } from '../device/leaving'

/**
 * The guest that this device was before it signed in to an account, for as long as their token can prove it (an hour).
 * The account takes over what the guest had; should that fail, the next load tries again.
 */
const KeptGuest = z.object({ uid: z.string(), token: z.string(), until: z.number() })
export type KeptGuest = z.infer<typeof KeptGuest>

/** A guest stays who they are: with another account they would lose what only they can send. */
export class StayedGuest extends Error {
  readonly code = 'auth/stayed-guest'
}

/**
 * Keeps the guest's proof; with a new token, so that it lasts as long as one can.
 * @throws StayedGuest when they had rather not leave
 */
export async function keepGuest(guest: User): Promise<void> {
  if (!(await mayLeave())) throw new StayedGuest('The guest stays for what was not sent.')
  const { token, expirationTime } = await guest.getIdTokenResult(true)
  const kept: KeptGuest = { uid: guest.uid, token, until: Date.parse(expirationTime) }
  localStorage.setItem(KEPT_GUEST, JSON.stringify(kept))
}

/** Keeps the guest who is here, if one is, for the account that this device signs in to next. */
export async function keepGuestForNext(): Promise<void> {
  if (auth.currentUser?.isAnonymous) await keepGuest(auth.currentUser)
}

export function findKeptGuest(now = Date.now()): KeptGuest | undefined {
  const text = localStorage.getItem(KEPT_GUEST)
  if (text === null) return undefined
  const kept = KeptGuest.safeParse(parsed(text)).data
  if (kept && kept.until > now) return kept
  forgetKeptGuest()
  return undefined
}

export function forgetKeptGuest(): void {
  localStorage.removeItem(KEPT_GUEST)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
