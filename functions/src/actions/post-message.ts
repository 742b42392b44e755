import { createHash } from 'node:crypto'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import type { MailMessage } from '../domain/mails'
import { minutesAfter } from '../domain/wall-time'
import { isAlreadyThere, openBatch } from '../store/firestore'
import { postMail } from '../store/outbox'

/** A message is kept as long as somebody may ask what became of it. */
const KEPT_MINUTES = 90 * 24 * 60

/**
 * Mails what somebody wrote, to each of some people by themselves, with the writer as whom to reply to. The same words about the
 * same thing from the same address are mailed once.
 * @param about the kind of message, and what it is about
 */
export async function postMessage(
  about: string,
  to: readonly string[],
  replyTo: string,
  message: MailMessage,
  now: Instant,
): Promise<void> {
  const { MAIL_FROM: from } = config()
  const hash = createHash('sha256').update(`${replyTo.toLowerCase()}:${message.text}`).digest('base64url')
  const expiresAt = minutesAfter(now, KEPT_MINUTES)
  const { writer, commit } = openBatch()
  for (const [index, address] of to.entries()) {
    const mail = { to: [address], from, replyTo, message, createdAt: now, expiresAt }
    postMail(writer, `${about}-${hash.slice(0, 26)}-${index}`, mail)
  }
  try {
    await commit()
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
}
