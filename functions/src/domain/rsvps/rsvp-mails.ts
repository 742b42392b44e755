import type { Activity } from '../../../contract/activities/activity'
import type { Rsvp, RsvpState } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import { oneLine, page } from '../mail/mails'
import { whenInWords } from '../../../contract/activities/when-in-words'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'

type About = Pick<Activity, 'title' | 'startDate' | 'timezone'>

/** A mail of a heading, a few sentences and one link. */
export function plainMail(
  subject: string,
  heading: string,
  sentences: readonly string[],
  link: { href: string; text: string },
  foot: { text: string; href: string; link: string } | null = null,
): MailMessage {
  const small = foot
    ? `<p style="color:#6b625b;font-size:13px">${escapeHtml(foot.text)} <a href="${escapeHtml(foot.href)}">${escapeHtml(foot.link)}</a></p>`
    : ''
  const html = page(
    heading,
    `<h1 style="font-size:26px;margin:0 0 8px">${escapeHtml(heading)}</h1>
${sentences.map((it) => `<p style="white-space:pre-line">${escapeHtml(it)}</p>`).join('')}
<p><a href="${escapeHtml(link.href)}" style="background:#c8372d;color:#fff;padding:12px 20px;border-radius:999px;text-decoration:none;font-weight:600">${escapeHtml(link.text)}</a></p>${small}`,
  )
  const text = [heading, ...sentences, `${link.text}: ${link.href}`]
  if (foot) text.push(`${foot.text} ${foot.link}: ${foot.href}`)
  return { subject: oneLine(subject), text: text.join('\n\n'), html, attachments: [] }
}

/** The mail to whoever is next in line: a place is theirs to take for a while. */
export function offerMail(activity: About, offerEndsAt: Instant, href: string): MailMessage {
  const wall = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: activity.timezone,
  }).format(new Date(offerEndsAt))
  const until = `Take it until ${wall} (${activity.timezone.replaceAll('_', ' ')}); then it goes to the next in line.`
  const sentences = [whenInWords(activity), 'A place has become free, and you are next.', until]
  return plainMail(`A place for you: ${activity.title}`, activity.title, sentences, { href, text: 'Take it' })
}

/** The mail about what the organiser decided. */
export function decisionMail(
  activity: About,
  outcome: 'confirmed' | 'waiting' | 'declined',
  href: string,
): MailMessage {
  const words = {
    confirmed: { subject: 'You are in', sentence: 'The organiser has confirmed you. See you there!' },
    waiting: {
      subject: 'You are on the wait-list',
      sentence: 'The organiser would like you there, and all places are taken. We write when one is free.',
    },
    declined: { subject: 'Your request', sentence: 'The organiser cannot take you this time.' },
  }[outcome]
  const sentences = [whenInWords(activity), words.sentence]
  const link = { href, text: 'Open the activity' }
  return plainMail(`${words.subject}: ${activity.title}`, activity.title, sentences, link)
}

/** The mail with a guest's own RSVP: where it stands, a calendar file and the way to change it without an account. */
export function ownRsvpMail(
  activity: About & Pick<Activity, 'location'>,
  rsvp: Pick<Rsvp, 'response' | 'state'>,
  href: string,
  calendar: string,
): MailMessage {
  const going: Record<RsvpState, string> = {
    confirmed: 'You’re going. See you there!',
    'awaiting-approval': 'The organiser confirms each guest. We’ll email you.',
    waiting: 'The guest list is full. You’re on the wait-list, and we’ll email you when there is a spot.',
    offered: 'There is a spot for you.',
    declined: 'The organiser can’t fit you in this time.',
  }
  const standing = rsvp.response === 'going' ? going[rsvp.state] : 'You’re interested.'
  const place = [activity.location?.name, activity.location?.address].filter(Boolean).join(', ')
  const sentences = [standing, whenInWords(activity), ...(place ? [place] : [])]
  const link = { href, text: 'View or change your RSVP' }
  const foot = {
    text: 'Somebody entered this email with an RSVP. If it wasn’t you,',
    href,
    link: 'change it here',
  }
  const message = plainMail(`Your RSVP: ${activity.title}`, activity.title, sentences, link, foot)
  const file = {
    filename: 'event.ics',
    content: calendar,
    encoding: 'utf-8' as const,
    contentType: 'text/calendar; charset=utf-8',
  }
  return { ...message, attachments: [file] }
}
