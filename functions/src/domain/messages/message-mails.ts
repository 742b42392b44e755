import { CONTACT_TOPICS, REPORT_REASONS } from '../../../contract/messages/message-rules'
import type { ContactOperator, ContactOrganiser, ReportActivity } from '../../../contract/messages/message'
import { button, oneLine, page } from '../mail/mails'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'

/** The activity that a message is about. */
export interface AboutActivity {
  readonly title: string
  readonly shareRef: string
  readonly organiserName: string
  readonly url: string
}

type Sender = Pick<ContactOrganiser, 'name' | 'email' | 'message'>

/** What is known of whoever writes to an organiser. */
export interface SenderFacts {
  /** They are signed in with the email that they gave; otherwise anybody may have typed it. */
  readonly hasSignedIn: boolean
  readonly hasTicket: boolean
  /** Nobody of the organisers has an email: those who run the platform get it instead of them. */
  readonly isToBePassedOn: boolean
}

/** A message to an organiser: what was written, by whom, and how to answer. Answering shows the organiser’s address, and says so. */
export function messageMail(sender: Sender, about: AboutActivity, known: SenderFacts): MailMessage {
  const { title, url, shareRef, organiserName } = about
  const subject = oneLine(`Message about ${title} from ${sender.name}`)
  const passOn = `The organiser has no confirmed email address. Pass this message on to ${organiserName} (activity ${shareRef}), or reply to answer ${sender.name} yourself.`
  const reply = `Reply to this email to answer ${sender.name}: they see your email address only then. Never send passwords or bank details.`
  return mailOf(
    known.isToBePassedOn ? `To pass on: ${subject}` : subject,
    `${sender.name} asks about ${title}`,
    {
      sender,
      facts: [
        `From: ${sender.name}, ${sender.email}`,
        `Signed in with this email: ${yesOrNo(known.hasSignedIn)}`,
        `Has a ticket: ${yesOrNo(known.hasTicket)}`,
      ],
      note: known.isToBePassedOn ? passOn : reply,
      link: { url, label: 'Activity page' },
    },
  )
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

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
    note: 'Reply to this email to write to the person who sent the report.',
    link: { url: about.url, label: 'Look at it' },
  })
}

/** That an activity is reported more often in a day than its reports are mailed, for those who run the platform. */
export function manyReportsMail(about: AboutActivity, mailed: number): MailMessage {
  return mailOf(oneLine(`Many reports: ${about.title}`), `Many reports of ${about.title}`, {
    facts: [
      `It was reported more than ${mailed} times today. The first ${mailed} reports were mailed; those that follow are not.`,
      `Activity: ${about.shareRef}, by ${about.organiserName}`,
    ],
    note: 'You get this email once a day for an activity.',
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
    note: 'Reply to this email to answer.',
  })
}

interface Parts {
  readonly sender?: Sender
  readonly facts: readonly string[]
  readonly note: string
  readonly link?: { readonly url: string; readonly label: string }
}

/** Marked as somebody else's words, so that nothing in them passes for ours. */
const quoted = (message: string) =>
  message
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')

function mailOf(subject: string, heading: string, { sender, facts, note, link }: Parts): MailMessage {
  const html = page(
    subject,
    `<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(heading)}</h1>
${sender ? `<blockquote style="margin:0 0 16px;padding:16px;background:#fff;border-radius:16px;white-space:pre-wrap">${escapeHtml(sender.message)}</blockquote>` : ''}
${facts.map((it) => `<p style="margin:0 0 8px">${escapeHtml(it)}</p>`).join('')}
${link ? `<p style="margin:24px 0">${button(link.url, link.label)}</p>` : ''}
<p style="color:#6b625b;font-size:13px">${escapeHtml(note)}</p>`,
  )
  const text = [
    heading,
    ...(sender ? [quoted(sender.message)] : []),
    ...facts,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    note,
  ].join('\n\n')
  return { subject, text, html, attachments: [] }
}
