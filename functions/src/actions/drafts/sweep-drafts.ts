import type { Instant } from '../../../contract/time'
import { log } from '../../log'
import { forgetDraft, listForgottenDrafts } from '../../store/drafts/activity-drafts'

const AT_ONCE = 50

/** Deletes drafts that nobody has written on for ninety days; what they showed goes with the sweep of uploads. */
export async function sweepDrafts(now: Instant): Promise<void> {
  for (const draft of await listForgottenDrafts(now, AT_ONCE)) {
    try {
      await forgetDraft(draft)
    } catch (error) {
      log.error('sweepFailed', { draftId: draft.id, error: String(error) })
    }
  }
}
