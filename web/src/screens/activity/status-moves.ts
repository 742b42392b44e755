import type { ActivityStatus } from 'functions/contract/activity'

export type NextStatus = Exclude<ActivityStatus, 'draft'>

/** The moves that an organiser is offered from each status (DESIGN, section 3), the likeliest first. */
export const MOVES: Record<ActivityStatus, readonly NextStatus[]> = {
  draft: ['active', 'deleted'],
  active: ['inactive', 'cancelled'],
  inactive: ['active', 'cancelled'],
  cancelled: ['deleted'],
  deleted: [],
}
