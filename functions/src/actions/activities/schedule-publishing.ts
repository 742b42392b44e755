import type { z } from 'zod'
import type { Activity } from '../../../contract/activities/activity'
import type { PublishingScheduled, SchedulePublishing } from '../../../contract/activities/activity-save'
import type { Instant, WallTime } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseField } from '../../domain/refusal'
import { instantOf, minutesAfter } from '../../domain/wall-time'
import { queuePublishing } from '../../gateways/tasks'
import { log } from '../../log'
import { activityDoc, settingsDoc } from '../../store/activities/activities'
import { recordAudit } from '../../store/audit/audit'
import { inTransaction } from '../../store/firestore'
import { auditOf } from '../audit/audit-of'
import { requireManager } from '../access/guards'
import { requireReadyToOpen } from './publish-activity'

/** A queue takes tasks of the next thirty days; what is later is the sweep's. */
const QUEUED_MINUTES = 29 * 24 * 60

/**
 * Has a draft published at a time to come, or takes that back. What it lacks is told now, not when nobody is there to
 * mend it.
 */
export async function schedulePublishing(
  by: Actor,
  { shareRef, publishAt }: z.output<typeof SchedulePublishing>,
  now: Instant,
): Promise<z.output<typeof PublishingScheduled>> {
  const activity = await requireManager(by, shareRef)
  const scheduledFor = publishAt === null ? null : await requireTime(activity, publishAt, now)
  await inTransaction(async (tx) => {
    // Published or deleted meanwhile, there is nothing left to plan.
    if (scheduledFor !== null) requireDraft((await tx.get(activityDoc(shareRef))).data())
    const before = (await tx.get(settingsDoc(shareRef))).data()?.scheduledFor ?? null
    if (before === scheduledFor) return
    tx.update(settingsDoc(shareRef), { scheduledFor, scheduledBy: scheduledFor === null ? null : by.uid })
    const kind = scheduledFor === null ? 'unscheduled' : 'scheduled'
    recordAudit(tx, shareRef, auditOf(by, kind, publishAt ?? '', now))
  })
  const isSoon = scheduledFor !== null && scheduledFor < minutesAfter(now, QUEUED_MINUTES)
  if (isSoon) await queue(shareRef, scheduledFor)
  return { shareRef, scheduledFor }
}

function requireDraft(activity: Activity | undefined): void {
  if (activity?.status === 'draft') return
  throw new Refusal('conflict', 'Only a draft can be published later. This one is not a draft any more.')
}

async function requireTime(activity: Activity, publishAt: WallTime, now: Instant): Promise<Instant> {
  requireDraft(activity)
  const instant = instantOf(publishAt, activity.timezone)
  if (instant <= now) throw refuseField('publishAt', 'This time is over. Choose a later one, or publish now.')
  if (instant >= activity.startsAt) {
    throw refuseField('publishAt', 'It would begin before anybody sees it. Choose an earlier time.')
  }
  await requireReadyToOpen(activity, now)
  return instant
}

async function queue(shareRef: string, at: Instant): Promise<void> {
  try {
    await queuePublishing(shareRef, at)
  } catch (error) {
    log.warn('taskNotQueued', { shareRef, error: String(error) })
  }
}
