import { useState } from 'react'
import { Checklist } from '../../features/activities/checklist'
import { checklistOf } from '../../features/activities/draft/checklist'
import type { ActivityDraft } from '../../features/activities/draft/draft'
import { SetUpPayouts } from '../../features/payouts/set-up-payouts'
import { usePayoutMethod } from '../../features/payouts/payout-method'
import { activityWording } from '../../features/activities/wording'
import { ActivityCard } from '../../ui/activity-card'
import styles from './editor.module.css'

/** Whether the owner can be paid, as it was when the activity was read. */
export interface OwnerPayouts {
  isOwn: boolean
  isReady: boolean
  /** The currencies that they are paid in; null for all. */
  sellsIn: readonly string[] | null
}

/** What people will see in a list, and what is missing to publish. */
export function EditorSide({
  draft,
  uid,
  previewHref,
  payouts,
}: {
  draft: ActivityDraft
  uid: string
  previewHref: string
  /** Left open for a new activity, which is the person's own. */
  payouts: OwnerPayouts | undefined
}) {
  const [now] = useState(() => new Date().toISOString())
  const isOwn = payouts?.isOwn ?? true
  const own = usePayoutMethod(isOwn ? uid : undefined)
  const items = checklistOf(draft, isOwn ? own.data?.status === 'ready' : payouts?.isReady === true, now)
  const place = draft.type === 'virtual' ? activityWording.where.types.virtual : draft.location.name
  return (
    <aside className={styles.side}>
      <div className={styles.glance}>
        <ActivityCard
          href={previewHref}
          title={draft.title || activityWording.basics.title}
          imageUrl={draft.thumbnail}
          startDate={draft.startDate || '2000-01-01T00:00'}
          place={place}
          level={2}
          eager
        />
      </div>
      <Checklist
        items={items}
        payouts={
          isOwn ? (
            <SetUpPayouts isBegun={own.data?.status === 'pending'} countries={own.data?.countries} />
          ) : (
            <p>{activityWording.checklist.ownerPayouts}</p>
          )
        }
      />
    </aside>
  )
}
