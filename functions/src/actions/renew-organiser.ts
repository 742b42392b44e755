import { ActivityStatus } from '../../contract/activity'
import type { Activity } from '../../contract/activity'
import { activityDoc, listOrganised } from '../store/activities'
import { inTransaction } from '../store/firestore'
import { userDoc } from '../store/users'

const AT_ONCE = 100

/**
 * Tells a person's activities how they are called and look now. Reads the person again with each page, so that the last
 * of several changes stays, whichever ends first; safe to repeat.
 */
export async function renewOrganiser(uid: string): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await listOrganised(uid, ActivityStatus.options, 'desc', AT_ONCE, cursor)
    await renew(uid, page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

function renew(uid: string, activities: readonly Activity[]): Promise<void> {
  return inTransaction(async (tx) => {
    const user = (await tx.get(userDoc(uid))).data()
    if (!user) return
    const { displayName: name, photoURL } = user
    for (const { shareRef, organiser } of activities) {
      if (organiser.name === name && organiser.photoURL === photoURL) continue
      tx.update(activityDoc(shareRef), { organiser: { uid, name, photoURL } })
    }
  })
}
