import type { ActivityCard as ActivityCardData } from 'functions/contract/activities/activity'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { paths } from '../../lib/navigation/paths'
import { ActivityCard, ActivityGrid } from '../../ui/activity-card'
import styles from './related.module.css'
import { publicWording } from '../wording'

const { related: words } = publicWording

function priceOf(it: ActivityCardData): string | undefined {
  if (it.isSoldOut) return words.soldOut
  if (it.priceFrom === null) return undefined
  return it.priceFrom === 0 ? words.free : words.from(formatMoney(it.priceFrom, it.currency))
}

/** A few other activities, as cards. */
export function RelatedList({ items }: { items: readonly ActivityCardData[] }) {
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{words.heading}</h2>
      <ActivityGrid label={words.heading}>
        {items.map((it) => (
          <li key={it.shareRef}>
            <ActivityCard
              href={paths.publicActivity(it.shareRef)}
              title={it.title}
              imageUrl={it.thumbnail}
              startDate={it.startDate}
              place={it.type === 'virtual' ? publicWording.online : (it.locationName ?? undefined)}
              organiserName={it.organiserName}
              price={priceOf(it)}
            />
          </li>
        ))}
      </ActivityGrid>
    </section>
  )
}
