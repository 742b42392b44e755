import type { ShareRef } from 'functions/contract/ids'

/** All that is known of an activity's attendees, whatever was looked for. */
export function attendeesKey(uid: string, shareRef: ShareRef) {
  return ['attendees', uid, shareRef] as const
}
