import { oneLine, page } from '../mail/mails'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'
import type { Refusal } from '../refusal'

/** The mail to an organiser whose draft could not go live at its time: why, and what to do. */
export function notPublishedMail(title: string, because: Refusal, edit: string): MailMessage {
  const subject = oneLine(`Not live yet: ${title}`)
  const reasons = because.fields.length > 0 ? because.fields.map((field) => field.message) : [because.message]
  const lead = `"${title}" was to go live now, but something is missing. It is still a draft; nothing of it is lost.`
  return {
    subject,
    text: [lead, ...reasons, `Mend and publish it: ${edit}`].join('\n\n'),
    html: page(
      subject,
      `<h1 style="font-size:26px">${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>
<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>
<p><a href="${escapeHtml(edit)}" style="background:#c8372d;color:#fff;padding:12px 20px;border-radius:999px;text-decoration:none;font-weight:600">Open the draft</a></p>`,
    ),
    attachments: [],
  }
}
