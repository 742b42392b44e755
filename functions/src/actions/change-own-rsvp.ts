import type { Activity } from '../../contract/activity'
import { AnswerRsvp } from '../../contract/rsvp'
import type { Rsvp, RsvpContact } from '../../contract/rsvp'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { RSVP_PURPOSE, rsvpSubject } from '../domain/links'
import { Refusal, refuseMissing } from '../domain/refusal'
import { isLinkKey } from '../domain/signed-link'
import { findActivity } from '../store/activities'
import { inTransaction } from '../store/firestore'
import { findRsvpContact, rsvpContactDoc } from '../store/rsvp-contacts'
import { findRsvp } from '../store/rsvps'
import { answerRsvp } from './answer-rsvp'

/** What stands in the link of a guest's mail. */
export interface RsvpLink {
  readonly activity: string
  readonly guest: string
  readonly key: string
}

/** A guest's RSVP as the page behind that link shows it. */
export interface OwnRsvp {
  readonly activity: Activity
  readonly rsvp: Rsvp
  readonly contact: RsvpContact
}

/**
 * The RSVP that a mailed link opens.
 * @throws Refusal `not-found` when we did not sign it, and when the RSVP is no longer mailed to that address
 */
export async function readOwnRsvp(link: RsvpLink): Promise<OwnRsvp> {
  const { LINK_SIGNING_KEY: secret } = config()
  // What a link says is used as the name of a document only if we signed it for somebody.
  const isName = [link.activity, link.guest].every((it) => /^[\w-]{1,128}$/.test(it))
  const contact = isName ? await findRsvpContact(link.activity, link.guest) : undefined
  if (!contact) throw refuseMissing('RSVP')
  const subject = rsvpSubject(contact.shareRef, contact.uid, contact.email)
  if (!isLinkKey(secret, RSVP_PURPOSE, subject, link.key)) throw refuseMissing('RSVP')
  const [activity, rsvp] = await Promise.all([
    findActivity(contact.shareRef),
    findRsvp(contact.shareRef, contact.uid),
  ])
  if (!activity || activity.status === 'deleted' || !rsvp) throw refuseMissing('RSVP')
  return { activity, rsvp, contact }
}

/**
 * Answers for the guest whose mail the link is from.
 * @returns the sentence that says why it was refused; undefined when it is saved
 */
export async function changeOwnRsvp(
  link: RsvpLink,
  form: { response: unknown; guests: unknown },
  ip: string | undefined,
  now: Instant,
): Promise<string | undefined> {
  const { contact } = await readOwnRsvp(link)
  const guests = form.guests === undefined ? {} : { guests: Number(form.guests) }
  const input = AnswerRsvp.safeParse({ shareRef: contact.shareRef, response: form.response, ...guests })
  if (!input.success) return 'Choose one of the answers.'
  const by: Actor = {
    uid: contact.uid,
    standing: 'guest',
    email: null,
    name: null,
    picture: null,
    ...(ip && { ip }),
  }
  try {
    await answerRsvp(by, input.data, now)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Ends reminders and updates about one RSVP; that time or place changed, or that it is cancelled, is still mailed. */
export async function endRsvpMails(link: RsvpLink): Promise<void> {
  const { contact } = await readOwnRsvp(link)
  await inTransaction(async (tx) => {
    tx.update(rsvpContactDoc(contact.shareRef, contact.uid), { wantsMails: false })
  })
}
