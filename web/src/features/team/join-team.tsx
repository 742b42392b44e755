import { Link2Off, Users } from 'lucide-react'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button, LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './team.module.css'
import { useInvitation, useJoin } from './team-queries'
import { teamWording } from './wording'

const words = teamWording.join

export interface JoinTeamProps {
  uid: string
  shareRef: string
  token: string
  /** Where somebody goes who does not join. */
  away: string
  onJoined: () => void
}

/** What a link to a team is for, and the way in. */
export function JoinTeam({ uid, shareRef, token, away, onJoined }: JoinTeamProps) {
  const query = useInvitation(uid, shareRef, token)
  const join = useJoin(shareRef, token)
  if (query.isPending) {
    return (
      <Loading label={words.loading}>
        <Skeleton shape="card" />
      </Loading>
    )
  }
  if (query.isError) {
    const problem = asProblem(query.error)
    if (problem.status !== 404 && problem.status !== 400) {
      return (
        <ErrorState
          level={1}
          title={problem.title}
          detail={problem.detail}
          onRetry={() => void query.refetch()}
        />
      )
    }
    const go = <LinkButton href={away}>{words.gone.go}</LinkButton>
    return (
      <EmptyState level={1} icon={<Link2Off />} title={words.gone.title} action={go}>
        {words.gone.text}
      </EmptyState>
    )
  }
  const { title, organiserName, role, isMember } = query.data
  if (isMember) {
    const go = <Button onClick={onJoined}>{words.go}</Button>
    return (
      <EmptyState level={1} icon={<Users />} title={title} action={go}>
        {words.already}
      </EmptyState>
    )
  }
  const answers = (
    <div className={styles.answers}>
      <LinkButton variant="quiet" href={away}>
        {words.no}
      </LinkButton>
      <Button busy={join.isPending} onClick={() => join.mutate(undefined, { onSuccess: onJoined })}>
        {words.yes}
      </Button>
    </div>
  )
  return (
    <EmptyState level={1} icon={<Users />} title={words.title(organiserName)} action={answers}>
      <p>{words.text(title)}</p>
      <p>
        {words.asRole(teamWording.roles[role])} {teamWording.duties[role]}
      </p>
      {join.isError && <Banner tone="error">{asProblem(join.error).detail}</Banner>}
    </EmptyState>
  )
}
