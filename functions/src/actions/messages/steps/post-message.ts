import type { Instant } from '../../../../contract/time'
import { config } from '../../../config'
import type { MailMessage } from '../../../domain/mail/mails'
import { messageId } from '../../../domain/mail/message-id'
import { minutesAfter } from '../../../domain/wall-time'
import { isAlreadyThere, openBatch } from '../../../store/firestore'
import { postMail } from '../../../store/mail/outbox'

/** A message is kept as long as somebody may ask what became of it. */
const KEPT_MINUTES = 90 * 24 * 60

/**
 * Mails what somebody wrote, to each of some people by themselves, with the writer as whom to reply to. The same words about the
 * same thing from the same address are mailed once to each of them within some minutes, so that a retry after a failure reaches
 * only those who were not reached.
 * @param about the kind of message, and what it is about
 */
export async function postMessage(
  about: string,
  to: readonly string[],
  replyTo: string,
  message: MailMessage,
  now: Instant,
): Promise<void> {
  const { MAIL_FROM } = config()
  const [from, expiresAt] = [replyTo.toLowerCase(), minutesAfter(now, KEPT_MINUTES)]
  for (const address of to) {
    const id = messageId({ about, from, to: address, text: message.text }, now)
    const { writer, commit } = openBatch()
    postMail(writer, id, {
      to: [address],
      from: MAIL_FROM,
      replyTo: from,
      message,
      createdAt: now,
      expiresAt,
    })
    try {
      await commit()
    } catch (error) {
      if (!isAlreadyThere(error)) throw error
    }
  }
}
