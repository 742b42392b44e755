import type { Activity } from '../../../contract/activities/activity'
import type { Answers } from '../../../contract/questions/answer'
import { rsvpQuestions } from '../../../contract/questions/answer-rules'
import { AnswerRsvp } from '../../../contract/rsvps/rsvp'
import type { Rsvp, RsvpContact } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { formAnswers } from '../../domain/questions/form-answers'
import type { FormFields } from '../../domain/questions/form-answers'
import { RSVP_PURPOSE, rsvpSubject } from '../../domain/mail/links'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { isLinkKey } from '../../domain/access/signed-link'
import { findActivity } from '../../store/activities/activities'
import { inTransaction } from '../../store/firestore'
import { findRsvpContact, rsvpContactDoc } from '../../store/rsvps/rsvp-contacts'
import { findRsvp } from '../../store/rsvps/rsvps'
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

/** Why a change was not saved. What was typed is not lost: the page shows it again. */
export interface OwnRsvpProblem {
  readonly detail: string
  /** What is wrong with each field, by its name. */
  readonly fields: Readonly<Record<string, string>>
  readonly answers: Answers
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
 * @returns why it was refused; undefined when it is saved
 */
export async function changeOwnRsvp(
  link: RsvpLink,
  form: FormFields,
  ip: string | undefined,
  now: Instant,
): Promise<OwnRsvpProblem | undefined> {
  const { contact, activity } = await readOwnRsvp(link)
  const { shareRef } = contact
  const guests = form['guests'] === undefined ? {} : { guests: Number(form['guests']) }
  const answers = formAnswers(rsvpQuestions(activity.asked), form)
  const asked = { shareRef, response: form['response'], ...guests, ...(answers && { answers }) }
  const input = AnswerRsvp.safeParse(asked)
  if (!input.success) {
    const issues = input.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
    return problemOf('Choose one of the answers.', Object.fromEntries(issues), answers)
  }
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
    if (!(error instanceof Refusal)) throw error
    const fields = error.fields.map(({ path, message }) => [path, message] as const)
    return problemOf(error.message, Object.fromEntries(fields), answers)
  }
}

function problemOf(message: string, fields: OwnRsvpProblem['fields'], answers: Answers = {}): OwnRsvpProblem {
  const isUnanswered = Object.keys(fields).some((path) => path.startsWith('answers.'))
  const detail = isUnanswered
    ? 'Nothing is saved yet: please answer what the organiser asks, then choose Going.'
    : message
  return { detail, fields, answers }
}

/** Ends reminders and updates about one RSVP; that time or place changed, or that it is cancelled, is still mailed. */
export async function endRsvpMails(link: RsvpLink): Promise<void> {
  const { contact } = await readOwnRsvp(link)
  await inTransaction(async (tx) => {
    tx.update(rsvpContactDoc(contact.shareRef, contact.uid), { wantsMails: false })
  })
}
