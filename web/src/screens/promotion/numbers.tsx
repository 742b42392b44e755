import type { ShareRef } from 'functions/contract/ids'
import { promotionWording } from '../../features/promotions/wording'
import { useLiveTally } from '../../features/analytics/live-tally'
import styles from './promotion.module.css'

const words = promotionWording.home.numbers

/** What the promotion of an activity has brought so far, live; zeros until something has happened. */
export function Numbers({ shareRef }: { shareRef: ShareRef }) {
  const live = useLiveTally(shareRef)
  const tally = live.status === 'ready' ? live.data : undefined
  const sold = Object.values(tally?.tickets ?? {}).reduce((sum, it) => sum + it.sold, 0)
  const figures = {
    views: tally?.views ?? 0,
    going: tally?.rsvps.going ?? 0,
    interested: tally?.rsvps.interested ?? 0,
    sold,
  }
  return (
    <dl className={styles.numbers} aria-busy={live.status === 'loading' || undefined}>
      {(['views', 'going', 'interested', 'sold'] as const).map((key) => (
        <div key={key}>
          <dt>{words[key]}</dt>
          <dd>{live.status === 'loading' ? '–' : figures[key].toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
