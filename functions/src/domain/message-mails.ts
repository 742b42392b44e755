import { CONTACT_TOPICS, REPORT_REASONS } from '../../contract/message'
import type { ContactOperator, ContactOrganiser, ReportActivity } from '../../contract/message'
import { button, escapeHtml, oneLine, page } from './mails'
import type { MailMessage } from './mails'

/** The activity that a message is about. */
export interface AboutActivity {
  readonly title: string
  readonly shareRef: string
  readonly organiserName: string
  readonly url: string
}

type Sender = Pick<ContactOrganiser, 'name' | 'email' | 'message'>

/** A message to an organiser: what was written, and how to answer. Answering shows the organiser’s address, and says so. */
export function messageMail(sender: Sender, { title, url }: AboutActivity): MailMessage {
  return mailOf(oneLine(`Message about ${title} from ${sender.name}`), `${sender.name} asks about ${title}`, {
    sender,
    facts: [`From: ${sender.name}, ${sender.email}`],
    note: `Reply to this mail to answer ${sender.name}: they see your email address only then. Never send passwords or bank details.`,
    link: { url, label: 'Activity page' },
  })
}

/** A report of an activity, for those who run the platform. */
export function reportMail(
  { reason, ...sender }: ReportActivity,
  about: AboutActivity,
  byUid: string | null,
): MailMessage {
  return mailOf(oneLine(`Report: ${about.title}`), `Report of ${about.title}`, {
    sender,
    facts: [
      `Reason: ${REPORT_REASONS[reason]}`,
      `Activity: ${about.shareRef}, by ${about.organiserName}`,
      `From: ${sender.name}, ${sender.email}, ${byUid === null ? 'not signed in' : `account ${byUid}`}`,
    ],
    note: 'Reply to this mail to answer whoever reported it.',
    link: { url: about.url, label: 'Look at it' },
  })
}

/** A message to those who run the platform. */
export function contactMail({ topic, ...sender }: ContactOperator, byUid: string | null): MailMessage {
  return mailOf(oneLine(`${CONTACT_TOPICS[topic]}: ${sender.name}`), CONTACT_TOPICS[topic], {
    sender,
    facts: [
      `From: ${sender.name}, ${sender.email}, ${byUid === null ? 'not signed in' : `account ${byUid}`}`,
    ],
    note: 'Reply to this mail to answer.',
  })
}

interface Parts {
  readonly sender: Sender
  readonly facts: readonly string[]
  readonly note: string
  readonly link?: { readonly url: string; readonly label: string }
}

function mailOf(subject: string, heading: string, { sender, facts, note, link }: Parts): MailMessage {
  const html = page(
    subject,
    `<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(heading)}</h1>
<blockquote style="margin:0 0 16px;padding:16px;background:#fff;border-radius:16px;white-space:pre-wrap">${escapeHtml(sender.message)}</blockquote>
${facts.map((it) => `<p style="margin:0 0 8px">${escapeHtml(it)}</p>`).join('')}
${link ? `<p style="margin:24px 0">${button(link.url, link.label)}</p>` : ''}
<p style="color:#6b625b;font-size:13px">${escapeHtml(note)}</p>`,
  )
  const text = [
    heading,
    sender.message,
    ...facts,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    note,
  ].join('\n\n')
  return { subject, text, html, attachments: [] }
}
