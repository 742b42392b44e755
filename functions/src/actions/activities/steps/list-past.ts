import type { Activity } from '../../../../contract/activities/activity'
import type { ShareRef } from '../../../../contract/ids'
import type { Rsvp } from '../../../../contract/rsvps/rsvp'
import type { Instant } from '../../../../contract/time'
import { findActivities, listHosted } from '../../../store/activities/activities'
import { writeCursor } from '../../../store/page'
import type { Page } from '../../../store/page'
import { listAnswered } from '../../../store/rsvps/rsvps'

interface Entry {
  readonly endsAt: Instant
  readonly shareRef: ShareRef
  /** How the person answered, unless they hosted it. */
  readonly rsvp?: Rsvp
  /** What they hosted is read already. */
  readonly hosted?: Activity
}

/** What is over, hosted or gone to, one page of both together, the last to end first. */
export async function listPast(
  uid: string,
  now: Instant,
  limit: number,
  cursor: string | undefined,
): Promise<Page<{ activity: Activity; rsvp?: Rsvp }>> {
  const [hosted, gone] = await Promise.all([
    listHosted(uid, 'past', now, limit, cursor),
    listAnswered(uid, ['going'], 'past', now, limit, cursor),
  ])
  const all = inOrder([
    ...hosted.items.map((it) => ({ endsAt: it.endsAt, shareRef: it.shareRef, hosted: it })),
    ...gone.items.map((rsvp) => ({ endsAt: rsvp.activityEndsAt, shareRef: rsvp.shareRef, rsvp })),
  ])
  const entries = all.slice(0, limit)
  const last = entries.at(-1)
  const isMore = all.length > limit || hosted.nextCursor !== null || gone.nextCursor !== null
  return {
    items: await read(entries),
    nextCursor: isMore && last ? writeCursor([last.endsAt, last.shareRef]) : null,
  }
}

/** Whoever goes to what they host has it once. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const hosted = new Set(entries.flatMap((it) => (it.hosted ? it.shareRef : [])))
  const once = entries.filter((it) => it.hosted || !hosted.has(it.shareRef))
  const place = (it: Entry) => `${it.endsAt} ${it.shareRef}`
  return once.toSorted((a, b) => (place(a) < place(b) ? 1 : -1))
}

async function read(entries: readonly Entry[]): Promise<{ activity: Activity; rsvp?: Rsvp }[]> {
  const visited = entries.filter((it) => !it.hosted).map((it) => it.shareRef)
  const found = new Map((await findActivities(visited)).map((it) => [it.shareRef, it]))
  return entries.flatMap(({ shareRef, hosted, rsvp }) => {
    const activity = hosted ?? found.get(shareRef)
    if (!activity || activity.status === 'deleted' || activity.status === 'draft') return []
    return [{ activity, ...(rsvp && { rsvp }) }]
  })
}
