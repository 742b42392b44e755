import type { Activity } from '../../../contract/activities/activity'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { links } from '../../domain/mail/links'
import { Refusal } from '../../domain/refusal'
import { notPublishedMail } from '../../domain/activities/schedule-mail'
import { log } from '../../log'
import {
  findActivity,
  findSettings,
  listDuePublishings,
  settingsDoc,
} from '../../store/activities/activities'
import { inTransaction } from '../../store/firestore'
import { postMail } from '../../store/mail/outbox'
import { findAccount, findUser } from '../../store/accounts/users'
import { publishActivity, requireReadyToOpen } from './publish-activity'

const AT_ONCE = 50

/**
 * Publishes a draft whose time has come. What cannot be published then stays a draft, and its organiser is told why.
 * Called early, twice, or for what nobody wants any more, it does nothing.
 */
export async function publishScheduled(shareRef: string, now: Instant): Promise<void> {
  const [activity, settings] = await Promise.all([findActivity(shareRef), findSettings(shareRef)])
  const due = settings?.scheduledFor ?? null
  if (!activity || due === null || due > now) return
  try {
    if (activity.status === 'draft') await publish(activity, settings?.scheduledBy ?? null, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await endSchedule(activity, due, error, now)
    return
  }
  await endSchedule(activity, due, undefined, now)
}

/** Publishes what a lost task left, and what was planned too far ahead for one. */
export async function sweepPublishing(now: Instant): Promise<void> {
  for (const shareRef of await listDuePublishings(now, AT_ONCE)) {
    try {
      await publishScheduled(shareRef, now)
    } catch (error) {
      log.error('sweepFailed', { shareRef, error: String(error) })
    }
  }
}

async function publish(activity: Activity, scheduledBy: string | null, now: Instant): Promise<void> {
  await requireReadyToOpen(activity, now)
  const uid = scheduledBy ?? activity.organiser.uid
  const name = (await findUser(uid))?.displayName ?? activity.organiser.name
  const by: Actor = { uid, standing: 'verified', email: null, name, picture: null }
  await publishActivity(by, activity, now)
}

/** Ends a plan that is still the same, with a mail where it failed. */
async function endSchedule(
  activity: Activity,
  due: Instant,
  because: Refusal | undefined,
  now: Instant,
): Promise<void> {
  const { shareRef, organiser } = activity
  const account = await findAccount(organiser.uid)
  await inTransaction(async (tx) => {
    const settings = (await tx.get(settingsDoc(shareRef))).data()
    if (settings?.scheduledFor !== due) return
    tx.update(settingsDoc(shareRef), { scheduledFor: null, scheduledBy: null })
    if (!because || !account?.email) return
    const { PUBLIC_ORIGIN: origin, MAIL_FROM: from } = config()
    const message = notPublishedMail(activity.title, because, links.edit(origin, shareRef))
    postMail(tx, `not-published-${shareRef}-${Date.parse(due)}`, {
      to: [account.email],
      from,
      message,
      createdAt: now,
    })
  })
}
