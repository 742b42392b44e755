import type { Activity } from 'functions/contract/activities/activity'
import type { Instant } from 'functions/contract/time'
import { Banner } from '../../ui/states/banner'
import { publicWording as words } from '../wording'

/** Why nobody can come any more, or not now; undefined while everybody can. */
export function noticeOf(activity: Activity, now: Instant): 'cancelled' | 'ended' | 'paused' | undefined {
  if (activity.status === 'cancelled') return 'cancelled'
  if (now >= activity.endsAt) return 'ended'
  return activity.status === 'active' ? undefined : 'paused'
}

/** What a reader must know before anything else. */
export function Notice({ activity, now }: { activity: Activity; now: Instant }) {
  const notice = noticeOf(activity, now)
  if (!notice) return null
  return (
    <Banner tone={notice === 'cancelled' ? 'warn' : 'info'} title={words[notice].title}>
      {words[notice].detail}
    </Banner>
  )
}
