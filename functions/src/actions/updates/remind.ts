import type { Activity } from '../../../contract/activities/activity'
import type { Instant } from '../../../contract/time'
import { LATEST_MINUTES, REMINDERS } from '../../domain/updates/reminders'
import { minutesAfter } from '../../domain/wall-time'
import { eachStarting } from '../../store/activities/activities'
import { readUpdate } from '../../store/updates/updates'
import { beginUpdate, createUpdate } from './deliver-update'

type Reminder = (typeof REMINDERS)[number]

/**
 * Reminds those who go and those who have tickets, a day and an hour before the start. Each once: the reminder is named
 * by the start that it is about, so that another start brings another one.
 */
export async function sweepReminders(now: Instant): Promise<void> {
  for (const reminder of REMINDERS) {
    const to = minutesAfter(now, reminder.minutes)
    for await (const activity of eachStarting(minutesAfter(to, -LATEST_MINUTES), to)) {
      await remind(activity, reminder, now)
    }
  }
}

async function remind(activity: Activity, { kind, subject, text }: Reminder, now: Instant): Promise<void> {
  const { shareRef, startsAt } = activity
  const id = `${kind}-${Date.parse(startsAt)}`
  if ((await readUpdate(shareRef, id)).update) return
  const update = {
    id,
    shareRef,
    organiserUid: activity.organiser.uid,
    kind,
    groups: ['going', 'ticket-holders'] as ['going', 'ticket-holders'],
    subject,
    text,
    startsAt,
    status: 'sending',
    sentCount: 0,
    place: { group: 0, after: null },
    createdAt: now,
  } as const
  await createUpdate(update)
  await beginUpdate(update)
}
