import type { Activity } from '../../contract/activity'
import type { HeldLink } from '../../contract/message'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { CONTACT_PURPOSE, contactSubject } from '../domain/links'
import { refuseMissing } from '../domain/refusal'
import { isLinkKey } from '../domain/signed-link'
import { findActivity } from '../store/activities'
import { findOrder } from '../store/orders'
import { findTickets } from '../store/tickets'
import { requireSeen } from './guards'

/**
 * The activity, for whoever may write about it: its audience, and those who hold a mailed link to tickets for it, signed in or not.
 * @throws Refusal `not-found` for everybody else, and for deleted ones
 */
export async function requireAsker(
  by: Actor | null,
  shareRef: string,
  link: HeldLink | undefined,
): Promise<Activity> {
  if (!link || !(await isTicketOf(shareRef, link))) return requireSeen(by, shareRef)
  const activity = await findActivity(shareRef)
  if (!activity || activity.status === 'deleted') throw refuseMissing('activity')
  return activity
}

async function isTicketOf(shareRef: string, { kind, id, key }: HeldLink): Promise<boolean> {
  const { LINK_SIGNING_KEY: secret } = config()
  if (!isLinkKey(secret, CONTACT_PURPOSE, contactSubject(kind, id), key)) return false
  const thing = kind === 'order' ? await findOrder(id) : (await findTickets([id]))[0]
  return thing?.shareRef === shareRef
}
