import type { ActivityStatus } from 'functions/contract/activities/activity'

/** Every word of the private screen of an activity. */
export const activityScreenWording = {
  loading: 'Loading the activity',
  missing: {
    title: 'This activity is not here',
    detail: 'It may have been removed, or it is not for everybody. Ask whoever sent you the link.',
    explore: 'Explore activities',
  },
  bar: 'For you as the organiser',
  dashboard: 'Dashboard',
  door: 'Door',
  edit: 'Edit',
  duplicate: 'Duplicate',
  publish: 'Publish',
  resume: 'Open again',
  pause: 'Pause',
  cancel: 'Cancel it',
  remove: 'Delete',
  confirm: {
    active: {
      title: 'Publish this activity?',
      detail: 'Its audience can see it from now on, and say that they are coming.',
      yes: 'Publish',
    },
    inactive: {
      title: 'Pause this activity?',
      detail:
        'Its page stays, but nobody can answer or get tickets until you open it again. Tickets stay valid.',
      yes: 'Pause',
    },
    cancelled: {
      title: 'Cancel this activity?',
      detail:
        'Everybody who comes is told, tickets become void and what was paid is refunded. This cannot be undone.',
      yes: 'Cancel the activity',
    },
    deleted: {
      title: 'Delete this activity?',
      detail: 'It disappears for everybody, you included. This cannot be undone.',
      yes: 'Delete',
    },
  } satisfies Record<Exclude<ActivityStatus, 'draft'>, { title: string; detail: string; yes: string }>,
  keep: 'Keep it as it is',
  done: {
    active: 'It’s live.',
    inactive: 'Paused. Open it again whenever you like.',
    cancelled: 'Cancelled. Refunds are on their way.',
    deleted: 'Deleted.',
  } satisfies Record<Exclude<ActivityStatus, 'draft'>, string>,
}
