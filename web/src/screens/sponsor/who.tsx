import type { Profile } from 'functions/contract/accounts/user'
import type { ReactNode } from 'react'
import { asProblem } from '../../data/requests/problem'
import { useProfile } from '../../data/profile'
import { sponsorWording } from '../../features/sponsorships/wording'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { ErrorState } from '../../ui/states/error-state'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './sponsor-screens.module.css'

const words = sponsorWording.profile

/** What is made of the person's profile, with the states of reading it. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const { data, error, isFetching, refetch } = useProfile()
  if (data) return children(data)
  if (!error) {
    return (
      <Loading label={words.loading}>
        <Skeleton shape="card" />
        <Skeleton width="long" />
      </Loading>
    )
  }
  const { detail, requestId } = asProblem(error)
  return (
    <ErrorState
      title={words.failed}
      {...{ detail, requestId }}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/** The person as a line of an organiser's guest list. */
export function AsGuest({ profile }: { profile: Profile }) {
  const name = profile.displayName || words.asGuest
  return (
    <div className={styles.guest}>
      <Avatar name={name} photoUrl={profile.photoURL} size="large" />
      <div>
        <p className={styles.strong}>{name}</p>
        <p className={styles.small}>{words.list}</p>
      </div>
      <Badge tone="good">{words.going}</Badge>
    </div>
  )
}

/** Facts as short paragraphs with a heading each. */
export function FactList({ facts }: { facts: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.factList}>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
