import type { Activity } from '../../../contract/activities/activity'
import type { HeldLink } from '../../../contract/messages/message'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { CONTACT_PURPOSE, contactSubject } from '../../domain/mail/links'
import { refuseMissing } from '../../domain/refusal'
import { isLinkKey } from '../../domain/access/signed-link'
import { findActivity } from '../../store/activities/activities'
import { findOrder } from '../../store/orders/orders'
import { findTickets, holdsTicket } from '../../store/tickets/tickets'
import { requireVisible } from './guards'

/** An activity and whoever writes about it. */
export interface Asked {
  readonly activity: Activity
  /** What proves that they have a ticket: the mailed link that they hold, or their account; undefined without one. */
  readonly ticketProof: string | undefined
}

/**
 * The activity, for whoever may write about it: its audience, and those who hold a mailed link to tickets for it, signed in or not.
 * @throws Refusal `not-found` for everybody else, and for deleted ones
 */
export async function requireAsker(
  by: Actor | null,
  shareRef: string,
  link: HeldLink | undefined,
): Promise<Asked> {
  if (!link || !(await isTicketOf(shareRef, link))) {
    const activity = await requireVisible(by, shareRef)
    const isHolder = by !== null && (await holdsTicket(shareRef, by.uid))
    return { activity, ticketProof: isHolder ? by.uid : undefined }
  }
  const activity = await findActivity(shareRef)
  if (!activity || activity.status === 'deleted') throw refuseMissing('activity')
  return { activity, ticketProof: link.id }
}

async function isTicketOf(shareRef: string, { kind, id, key }: HeldLink): Promise<boolean> {
  const { LINK_SIGNING_KEY: secret } = config()
  if (!isLinkKey(secret, CONTACT_PURPOSE, contactSubject(kind, id), key)) return false
  const thing = kind === 'order' ? await findOrder(id) : (await findTickets([id]))[0]
  return thing?.shareRef === shareRef
}
