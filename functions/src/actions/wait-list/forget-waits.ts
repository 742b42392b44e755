import type { Instant } from '../../../contract/time'
import { offerMailIds } from '../../domain/wait-list/wait-list'
import { findActivity } from '../../store/activities/activities'
import { deleteMails } from '../../store/mail/outbox'
import { listWaitsOf } from '../../store/wait-list/wait-list-entries'
import { beginWaitLists, writeWaitEnd, written } from './save-wait-list-entry'

const AT_ONCE = 20

/** Takes a person out of every line, with the mails about it; what was set aside for them goes to the next. */
export async function forgetWaits(uid: string, now: Instant): Promise<void> {
  for (;;) {
    const some = await listWaitsOf(uid, AT_ONCE)
    if (some.length === 0) return
    for (const seen of some) {
      const { shareRef, stockIds } = seen.wait
      const zone = (await findActivity(shareRef))?.timezone ?? 'UTC'
      const isGone = await written((writer) => {
        writeWaitEnd(writer, seen, zone, now)
        deleteMails(writer, offerMailIds(seen.wait))
      })
      if (isGone && stockIds.length > 0) await beginWaitLists(shareRef)
    }
  }
}
