import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { CalendarPlus, LayoutGrid, Map, SearchX } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { ActivityPages } from '../../features/activity-lists/activity-pages'
import { cardProps } from '../../features/activity-lists/card-props'
import { exploreQuery } from '../../features/activity-lists/queries'
import { ownZone, wallTimeIn } from '../../lib/text/date-text'
import { Button, LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { PageRoom } from '../../ui/layout/page-header'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import styles from './explore.module.css'
import { Filters } from './filters'
import { ResultsMap } from './results-map'
import { SearchBar } from './search-bar'
import { NO_FILTERS, hasFilters, queryOf } from './search-state'
import { useSearch } from './use-search'
import { exploreWording as words } from './wording'

/** A map shows as much as one page may have. */
const ON_MAP = 50

const VIEWS = [
  { value: 'list', label: words.views.list, icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'map', label: words.views.map, icon: <Map aria-hidden="true" /> },
] as const

function NothingOn() {
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

function NoMatch({ onClear }: { onClear: () => void }) {
  const clear = (
    <Button variant="secondary" onClick={onClear}>
      {words.clear}
    </Button>
  )
  return (
    <EmptyState icon={<SearchX />} title={words.noMatch.title} action={clear}>
      {words.noMatch.text}
    </EmptyState>
  )
}

/** A page may be empty while there are more: the server reads so much of a search at once. */
function LookFurther({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const more = (
    <Button busy={busy} onClick={onMore}>
      {words.further.action}
    </Button>
  )
  return (
    <EmptyState icon={<SearchX />} title={words.further.title} action={more}>
      {words.further.text}
    </EmptyState>
  )
}

/** /explore, and /activity: what there is to turn out for. */
export function Screen() {
  const { search, change } = useSearch()
  const { user } = useSession()
  const [today] = useState(() => wallTimeIn(ownZone(), new Date().toISOString()).slice(0, 10))
  const query = useInfiniteQuery({
    ...exploreQuery({ ...queryOf(search, today), ...(search.view === 'map' && { limit: ON_MAP }) }),
    placeholderData: keepPreviousData,
  })
  // Signed in, an activity opens inside the app; otherwise its public page, which needs nobody to be known.
  const hrefOf = user ? paths.activity : paths.publicActivity
  const clear = () => change(NO_FILTERS)
  const isFiltered = hasFilters(search)
  const count = query.data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0
  const nothing = isFiltered ? <NoMatch onClear={clear} /> : <NothingOn />
  const further = <LookFurther busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
  return (
    <PageRoom>
      <header className={styles.hero}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <SearchBar search={search} onChange={change} />
      <Filters search={search} onChange={change} />
      <div className={styles.about}>
        <p role="status">{isFiltered && count > 0 && words.found(count, query.hasNextPage)}</p>
        <div className={styles.actions}>
          {isFiltered && (
            <Button variant="quiet" size="small" onClick={clear}>
              {words.clear}
            </Button>
          )}
          <SegmentedControl
            label={words.view}
            hideLabel
            options={VIEWS}
            value={search.view}
            onChange={(view) => change({ view: view === 'list' ? null : view })}
          />
        </div>
      </div>
      <div
        aria-busy={query.isPlaceholderData}
        className={query.isPlaceholderData ? styles.waiting : undefined}
      >
        {search.view === 'map' && query.data ? (
          <ResultsMap
            items={query.data.pages.flatMap((page) => page.items)}
            hrefOf={hrefOf}
            onChange={change}
          />
        ) : (
          <ActivityPages
            label={words.list}
            query={query}
            card={(it) => cardProps(it, hrefOf(it.shareRef))}
            empty={query.hasNextPage ? further : nothing}
          />
        )}
      </div>
    </PageRoom>
  )
}
