import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { ActivityCard as ActivityCardData } from 'functions/contract/activities/activity'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useOnline } from '../../data/device/online'
import { asProblem } from '../../data/requests/problem'
import { ActivityCard, ActivityGrid } from '../../ui/activity-card'
import type { ActivityCardProps } from '../../ui/activity-card'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { ActivityGridSkeleton } from '../../ui/states/skeleton'
import styles from './activity-pages.module.css'
import { activityListWording as words } from './wording'

/** Cards above the fold load their picture at once. */
const EAGER = 4

interface ActivityPagesProps<T extends ActivityCardData> {
  label: string
  query: UseInfiniteQueryResult<InfiniteData<{ items: T[] }>>
  card: (it: T) => ActivityCardProps
  /** Shown when there is nothing at all. */
  empty: ReactNode
}

/** Asks for the next page when this comes near the screen; a button for everybody else. */
function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    const element = ref.current
    if (!element || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((it) => it.isIntersecting)) more()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={styles.more}>
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {busy ? words.loadingMore : words.more}
      </Button>
    </div>
  )
}

/** A list of activities that grows as it is read, with its loading, empty and error states. */
export function ActivityPages<T extends ActivityCardData>(props: ActivityPagesProps<T>) {
  const { label, query, card, empty } = props
  const isOffline = !useOnline()
  if (query.isPending && isOffline) {
    return <ErrorState title={words.offline.title} detail={words.offline.detail} />
  }
  if (query.isPending) return <ActivityGridSkeleton />
  if (query.isError && !query.data) {
    const { detail, requestId } = asProblem(query.error)
    return (
      <ErrorState
        title={words.failed}
        detail={detail}
        requestId={requestId}
        busy={query.isRefetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return empty
  return (
    <>
      <ActivityGrid label={label}>
        {items.map((it, index) => (
          <li key={it.shareRef}>
            <ActivityCard {...card(it)} level={2} eager={index < EAGER} />
          </li>
        ))}
      </ActivityGrid>
      {query.hasNextPage && (
        <More
          busy={query.isFetchingNextPage}
          onMore={() => {
            if (!query.isFetchingNextPage) void query.fetchNextPage()
          }}
        />
      )}
    </>
  )
}
