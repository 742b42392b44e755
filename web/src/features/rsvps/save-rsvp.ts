import type { ShareRef } from 'functions/contract/ids'
import type { AnswerRsvp, RsvpInfo } from 'functions/contract/rsvps/rsvp'
import { api } from '../../data/requests/api'
import { auth, readSession } from '../../data/firebase/auth'
import { enterAsGuest } from '../../data/identity/quick-guest'
import { ApiProblem } from '../../data/requests/problem'

/** What the person answers, and who they are where they have no account. */
export type Rsvping = Omit<AnswerRsvp, 'shareRef'>

/**
 * Saves an RSVP as the person of this browser; whoever is nobody yet and says their name becomes a guest.
 * @returns `nameless` when a name has to be asked for first
 * @throws ApiProblem
 */
export async function saveRsvp(shareRef: ShareRef, rsvping: Rsvping): Promise<RsvpInfo | 'nameless'> {
  await auth.authStateReady()
  if (readSession().state !== 'signed-in') {
    if (!rsvping.guest) return 'nameless'
    await enterAsGuest()
  }
  try {
    return await api('answerRsvp', { body: { shareRef, ...rsvping } })
  } catch (error) {
    const isNameless = error instanceof ApiProblem && error.errors.some(({ path }) => path === 'guest.name')
    if (isNameless && !rsvping.guest) return 'nameless'
    throw error
  }
}

/** Where the person of this browser stands; undefined when nobody is signed in. */
export async function readRsvp(shareRef: ShareRef): Promise<RsvpInfo | undefined> {
  await auth.authStateReady()
  if (readSession().state !== 'signed-in') return undefined
  return api('readRsvpInfo', { query: { shareRef } })
}
