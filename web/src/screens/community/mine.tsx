import { useInfiniteQuery } from '@tanstack/react-query'
import type { ActivityCard } from 'functions/contract/activities/activity'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { myActivitiesQuery } from '../../features/activity-lists/queries'
import { HostCard, HostGrid, SmallActivity } from '../../features/communities/host-card'
import { hostsOf } from '../../features/communities/hosts'
import type { Host } from '../../features/communities/hosts'
import { communityWording } from '../../features/communities/wording'
import { LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './community-screens.module.css'

const words = communityWording.mine

type Kind = 'hosting' | 'going' | 'past'

/** The first page of one tab of the person's activities: enough to know their people by. */
function useFirstPage(uid: string, kind: Kind) {
  const { data, error, isRefetching, refetch } = useInfiniteQuery(myActivitiesQuery(uid, kind))
  return { items: data?.pages[0]?.items, error, isRefetching, refetch }
}

function noteOf(host: Host, now: string): string {
  const coming = host.activities.filter((it) => it.endsAt > now).length
  return coming > 0 ? words.going(coming) : words.been(host.activities.length)
}

function OwnOnes({ items, now }: { items: readonly ActivityCard[]; now: string }) {
  const coming = items.filter((it) => it.status === 'active' && it.endsAt > now)
  return (
    <Card heading={words.own}>
      {coming.length === 0 && <p className={styles.help}>{words.noOwn}</p>}
      <ul className={styles.own}>
        {coming.map((it) => (
          <SmallActivity key={it.shareRef} it={it} href={paths.dashboard(it.shareRef)}>
            <LinkButton size="small" variant="secondary" href={paths.promotionCreate(it.shareRef)}>
              {words.promote}
              <span className="sr-only">: {it.title}</span>
            </LinkButton>
          </SmallActivity>
        ))}
      </ul>
      <div className={styles.answers}>
        <LinkButton size="small" href={paths.communityCreate()}>
          {words.start}
        </LinkButton>
        <LinkButton size="small" variant="quiet" href={paths.myActivities()}>
          {words.all}
        </LinkButton>
      </div>
    </Card>
  )
}

function Hosts({ hosts, now }: { hosts: readonly Host[]; now: string }) {
  if (hosts.length === 0) {
    return (
      <EmptyState
        icon={<UsersRound />}
        title={words.noHosts.title}
        action={<LinkButton href={paths.community()}>{words.noHosts.action}</LinkButton>}
      >
        {words.noHosts.text}
      </EmptyState>
    )
  }
  return (
    <HostGrid label={words.hosts}>
      {hosts.map((host) => (
        <li key={host.uid}>
          <HostCard host={host} note={noteOf(host, now)} hrefOf={paths.activity} />
        </li>
      ))}
    </HostGrid>
  )
}

function People({ uid }: { uid: string }) {
  const [now] = useState(() => new Date().toISOString())
  const hosting = useFirstPage(uid, 'hosting')
  const going = useFirstPage(uid, 'going')
  const past = useFirstPage(uid, 'past')
  const all = [hosting, going, past]
  const failed = all.find((it) => it.error && !it.items)
  if (failed) {
    const { detail, requestId } = asProblem(failed.error)
    return (
      <ErrorState
        title={words.failed}
        {...{ detail, requestId }}
        busy={all.some((it) => it.isRefetching)}
        onRetry={() => void Promise.all(all.map((it) => it.refetch()))}
      />
    )
  }
  if (!hosting.items || !going.items || !past.items) {
    return (
      <Loading label={words.loading}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Loading>
    )
  }
  const own = new Set(hosting.items.map((it) => it.shareRef))
  const others = [...going.items, ...past.items].filter((it) => !own.has(it.shareRef))
  return (
    <div className={styles.people}>
      <OwnOnes items={hosting.items} now={now} />
      <section className={styles.section}>
        <h2>{words.hosts}</h2>
        <Hosts hosts={hostsOf(others)} now={now} />
      </section>
    </div>
  )
}

/** /community/my-communities: the people whose activities one goes to, and one's own circle. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <PageRoom>
      <PageHeader title={words.title} lead={words.lead} />
      <People uid={user.uid} />
    </PageRoom>
  )
}
