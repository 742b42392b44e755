import type { ReportActivity } from '../../contract/message'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { reportMail } from '../domain/message-mails'
import { aboutActivity } from './contact-organiser'
import { enforceRateLimit } from './enforce-rate-limit'
import type { Counted } from './enforce-rate-limit'
import { postMessage } from './post-message'
import { requireAsker } from './require-asker'

/**
 * Mails a report of an activity to those who run the platform; its organiser does not hear of it.
 * @param from the sender, or where a request without a sign-in comes from
 * @throws Refusal `not-found` to those who may not see the activity
 */
export async function reportActivity(
  by: Actor | null,
  from: Counted,
  shareRef: string,
  report: ReportActivity,
  now: Instant,
): Promise<void> {
  const { activity } = await requireAsker(by, shareRef, report.link)
  const { OPERATOR_EMAIL: email } = config()
  await enforceRateLimit('report', from, now, { shareRef, email })
  const mail = reportMail(report, aboutActivity(activity), by?.uid ?? null)
  await postMessage(`report-${shareRef}`, [email], report.email, mail, now)
}
