import { ActivityStatus, DEFAULT_IMAGE } from '../../../../contract/activities/activity'
import type { Activity } from '../../../../contract/activities/activity'
import { DELETED_NAME } from '../../../../contract/accounts/deleted-name'
import { uploadIdOf } from '../../../../contract/uploads/media'
import type { Instant } from '../../../../contract/time'
import {
  activityDoc,
  changeActivity,
  deleteDraft,
  listOrganised,
  settingsDoc,
} from '../../../store/activities/activities'
import { inTransaction } from '../../../store/firestore'
import { moveActivity } from '../../activities/change-activity-status'
import { forgetInvitationsOf } from '../../invitations/forget-invitations'
import { closeActivity } from '../../activities/close-activity'

const AT_ONCE = 50

/**
 * Ends what a person organises: drafts go, what is to come is cancelled and its people are told, and all that stays
 * names nobody and shows none of their pictures. Safe to repeat.
 */
export async function endOrganising(uid: string, now: Instant): Promise<void> {
  await eachPage(uid, ['draft'], async (drafts) => {
    for (const { shareRef } of drafts) await deleteDraft(shareRef)
  })
  await eachPage(uid, ['active', 'inactive'], async (activities) => {
    for (const activity of activities) {
      if (activity.endsAt > now) await moveActivity(activity, 'cancelled', now)
    }
  })
  await eachPage(uid, ['cancelled'], async (activities) => {
    // Here and not in the queue: nobody is forgotten before they are told.
    for (const { shareRef } of activities) await closeActivity(shareRef, now)
  })
  await eachPage(uid, ActivityStatus.options, (activities) => unname(activities, now))
}

async function eachPage(
  uid: string,
  statuses: readonly ActivityStatus[],
  work: (activities: Activity[]) => Promise<void>,
): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await listOrganised(uid, statuses, 'desc', AT_ONCE, cursor)
    await work(page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

async function unname(activities: readonly Activity[], now: Instant): Promise<void> {
  for (const { shareRef } of activities) await forgetInvitationsOf(shareRef)
  await inTransaction(async (tx) => {
    const current = await Promise.all(activities.map((it) => tx.get(activityDoc(it.shareRef))))
    for (const activity of current.flatMap((it) => it.data() ?? [])) {
      const { shareRef, organiser, thumbnail, media } = activity
      const change = {
        organiser: { uid: organiser.uid, name: DELETED_NAME, photoURL: null },
        thumbnail: isUploaded(thumbnail) ? DEFAULT_IMAGE : thumbnail,
        media: media.filter((item) => !isUploaded(item.url)),
      }
      changeActivity(tx, activity, change, now)
      tx.update(settingsDoc(shareRef), { meetingUrl: null })
    }
  })
}

function isUploaded(url: string): boolean {
  return uploadIdOf(url) !== undefined
}
