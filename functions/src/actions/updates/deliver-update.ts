import { createHash } from 'node:crypto'
import type { Activity } from '../../../contract/activities/activity'
import type { RsvpContact } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import type { RecipientGroup, Update } from '../../../contract/updates/update'
import type { Account } from '../../../contract/accounts/user'
import { config } from '../../config'
import { links } from '../../domain/mail/links'
import { mayMail } from '../../domain/accounts/may-mail'
import { REMINDERS } from '../../domain/updates/reminders'
import { choiceOf, updateMail } from '../../domain/updates/update-mails'
import { minutesAfter } from '../../domain/wall-time'
import { findUidsByEmail } from '../../gateways/identity'
import { queueUpdate } from '../../gateways/tasks'
import { log } from '../../log'
import { findActivity } from '../../store/activities/activities'
import { isAlreadyThere, isWriteConflict, openBatch } from '../../store/firestore'
import { findMailed, postMail } from '../../store/mail/outbox'
import type { Posting } from '../../store/mail/outbox'
import { listRecipients } from '../../store/updates/recipients'
import type { Recipient } from '../../store/mail/recipient'
import { findRsvpContacts } from '../../store/rsvps/rsvp-contacts'
import { findRsvps } from '../../store/rsvps/rsvps'
import { listUnfinishedUpdates, readUpdate, updateDoc } from '../../store/updates/updates'
import { findAccounts } from '../../store/accounts/users'
import { findMailable, invitationsEnd, linkTo } from '../invitations/post-invitation'

/** People of one batch: a mail for each, below the 500 writes that it may have. */
const AT_ONCE = 100
const SWEPT_AT_ONCE = 50

/** Sets down a mail to many, once; whoever comes second with the same id finds it there. */
export async function createUpdate(update: Update): Promise<void> {
  const { writer, commit } = openBatch()
  writer.create(updateDoc(update.shareRef, update.id), update)
  try {
    await commit()
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
}

/** Has a mail to many delivered soon; the sweep asks again when it is not. */
export async function beginUpdate({ shareRef, id }: Update): Promise<void> {
  try {
    await queueUpdate(shareRef, id)
  } catch (error) {
    log.warn('taskNotQueued', { shareRef, updateId: id, error: String(error) })
  }
}

/**
 * Delivers a mail to many, page by page. It can be stopped anywhere, begun again and run twice at once: a page and how
 * far it has come are written together, and each address gets it once, whatever groups its person is in.
 */
export async function deliverUpdate(shareRef: string, updateId: string, now: Instant): Promise<void> {
  for (;;) {
    const { update, version } = await readUpdate(shareRef, updateId)
    if (!update || !version || update.status === 'sent') return
    const activity = await findActivity(shareRef)
    const page = activity && isDue(update, activity) ? await nextPage(update, activity, now) : NOTHING
    const { writer, commit } = openBatch()
    for (const [id, mail] of page.mails) postMail(writer, id, mail)
    const sentCount = update.sentCount + page.mails.size
    const change = page.place
      ? { sentCount, place: page.place }
      : { sentCount, status: 'sent' as const, place: update.place }
    writer.update(updateDoc(shareRef, updateId), change, { lastUpdateTime: version })
    try {
      await commit()
    } catch (error) {
      if (!isWriteConflict(error)) throw error
    }
  }
}

/** Asks again for what a lost task left undelivered. */
export async function sweepUpdates(now: Instant): Promise<void> {
  for (const update of await listUnfinishedUpdates(minutesAfter(now, -2), SWEPT_AT_ONCE)) {
    await beginUpdate(update)
  }
}

interface Page {
  readonly mails: ReadonlyMap<string, Posting>
  /** Where the next page begins; undefined at the end. */
  readonly place: Update['place'] | undefined
}
const NOTHING: Page = { mails: new Map(), place: undefined }

/** A reminder of a start that was moved, or of what does not take place, is none any more. */
function isDue(update: Update, activity: Activity): boolean {
  if (activity.status === 'deleted') return update.kind === 'cancelled'
  if (choiceOf(update.kind) !== 'reminders') return true
  return activity.status === 'active' && activity.startsAt === update.startsAt
}

async function nextPage(update: Update, activity: Activity, now: Instant): Promise<Page> {
  const { shareRef, groups, place } = update
  const group = groups[place.group]
  if (!group) return NOTHING
  const found = await listRecipients(shareRef, group, place.after, AT_ONCE)
  const recipients = found.recipients.filter((it) => isMeant(update, group, it))
  const open = await withoutAnswered(shareRef, recipients)
  const mails = await mailsTo(open, update, activity, now)
  const next =
    found.after === null ? { group: place.group + 1, after: null } : { ...place, after: found.after }
  return { mails, place: next.group < groups.length ? next : undefined }
}

/** Whether somebody of a group is told: not those who hear it with their ticket, nor those who have only just come. */
function isMeant(
  { kind, groups, startsAt }: Update,
  group: RecipientGroup,
  { hasTicket, email, since, receivedId }: Recipient,
): boolean {
  if (group === 'ticket-holders') return kind === 'cancelled' ? receivedId !== null : hasTicket
  // An order that is undone has a mail of its own, and a ticket's holders are written to by the order's address.
  const isTwin = hasTicket && email === null
  if (isTwin && (kind === 'cancelled' || groups.includes('ticket-holders'))) return false
  const reminder = REMINDERS.find((it) => it.kind === kind)
  return reminder === undefined || since < minutesAfter(startsAt, -reminder.minutes)
}

/**
 * Without those who were invited at an address, never followed the mail, and answered or bought by themselves with an
 * account of the same address.
 */
async function withoutAnswered(shareRef: string, recipients: readonly Recipient[]): Promise<Recipient[]> {
  const addressOf = ({ invitationId, uid, email }: Recipient) =>
    invitationId !== null && uid === null && email !== null ? email : undefined
  const uids = await findUidsByEmail(recipients.flatMap((it) => addressOf(it) ?? []))
  const rsvps = await findRsvps(shareRef, [...uids.values()])
  const answered = new Set(rsvps.filter((it) => it.response !== 'not-responded').map((it) => it.uid))
  return recipients.filter((it) => !answered.has(uids.get(addressOf(it) ?? '') ?? ''))
}

async function mailsTo(
  recipients: readonly Recipient[],
  update: Update,
  activity: Activity,
  now: Instant,
): Promise<Map<string, Posting>> {
  const accounts = await findAccounts(recipients.flatMap((it) => it.uid ?? []))
  const contacts = await findRsvpContacts(update.shareRef, guestsAmong(recipients, accounts))
  const contactOf = ({ uid, email }: Recipient) =>
    email === null && !accounts.get(uid ?? '')?.email ? contacts.get(uid ?? '') : undefined
  const addressOf = (to: Recipient) =>
    to.email ?? accounts.get(to.uid ?? '')?.email ?? contactOf(to)?.email ?? null
  const invited = recipients.filter((it) => it.invitationId !== null)
  const mailable = await findMailable(invited.flatMap((it) => addressOf(it) ?? []))
  const choice = choiceOf(update.kind)
  const mails = new Map<string, Posting>()
  for (const recipient of recipients) {
    const { uid, invitationId, receivedId } = recipient
    const account = accounts.get(uid ?? '')
    const address = addressOf(recipient)
    if (!address || (invitationId !== null && !mailable.has(address))) continue
    const chosen = invitationId === null ? choice : 'invitations'
    const contact = contactOf(recipient)
    if (chosen && account && !mayMail(account.notifications, chosen)) continue
    if (choice && contact?.wantsMails === false) continue
    const to = { address, account, contact, invitationId, receivedId }
    const message = messageTo(to, update, activity, now)
    mails.set(`update-${update.shareRef}-${update.id}-${hashOf(address)}`, message)
  }
  for (const id of await findMailed([...mails.keys()])) mails.delete(id)
  return mails
}

/** Those of whom only what they left with their RSVP may say where they are written to. */
function guestsAmong(recipients: readonly Recipient[], accounts: ReadonlyMap<string, Account>): string[] {
  const uids = recipients.flatMap(({ uid, email }) => (email === null && uid !== null ? [uid] : []))
  return uids.filter((uid) => !accounts.get(uid)?.email)
}

function hashOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('base64url').slice(0, 26)
}

