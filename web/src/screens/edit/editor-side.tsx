import { useState } from 'react'
import { Checklist } from '../../features/activity/checklist'
import { checklistOf } from '../../features/activity/draft/checklist'
import type { ActivityDraft } from '../../features/activity/draft/draft'
import { SetUpPayouts } from '../../features/payout/set-up-payouts'
import { usePayoutMethod } from '../../features/payout/payout-method'
import { activityWording } from '../../features/activity/wording'
import { ActivityCard } from '../../ui/activity-card'
import styles from './editor.module.css'

/** What people will see in a list, and what is missing to publish. */
export function EditorSide({
  draft,
  uid,
  previewHref,
}: {
  draft: ActivityDraft
  uid: string
  previewHref: string
}) {
  const [now] = useState(() => new Date().toISOString())
  const payout = usePayoutMethod(uid)
  const items = checklistOf(draft, payout.data?.status, now)
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
          <SetUpPayouts isBegun={payout.data?.status === 'pending'} countries={payout.data?.countries} />
        }
      />
    </aside>
  )
}
