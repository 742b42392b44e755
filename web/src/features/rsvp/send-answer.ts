import type { RsvpAnswer, RsvpInfo } from 'functions/contract/rsvp'
import type { ShareRef } from 'functions/contract/ids'
import { api } from '../../data/api'
import { auth, readSession } from '../../data/auth'

/** Sends an answer as the person who is signed in in this browser; answers `signed-out` when nobody is. */
export async function sendAnswer(
  shareRef: ShareRef,
  response: RsvpAnswer,
  guests: number | undefined,
): Promise<RsvpInfo | 'signed-out'> {
  await auth.authStateReady()
  if (readSession().state !== 'signed-in') return 'signed-out'
  return api('answerRsvp', { body: { shareRef, response, ...(guests !== undefined && { guests }) } })
}
