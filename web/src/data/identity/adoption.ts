import { call } from '../requests/call'
import { readSession } from '../firebase/auth'
import { ApiProblem } from '../requests/problem'
import { isUnverified } from '../session-user'
import { announce } from './brought-along'
import { findKeptGuest, forgetKeptGuest } from './kept-guest'
import type { KeptGuest } from './kept-guest'

let running: Promise<void> | undefined

/**
 * Moves what this device's guest had to the account that is signed in by now. Never throws: what could not be moved for
 * want of a connection is tried again at the next load, as long as the guest can be proved.
 */
export async function adoptKeptGuest(): Promise<void> {
  const kept = findKeptGuest()
  const { user } = readSession()
  if (!kept || !user || user.isAnonymous || isUnverified(user)) return
  // A guest who was linked is the same person still: there is nothing to move.
  if (user.uid === kept.uid) return forgetKeptGuest()
  running ??= adopt(kept).finally(() => (running = undefined))
  await running
}

async function adopt({ token }: KeptGuest): Promise<void> {
  try {
    const { orders, rsvps } = await call('adoptGuest', { guestToken: token })
    forgetKeptGuest()
    if (orders + rsvps > 0) announce({ kind: 'guest', orders, rsvps })
  } catch (error) {
    console.warn('What the guest had could not be moved.', error)
    if (isRefusal(error)) forgetKeptGuest()
  }
}

/** Whether asking again would be refused again. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429
}
