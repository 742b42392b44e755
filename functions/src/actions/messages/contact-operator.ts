import type { ContactOperator } from '../../../contract/messages/message'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { contactMail } from '../../domain/messages/message-mails'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import type { Counted } from '../access/enforce-rate-limit'
import { postMessage } from './steps/post-message'

/**
 * Mails a message to those who run the platform.
 * @param from the sender, or where a request without a sign-in comes from
 */
export async function contactOperator(
  by: Actor | null,
  from: Counted,
  message: ContactOperator,
  now: Instant,
): Promise<void> {
  const { OPERATOR_EMAIL: email } = config()
  await enforceRateLimit('contact', from, now, { email })
  await postMessage('contact', [email], message.email, contactMail(message, by?.uid ?? null), now)
}
