import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Person } from 'functions/contract/accounts/user'
import { CalendarPlus, CalendarSync, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/navigation/page-title'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { ActivityPages } from '../../features/activity-lists/activity-pages'
import { cardProps } from '../../features/activity-lists/card-props'
import { ConnectButton } from '../../features/connections/connect-button'
import { hostedQuery, personQuery } from '../../features/people/queries'
import { webcal } from '../../lib/navigation/calendar-links'
import { Avatar } from '../../ui/avatar'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageRoom } from '../../ui/layout/page-header'
import { ActivityGridSkeleton } from '../../ui/states/skeleton'
import styles from './person.module.css'
import { personWording as words } from './wording'

function sinceOf({ createdAt }: Person): string {
  return new Date(createdAt).toLocaleDateString('en', { month: 'long', year: 'numeric' })
}

function Who({ person }: { person: Person }) {
  const { user } = useSession()
  return (
    <header className={styles.who}>
      <Avatar name={person.displayName} photoUrl={person.photoURL} size="large" />
      <div className={styles.words}>
        <h1 className={styles.name}>{person.displayName}</h1>
        {person.bio !== '' && <p className={styles.bio}>{person.bio}</p>}
        <p className={styles.since}>{words.since(sinceOf(person))}</p>
      </div>
      {user && !user.isAnonymous && user.uid !== person.uid && (
        <ConnectButton uid={user.uid} other={person.uid} />
      )}
      <LinkButton
        variant="secondary"
        size="small"
        icon={<CalendarSync aria-hidden="true" />}
        href={webcal(new URL(paths.personCalendar(person.uid), location.origin).href)}
      >
        {words.follow}
      </LinkButton>
      {user?.uid === person.uid && (
        <LinkButton variant="secondary" size="small" href={paths.account()}>
          {words.edit}
        </LinkButton>
      )}
    </header>
  )
}

/** A list of what a person hosts; one that may be absent is not there at all while it is empty. */
function Hosted({ uid, when, empty }: { uid: string; when: 'coming' | 'past'; empty?: ReactNode }) {
  const query = useInfiniteQuery(hostedQuery(uid, when))
  const { user } = useSession()
  const hrefOf = user ? paths.activity : paths.publicActivity
  const isEmpty = query.data?.pages[0]?.items.length === 0
  if (empty === undefined && (isEmpty || query.isPending)) return null
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>{words[when]}</h2>
      <ActivityPages
        label={words[when]}
        query={query}
        card={(it) => cardProps(it, hrefOf(it.shareRef))}
        empty={empty}
      />
    </section>
  )
}

function Shown({ person }: { person: Person }) {
  usePageTitle(person.displayName)
  const explore = (
    <LinkButton variant="secondary" href={paths.explore()}>
      {words.explore}
    </LinkButton>
  )
  const nothing = (
    <EmptyState icon={<CalendarPlus />} title={words.nothing.title} action={explore}>
      {words.nothing.text(person.displayName)}
    </EmptyState>
  )
  return (
    <>
      <Who person={person} />
      <Hosted uid={person.uid} when="coming" empty={nothing} />
      <Hosted uid={person.uid} when="past" />
    </>
  )
}

/** /person/:uid: a person, and the public activities that they host. */
export function Screen() {
  const { uid = '' } = useParams()
  const query = useQuery(personQuery(uid))
  if (query.data) {
    return (
      <PageRoom>
        <Shown person={query.data} />
      </PageRoom>
    )
  }
  if (query.isPending) {
    return (
      <PageRoom>
        <ActivityGridSkeleton />
      </PageRoom>
    )
  }
  const { status, detail, requestId } = asProblem(query.error)
  if (status === 404 || status === 400) {
    const action = <LinkButton href={paths.explore()}>{words.explore}</LinkButton>
    return (
      <EmptyState level={1} icon={<UserRoundX />} title={words.missing.title} action={action}>
        {words.missing.detail}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      level={1}
      title={words.failed}
      detail={detail}
      requestId={requestId}
      busy={query.isRefetching}
      onRetry={() => void query.refetch()}
    />
  )
}
