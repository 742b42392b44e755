import type { GivenRole } from '../../../contract/team/team'
import { oneLine, page } from '../mail/mails'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'

const DUTIES: Record<GivenRole, string> = {
  manager: 'You would edit the activity with them, and see its people and numbers.',
  door: 'You would check people in at the door.',
}

/** The mail that asks somebody to help with an activity. */
export function teamMail(about: {
  title: string
  inviter: string
  role: GivenRole
  link: string
}): MailMessage {
  const { title, inviter, role, link } = about
  const subject = oneLine(`${inviter} asks you to help with ${title}`)
  const lines = [`${inviter} asks you to join the team of "${title}".`, DUTIES[role]]
  const after = 'The link works once and for two weeks. If you do not know what this is about, do nothing.'
  return {
    subject,
    text: [...lines, `Join the team: ${link}`, after].join('\n\n'),
    html: page(
      subject,
      `<h1 style="font-size:26px">${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<p><a href="${escapeHtml(link)}" style="background:#c8372d;color:#fff;padding:12px 20px;border-radius:999px;text-decoration:none;font-weight:600">Join the team</a></p>
<p style="color:#6b625b;font-size:13px">${after}</p>`,
    ),
    attachments: [],
  }
}