/** One person, as a mail is written to them. */
interface Addressee {
  readonly address: string
  readonly account: Account | undefined
  /** What a guest left with their RSVP, where they are written to by it. */
  readonly contact: RsvpContact | undefined
  readonly invitationId: string | null
  readonly receivedId: string | null
}

/** With a way to end such mails in one click, where the person may choose (RFC 8058). */
function messageTo(to: Addressee, update: Update, activity: Activity, now: Instant): Posting {
  const unsubscribe = unsubscribeOf(to, update)
  const message = updateMail(activity, update, hrefFor(to, activity), unsubscribe)
  const headers = unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const from = config().MAIL_FROM
  return { to: [to.address], from, message, createdAt: now, ...(headers ? { headers } : {}) }
}

/** Whoever was invited chose no mails but may refuse invitations; what all others have to know is not for choosing. */
function unsubscribeOf({ address, account, contact, invitationId }: Addressee, { kind }: Update) {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  if (invitationId !== null) {
    return { choice: 'invitations', href: invitationsEnd(address) } as const
  }
  const choice = choiceOf(kind)
  if (contact) return choice ? { choice, href: links.rsvpMails(origin, secret, contact) } : null
  return choice && account ? { choice, href: links.unsubscribe(origin, secret, account.uid, choice) } : null
}

/** Where the activity is seen: by an invitation, or by the ticket that they were sent, for those whom only that lets in. */
function hrefFor(
  { invitationId, receivedId, account, contact }: Addressee,
  { audience, shareRef }: Activity,
): string {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  if (contact) return links.rsvp(origin, secret, contact)
  if (audience === 'public') return links.publicPage(origin, shareRef)
  if (receivedId !== null && !account) return links.sentTicket(origin, secret, receivedId)
  // Whoever has answered, or was invited by a connection, is let in without a link.
  const needsLink = invitationId?.startsWith('mail-') === true
  return needsLink ? linkTo(shareRef, invitationId) : links.activity(origin, shareRef)
}
