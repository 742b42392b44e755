import type { ReportActivity } from '../../../contract/messages/message'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { manyReportsMail, reportMail } from '../../domain/messages/message-mails'
import type { AboutActivity } from '../../domain/messages/message-mails'
import { RATE_LIMITS } from '../../domain/access/rate-limits'
import { isAlreadyThere, openBatch } from '../../store/firestore'
import { postMail } from '../../store/mail/outbox'
import { aboutActivity } from './contact-organiser'
import { enforceRateLimit, isWithinRateLimit } from '../access/enforce-rate-limit'
import type { Counted } from '../access/enforce-rate-limit'
import { postMessage } from './steps/post-message'
import { requireAsker } from '../access/require-asker'

const { activity: MOST_A_DAY } = RATE_LIMITS.report

/**
 * Mails a report of an activity to those who run the platform; its organiser does not hear of it. Nobody's report is refused
 * because of other people's: from so many a day on, that there are more is mailed once, and the sender is thanked like any other.
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
  await enforceRateLimit('report', from, now)
  const about = aboutActivity(activity)
  if (!(await isWithinRateLimit('report', now, { shareRef }))) return tellOfMany(about, email, now)
  await enforceRateLimit('report', null, now, { email })
  const mail = reportMail(report, about, by?.uid ?? null)
  await postMessage(`report-${shareRef}`, [email], report.email, mail, now)
}

/** Once for each day that reports are counted by. */
async function tellOfMany(about: AboutActivity, email: string, now: Instant): Promise<void> {
  const { writer, commit } = openBatch()
  postMail(writer, `many-reports-${about.shareRef}-${now.slice(0, 10)}`, {
    to: [email],
    from: config().MAIL_FROM,
    message: manyReportsMail(about, MOST_A_DAY.uses),
    createdAt: now,
  })
  try {
    await commit()
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
}
