import type { AccountExport } from '../../../contract/accounts/account-export'
import type { Activity } from '../../../contract/activities/activity'
import type { ActivityDraft, SavedDraft } from '../../../contract/drafts/activity-draft'
import type { DoorAct } from '../../../contract/check-in/door'
import type { Invitation } from '../../../contract/invitations/invitation'
import { Payout } from '../../../contract/payouts/payout'
import type { Instant } from '../../../contract/time'
import type { Account } from '../../../contract/accounts/user'
import { savedDraftOf } from '../../domain/drafts/activity-draft'
import type { Actor } from '../../domain/access/actor'
import { rsvpKey } from '../../domain/check-in/door-guests'
import { eachActivityOf, findSettings, listPromoCodes } from '../../store/activities/activities'
import { eachDraftOf } from '../../store/drafts/activity-drafts'
import { eachAuditBy } from '../../store/audit/audit'
import { eachCheckInBy, findCheckIn } from '../../store/check-in/check-ins'
import { eachConnectionOf } from '../../store/connections/connections'
import { eachInvitationFor, eachInvitationTo } from '../../store/invitations/invitations'
import { findInvoicesOf } from '../../store/invoices/invoices'
import { eachNoteBy, findNote } from '../../store/orders/notes'
import { eachOrderOf } from '../../store/orders/orders'
import { eachMessageFrom } from '../../store/mail/outbox'
import { eachPayoutOf } from '../../store/payouts/payouts'
import { eachRsvpContactBy } from '../../store/rsvps/rsvp-contacts'
import { eachRsvpBy } from '../../store/rsvps/rsvps'
import { eachMembershipOf } from '../../store/team/team'
import { eachWaitOf } from '../../store/wait-list/wait-list-entries'
import { eachTicketOf } from '../../store/tickets/tickets'
import { eachUploadOf } from '../../store/uploads/uploads'
import { findAccount, findStripeAccount, findUser } from '../../store/accounts/users'
import { eachPositionOf } from '../../store/waiting-room/waiting-rooms'
import { enforceRateLimit } from '../access/enforce-rate-limit'

type List =
  | 'activities'
  | 'drafts'
  | 'orders'
  | 'invoices'
  | 'payouts'
  | 'notes'
  | 'tickets'
  | 'rsvps'
  | 'rsvpContacts'
  | 'waits'
  | 'rooms'
  | 'connections'
  | 'invitations'
  | 'messages'
  | 'uploads'
  | 'teams'
  | 'audit'
  | 'door'
type Exported<K extends List> = AccountExport[K][number]

/**
 * Everything that is kept about a person, as pieces of one JSON text (`AccountExport`). Each list is read some documents
 * at a time, while the pieces before are on their way: no account is too large.
 */
export async function exportAccount(by: Actor, now: Instant): Promise<AsyncIterable<string>> {
  await enforceRateLimit('export', by, now)
  return piecesOf(by.uid, now)
}

async function* piecesOf(uid: string, now: Instant): AsyncIterable<string> {
  const [profile, account, stripe] = await Promise.all([
    findUser(uid),
    findAccount(uid),
    findStripeAccount(uid),
  ])
  const about = {
    exportedAt: now,
    profile: profile ?? null,
    account: account ?? null,
    payoutAccountId: stripe?.accountId ?? null,
  }
  yield JSON.stringify(about).slice(0, -1)
  yield* listed('activities', whole(eachActivityOf(uid)))
  yield* listed('drafts', unsaved(eachDraftOf(uid)))
  yield* listed('orders', eachOrderOf(uid))
  yield* listed('invoices', invoicesOf(uid))
  yield* listed('payouts', payoutsOf(uid))
  yield* listed('notes', notesOf(uid))
  yield* listed('tickets', eachTicketOf(uid))
  yield* listed('rsvps', eachRsvpBy(uid))
  yield* listed('rsvpContacts', eachRsvpContactBy(uid))
  yield* listed('waits', eachWaitOf(uid))
  yield* listed('rooms', eachPositionOf(uid))
  yield* listed('connections', eachConnectionOf(uid))
  yield* listed('invitations', invitationsOf(uid, account?.email ?? null))
  yield* listed('messages', messagesOf(account))
  yield* listed('uploads', eachUploadOf(uid))
  yield* listed('teams', eachMembershipOf(uid))
  yield* listed('audit', eachAuditBy(uid))
  yield* listed('door', doorRecordsOf(uid))
  yield '}\n'
}

/** Those that were mailed to the person's address, and those by connections of theirs. */
async function* invitationsOf(uid: string, email: string | null): AsyncIterable<Invitation> {
  if (email !== null) yield* eachInvitationTo(email)
  yield* eachInvitationFor(uid)
}

/** Each message once, however many organisers got it. */
async function* messagesOf(account: Account | undefined): AsyncIterable<Exported<'messages'>> {
  if (!account?.isEmailProven || account.email === null) return
  const seen = new Set<string>()
  for await (const { createdAt: sentAt, message } of eachMessageFrom(account.email)) {
    const { subject, text } = message
    const key = `${sentAt} ${subject}`
    if (seen.has(key)) continue
    seen.add(key)
    yield { sentAt, subject, text }
  }
}

/** Activities with what only their organiser may see. */
async function* whole(activities: AsyncIterable<Activity>): AsyncIterable<Exported<'activities'>> {
  for await (const activity of activities) {
    const { shareRef } = activity
    const [settings, promoCodes] = await Promise.all([findSettings(shareRef), listPromoCodes(shareRef)])
    yield { activity, settings: settings ?? null, promoCodes }
  }
}

async function* unsaved(drafts: AsyncIterable<ActivityDraft>): AsyncIterable<SavedDraft> {
  for await (const draft of drafts) yield savedDraftOf(draft)
}

async function* invoicesOf(uid: string): AsyncIterable<Exported<'invoices'>> {
  for await (const { id } of eachOrderOf(uid)) yield* await findInvoicesOf([id])
}

async function* payoutsOf(uid: string): AsyncIterable<Payout> {
  for await (const payout of eachPayoutOf(uid)) yield Payout.parse(payout)
}

async function* notesOf(uid: string): AsyncIterable<Exported<'notes'>> {
  for await (const { shareRef, id } of eachOrderOf(uid)) {
    const note = await findNote(shareRef, id)
    if (note) yield note
  }
  yield* eachNoteBy(uid)
}

/** What a person did at doors, and what was done with their answers there: not by whom. */
async function* doorRecordsOf(uid: string): AsyncIterable<Exported<'door'>> {
  for await (const { shareRef, key, log } of eachCheckInBy(uid)) {
    yield recordOf(
      shareRef,
      key,
      log.filter((act) => act.byUid === uid),
    )
  }
  for await (const { shareRef } of eachRsvpBy(uid)) {
    const checkIn = await findCheckIn(shareRef, rsvpKey(uid))
    if (checkIn) yield recordOf(shareRef, checkIn.key, checkIn.log)
  }
}

function recordOf(shareRef: string, key: string, log: readonly DoorAct[]): Exported<'door'> {
  return { shareRef, key, acts: log.map(({ did, at, gate }) => ({ did, at, gate })) }
}

async function* listed<K extends List>(key: K, items: AsyncIterable<Exported<K>>): AsyncIterable<string> {
  yield `,\n"${key}":[`
  let separator = '\n'
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`
    separator = ',\n'
  }
  yield ']'
}
