import { useQuery } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activities/activity'
import { ShareRef } from 'functions/contract/ids'
import { HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { activityQuery } from '../../features/activities/read-activity'
import { sponsorWording as words } from '../../features/sponsorships/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageRoom } from '../../ui/layout/page-header'
import { PageSkeleton } from '../../ui/states/skeleton'

interface ChosenActivityProps {
  uid: string
  /** What is said where the address names no activity. */
  none: { title: string; text: string }
  children: (activity: Activity) => ReactNode
}

function Ways() {
  return (
    <>
      <LinkButton href={paths.sponsorExplore()}>{words.explore.title}</LinkButton>
      <LinkButton variant="secondary" href={paths.sponsorUpcoming()}>
        {words.activity.missing.upcoming}
      </LinkButton>
    </>
  )
}

function Say({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState level={1} icon={<HeartHandshake />} title={title} action={<Ways />}>
      {text}
    </EmptyState>
  )
}

function Found({ uid, shareRef, children }: Omit<ChosenActivityProps, 'none'> & { shareRef: ShareRef }) {
  const { data, error, isFetching, refetch } = useQuery(activityQuery(uid, shareRef))
  if (data) return children(data)
  if (!error) {
    return (
      <PageRoom>
        <PageSkeleton />
      </PageRoom>
    )
  }
  const { status, title, detail, requestId } = asProblem(error)
  if (status === 404) return <Say {...words.payment.missing} />
  return (
    <ErrorState
      level={1}
      {...{ title, detail, requestId }}
      busy={isFetching}
      onRetry={() => void refetch()}
      action={<Ways />}
    />
  )
}

/** A page about the activity that `?activity=` names; without one that can be read, where to begin. */
export function ChosenActivity({ none, ...rest }: ChosenActivityProps) {
  const [search] = useSearchParams()
  const shareRef = ShareRef.safeParse(search.get('activity')).data
  return shareRef === undefined ? <Say {...none} /> : <Found key={shareRef} {...rest} shareRef={shareRef} />
}
