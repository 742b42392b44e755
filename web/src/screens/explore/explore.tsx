import { useInfiniteQuery } from '@tanstack/react-query'
import { ActivitySort } from 'functions/contract/activity'
import { CalendarPlus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useSession } from '../../data/session'
import { ActivityPages } from '../../features/activity-list/activity-pages'
import { cardProps } from '../../features/activity-list/card-props'
import { exploreQuery } from '../../features/activity-list/queries'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { PageRoom } from '../../ui/page-header'
import { Chips } from '../../ui/segmented-control'
import styles from './explore.module.css'
import { exploreWording as words } from './wording'

/** The newest first; everything else from its beginning. */
const DIRECTIONS = { startDate: 'asc', publishedAt: 'desc', relevancy: 'desc', title: 'asc' } as const

const OPTIONS = (['startDate', 'publishedAt', 'relevancy', 'title'] as const).map((value) => ({
  value,
  label: words.sorts[value],
}))

function Nothing() {
  return (
    <EmptyState
      icon={<CalendarPlus />}
      title={words.empty.title}
      action={<LinkButton href={paths.create()}>{words.empty.action}</LinkButton>}
    >
      {words.empty.text}
    </EmptyState>
  )
}

/** /explore, and /activity: what there is to turn out for. */
export function Screen() {
  const [params, setParams] = useSearchParams()
  const { user } = useSession()
  const sort = ActivitySort.catch('startDate').parse(params.get('sort'))
  const query = useInfiniteQuery(exploreQuery({ sort, direction: DIRECTIONS[sort] }))
  // Signed in, an activity opens inside the app; otherwise its public page, which needs nobody to be known.
  const hrefOf = user ? paths.activity : paths.publicActivity
  return (
    <PageRoom>
      <header className={styles.hero}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <div className={styles.sort}>
        <Chips
          label={words.sort}
          hideLabel
          options={OPTIONS}
          value={sort}
          onChange={(next) => setParams({ sort: next }, { replace: true })}
        />
      </div>
      <ActivityPages
        label={words.list}
        query={query}
        card={(it) => cardProps(it, hrefOf(it.shareRef))}
        empty={<Nothing />}
      />
    </PageRoom>
  )
}
