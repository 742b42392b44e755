import type { Activity } from 'functions/contract/activities/activity'
import type { Instant } from 'functions/contract/time'

/** Whether there is anything left to bring people to: published, and not over. */
export function isPromotable({ status, endsAt }: Pick<Activity, 'status' | 'endsAt'>, now: Instant): boolean {
  return status === 'active' && endsAt > now
}
