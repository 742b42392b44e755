import { CONFIRMED_STATUSES } from '../../../contract/orders/order-statuses'
import { FieldPath } from 'firebase-admin/firestore'
import type { Query } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import type { Invitation } from '../../../contract/invitations/invitation'
import { Order } from '../../../contract/orders/order'
import { Rsvp } from '../../../contract/rsvps/rsvp'
import type { RsvpState } from '../../../contract/rsvps/rsvp'
import type { RecipientGroup } from '../../../contract/updates/update'
import { firestore, parsedBy } from '../firestore'
import type { Recipient } from '../mail/recipient'
import { unansweredOf } from '../invitations/invitations'
import { listReceivers } from '../mail/receivers'
import { findRsvps } from '../rsvps/rsvps'

const IN_LINE: RsvpState[] = ['waiting', 'offered', 'awaiting-approval']

/**
 * Some of a group, each once over all pages.
 * @param after the last one of the page before
 * @returns who they are, and the last one; null at the end
 */
export async function listRecipients(
  shareRef: ShareRef,
  group: RecipientGroup,
  after: string | null,
  limit: number,
): Promise<{ recipients: Recipient[]; after: string | null }> {
  if (group === 'ticket-holders') return listTicketHolders(shareRef, after, limit)
  if (group === 'invited') {
    const found = await page(unansweredOf(shareRef), after, limit)
    const open = await withoutAnswered(shareRef, found.items)
    return { recipients: open.map(inviteeOf), after: found.after }
  }
  const rsvps = firestore().collection(`activities/${shareRef}/rsvps`).withConverter(parsedBy(Rsvp))
  const found = await page(answersOf(rsvps, group), after, limit)
  return { recipients: found.items.map(answererOf), after: found.after }
}

/** Where those begin whom tickets were sent to: no order's id has a colon. */
const RECEIVERS = 'receivers:'

/** Buyers first, then those whom tickets were sent to. */
async function listTicketHolders(
  shareRef: ShareRef,
  after: string | null,
  limit: number,
): Promise<{ recipients: Recipient[]; after: string | null }> {
  if (after?.startsWith(RECEIVERS)) {
    const last = after.slice(RECEIVERS.length) || null
    const found = await listReceivers(shareRef, last, limit)
    return { ...found, after: found.after === null ? null : RECEIVERS + found.after }
  }
  const orders = firestore().collection('orders').withConverter(parsedBy(Order))
  const sold = orders.where('shareRef', '==', shareRef).where('status', 'in', CONFIRMED_STATUSES)
  const found = await page(sold, after, limit)
  return { recipients: found.items.map(buyerOf), after: found.after ?? RECEIVERS }
}

function answersOf(
  rsvps: Query<Rsvp>,
  group: Exclude<RecipientGroup, 'ticket-holders' | 'invited'>,
): Query<Rsvp> {
  if (group === 'interested') return rsvps.where('response', '==', 'interested')
  const going = rsvps.where('response', '==', 'going')
  return group === 'going' ? going.where('state', '==', 'confirmed') : going.where('state', 'in', IN_LINE)
}

/** Those who can be written to, and have not answered by getting a ticket either. */
async function withoutAnswered(shareRef: ShareRef, all: readonly Invitation[]): Promise<Invitation[]> {
  const open = all.filter((it) => (it.email ?? it.name) !== null)
  const rsvps = await findRsvps(
    shareRef,
    open.flatMap((it) => it.uid ?? []),
  )
  const answered = new Set(rsvps.filter((it) => it.response !== 'not-responded').map((it) => it.uid))
  return open.filter((it) => it.uid === null || !answered.has(it.uid))
}

async function page<T>(
  query: Query<T>,
  after: string | null,
  limit: number,
): Promise<{ items: T[]; after: string | null }> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(limit)
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get()
  const last = docs.length < limit ? undefined : docs.at(-1)
  return { items: docs.map((doc) => doc.data()), after: last?.id ?? null }
}

function answererOf({ uid, respondedAt, seating }: Rsvp): Recipient {
  const hasTicket = seating === 'ticket'
  return { uid, email: null, since: respondedAt, hasTicket, invitationId: null, receivedId: null }
}

function buyerOf({ buyerUid, buyer, settledAt, createdAt }: Order): Recipient {
  const since = settledAt ?? createdAt
  const email = buyer?.email ?? null
  return { uid: buyerUid, email, since, hasTicket: true, invitationId: null, receivedId: null }
}

function inviteeOf({ id, uid, email, sentAt }: Invitation): Recipient {
  return { uid, email, since: sentAt, hasTicket: false, invitationId: id, receivedId: null }
}
