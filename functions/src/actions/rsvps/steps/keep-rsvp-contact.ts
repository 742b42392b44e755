import { createHash } from 'node:crypto'
import type { Activity } from '../../../../contract/activities/activity'
import type { Rsvp, RsvpContact } from '../../../../contract/rsvps/rsvp'
import type { Instant } from '../../../../contract/time'
import { config } from '../../../config'
import { calendarOf } from '../../../domain/calendars/calendar'
import { links } from '../../../domain/mail/links'
import { ownRsvpMail } from '../../../domain/rsvps/rsvp-mails'
import type { Writer } from '../../../store/firestore'
import { findMailed, postMail } from '../../../store/mail/outbox'
import { rsvpContactDoc } from '../../../store/rsvps/rsvp-contacts'

/** The mail with a guest's own RSVP: one for each email that they leave. */
function ownRsvpMailId({ shareRef, uid, email }: RsvpContact): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 26)
  return `rsvp-${shareRef}-${uid}-${hash}`
}

/**
 * Makes ready what is written beside an RSVP: the email that a guest left, and the mail with the way back to their RSVP, once they
 * come or are interested.
 */
export async function prepareRsvpContact(
  activity: Activity,
  before: RsvpContact | undefined,
  next: RsvpContact | undefined,
  now: Instant,
): Promise<(writer: Writer, rsvp: Rsvp) => void> {
  const isMailed = next !== undefined && (await findMailed([ownRsvpMailId(next)])).length > 0
  return (writer, rsvp) => {
    if (before && !next) writer.delete(rsvpContactDoc(activity.shareRef, before.uid))
    if (!next) return
    if (next !== before) writer.set(rsvpContactDoc(activity.shareRef, next.uid), next)
    const isComing = rsvp.response === 'going' || rsvp.response === 'interested'
    if (isMailed || !isComing) return
    const { MAIL_FROM: from, PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
    const href = links.rsvp(origin, secret, next)
    const calendar = calendarOf(activity, links.publicPage(origin, activity.shareRef), now)
    const message = ownRsvpMail(activity, rsvp, href, calendar)
    postMail(writer, ownRsvpMailId(next), { to: [next.email], from, message, createdAt: now })
  }
}
