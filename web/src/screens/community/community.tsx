import { useInfiniteQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { HostCard, HostGrid } from '../../features/communities/host-card'
import { hostsQuery } from '../../features/communities/hosts-query'
import { communityWording } from '../../features/communities/wording'
import { Button, LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './community-screens.module.css'

const words = communityWording.discover

function Waiting() {
  return (
    <Loading label={words.loading} className={styles.waiting}>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} shape="picture" />
      ))}
    </Loading>
  )
}

function Start() {
  return (
    <section className={styles.start}>
      <div className={styles.startWords}>
        <h2>{words.start.title}</h2>
        <p>{words.start.text}</p>
        <div>
          <LinkButton href={paths.communityCreate()}>{words.start.action}</LinkButton>
        </div>
      </div>
      <img src="/covers/book-club.webp" alt="" width={600} height={338} />
    </section>
  )
}

function Nobody() {
  return (
    <EmptyState
      icon={<UsersRound />}
      title={words.none.title}
      action={<LinkButton href={paths.create()}>{words.start.action}</LinkButton>}
    >
      {words.none.text}
    </EmptyState>
  )
}

function Hosts() {
  const { user } = useSession()
  const query = useInfiniteQuery(hostsQuery())
  if (query.isPending) return <Waiting />
  if (query.isError && !query.data) {
    const { detail, requestId } = asProblem(query.error)
    return (
      <ErrorState
        title={words.failed}
        {...{ detail, requestId }}
        busy={query.isRefetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const hosts = query.data ?? []
  if (hosts.length === 0) return <Nobody />
  const hrefOf = user ? paths.activity : paths.publicActivity
  return (
    <>
      <HostGrid label={words.list}>
        {hosts.map((host) => (
          <li key={host.uid}>
            <HostCard host={host} note={words.coming(host.activities.length)} hrefOf={hrefOf} />
          </li>
        ))}
      </HostGrid>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {words.showMore}
          </Button>
        </div>
      )}
      <Start />
    </>
  )
}

/** /community: the people who bring others together, with what they put on next. */
export function Screen() {
  return (
    <PageRoom>
      <header className={styles.hero}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <Hosts />
    </PageRoom>
  )
}
