import { ActivityStatus } from '../../../contract/activities/activity'
import type { Activity } from '../../../contract/activities/activity'
import type { Instant } from '../../../contract/time'
import { activityDoc, changeActivity, listOrganised } from '../../store/activities/activities'
import { inTransaction } from '../../store/firestore'
import { eachPage } from '../../store/page'
import { userDoc } from '../../store/accounts/users'

/** Each is written with its listing, which is many entries of indexes. */
const AT_ONCE = 25

/**
 * Tells a person's activities how they are called and look now. Reads the person again with each page, so that the last
 * of several changes stays, whichever ends first; safe to repeat.
 */
export async function renewOrganiser(uid: string, now: Instant): Promise<void> {
  const read = (cursor: string | undefined) =>
    listOrganised(uid, ActivityStatus.options, 'desc', AT_ONCE, cursor)
  for await (const activities of eachPage(read)) await renew(uid, activities, now)
}

function renew(uid: string, activities: readonly Activity[], now: Instant): Promise<void> {
  return inTransaction(async (tx) => {
    const user = (await tx.get(userDoc(uid))).data()
    if (!user) return
    const { displayName: name, photoURL } = user
    const outdated = activities.filter(
      (it) => it.organiser.name !== name || it.organiser.photoURL !== photoURL,
    )
    const current = await Promise.all(outdated.map((it) => tx.get(activityDoc(it.shareRef))))
    for (const activity of current.flatMap((it) => it.data() ?? [])) {
      changeActivity(tx, activity, { organiser: { uid, name, photoURL } }, now)
    }
  })
}
