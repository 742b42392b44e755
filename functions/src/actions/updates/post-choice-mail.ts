import type { Account, NotificationChoice } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { links } from '../../domain/mail/links'
import type { MailMessage } from '../../domain/mail/mails'
import { mayMail } from '../../domain/accounts/may-mail'
import type { Writer } from '../../store/firestore'
import { postMail } from '../../store/mail/outbox'

/**
 * Sends a mail that is a person's to choose, if they want it and have an address. Its headers let a mail program end
 * them with one click (RFC 8058).
 * @param id says what the mail is about; it is sent once
 * @param write writes the mail around the link that ends such mails
 */
export function postChoiceMail(
  writer: Writer,
  to: Account | undefined,
  choice: NotificationChoice,
  id: string,
  write: (unsubscribe: string) => MailMessage,
  now: Instant,
): void {
  if (!to?.email || !mayMail(to.notifications, choice)) return
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret, MAIL_FROM: from } = config()
  const unsubscribe = links.unsubscribe(origin, secret, to.uid, choice)
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  postMail(writer, id, { to: [to.email], from, headers, message: write(unsubscribe), createdAt: now })
}
