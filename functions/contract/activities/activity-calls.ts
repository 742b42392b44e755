import { z } from 'zod'
import { ActivityStatus } from './activity'
import { RetryClosing } from './activity-closing'
import { ActivitySaved, PublishingScheduled, SchedulePublishing } from './activity-save'
import { ListMyActivities, MyActivitiesPage } from './my-activities'
import type { Call } from '../api/call'
import { ShareRef } from '../ids'

/** An organiser’s activities, and what becomes of them. */
export const ACTIVITY_CALLS = {
  retryClosing: {
    access: 'verified',
    summary: 'Make the failed refunds of a cancelled activity once more',
    input: RetryClosing,
    output: z.object({}),
  },
  changeActivityStatus: {
    access: 'verified',
    summary: 'Publish, pause, cancel or delete an activity',
    input: z.strictObject({ shareRef: ShareRef, status: ActivityStatus }),
    output: ActivitySaved,
  },
  schedulePublishing: {
    access: 'verified',
    summary: 'Have a draft published at a time to come, or not any more',
    input: SchedulePublishing,
    output: PublishingScheduled,
  },
  listMyActivities: {
    access: 'guest',
    summary: 'The activities that the person hosts or goes to',
    input: ListMyActivities,
    output: MyActivitiesPage,
  },
} as const satisfies Record<string, Call>
