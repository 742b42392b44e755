import { auth } from '../firebase/auth'
import { findKeptGuest } from './kept-guest'

/** At the start of the page: fetches what a guest had and could not follow them into their account before. */
export async function adoptAtLoad(): Promise<void> {
  if (!findKeptGuest()) return
  await auth.authStateReady()
  const { adoptKeptGuest } = await import('./adoption')
  await adoptKeptGuest()
}
