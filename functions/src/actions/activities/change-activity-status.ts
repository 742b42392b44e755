import type { Activity, ActivityStatus } from '../../../contract/activities/activity'
import type { ActivitySaved } from '../../../contract/activities/activity-save'
import type { AuditEntry, AuditKind } from '../../../contract/audit/audit'
import type { Instant } from '../../../contract/time'
import { mayMove } from '../../domain/activities/activity-rules'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { queueClosing } from '../../gateways/tasks'
import { activityDoc, changeActivity } from '../../store/activities/activities'
import { recordAudit } from '../../store/audit/audit'
import { inTransaction } from '../../store/firestore'
import { auditOf } from '../audit/audit-of'
import { requireManager } from '../access/guards'
import { publishActivity, requireReadyToOpen } from './publish-activity'

/** How the trail calls a move to a status. */
const AUDITED = {
  draft: 'saved',
  active: 'published',
  inactive: 'paused',
  cancelled: 'cancelled',
  deleted: 'deleted',
} as const satisfies Record<ActivityStatus, AuditKind>

/** By then the move is written, and so is every hold that began before it. */
const CLOSING_AGAIN_SECONDS = 120

/** Moves an activity to another status. A cancelled one stops selling at once; its refunds follow from a queue. */
export async function changeActivityStatus(
  by: Actor,
  input: { shareRef: string; status: ActivityStatus },
  now: Instant,
): Promise<ActivitySaved> {
  const { shareRef, status } = input
  const least = status === 'cancelled' || status === 'deleted' ? 'owner' : 'manager'
  const activity = await requireManager(by, shareRef, least)
  if (activity.status === status) return { shareRef, status }
  if (!mayMove(activity.status, status)) {
    throw new Refusal('conflict', `This activity is ${activity.status} and cannot become ${status}.`)
  }
  if (status === 'active') {
    await requireReadyToOpen(activity, now)
    return publishActivity(by, activity, now)
  }
  // Queued before as well: a crash after the move would leave everybody's money where it is.
  if (status === 'cancelled') await queueClosing(shareRef, { delaySeconds: CLOSING_AGAIN_SECONDS })
  await moveActivity(activity, status, now, auditOf(by, AUDITED[status], '', now))
  if (status === 'cancelled') await queueClosing(shareRef)
  return { shareRef, status }
}

/** Writes an activity's move to a status that needs nothing else to be there. */
export function moveActivity(
  { shareRef, status: from }: Activity,
  status: ActivityStatus,
  now: Instant,
  entry?: Omit<AuditEntry, 'id' | 'shareRef'>,
): Promise<void> {
  return inTransaction(async (tx) => {
    const current = (await tx.get(activityDoc(shareRef))).data()
    if (current?.status !== from) {
      throw new Refusal('conflict', 'This activity was changed meanwhile. Please look at it again.')
    }
    changeActivity(tx, current, { status, updatedAt: now }, now)
    if (entry) recordAudit(tx, shareRef, entry)
  })
}
