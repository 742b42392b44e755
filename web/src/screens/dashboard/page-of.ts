import type { Activity } from 'functions/contract/activities/activity'
import { paths } from '../../lib/navigation/paths'

/** Where the people that an activity is for look at it. */
export function pageOf({ audience, shareRef }: Activity): string {
  return audience === 'public' ? paths.publicActivity(shareRef) : paths.activity(shareRef)
}
