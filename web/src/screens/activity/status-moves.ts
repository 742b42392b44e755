import type { ActivityStatus } from 'functions/contract/activities/activity'
import type { TeamRole } from 'functions/contract/team/team'

export type NextStatus = Exclude<ActivityStatus, 'draft'>

/** The moves that an organiser is offered from each status (DESIGN, section 3), the likeliest first. */
const MOVES: Record<ActivityStatus, readonly NextStatus[]> = {
  draft: ['active', 'deleted'],
  active: ['inactive', 'cancelled'],
  inactive: ['active', 'cancelled'],
  cancelled: ['deleted'],
  deleted: [],
}

/** Ends an activity: for its owner alone. */
const OWNERS: readonly NextStatus[] = ['cancelled', 'deleted']

/** The moves from a status that somebody of a role may make. */
export function movesFor(status: ActivityStatus, role: TeamRole): readonly NextStatus[] {
  return role === 'owner' ? MOVES[status] : MOVES[status].filter((next) => !OWNERS.includes(next))
}
