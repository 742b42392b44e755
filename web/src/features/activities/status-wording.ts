import type { ActivityStatus } from 'functions/contract/activities/activity'

/** What a status is called; apart from the editor's words, which are many. */
export const statusWording = {
  draft: 'Draft',
  active: 'Published',
  inactive: 'Paused',
  cancelled: 'Cancelled',
  deleted: 'Deleted',
} as const satisfies Record<ActivityStatus, string>
