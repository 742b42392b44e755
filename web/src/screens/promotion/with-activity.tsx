import { useQuery } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activities/activity'
import { ShareRef } from 'functions/contract/ids'
import { CalendarX2, FilePen } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { activityQuery } from '../../features/activities/read-activity'
import { promotionWording } from '../../features/promotions/wording'
import { Banner } from '../../ui/states/banner'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { FormSkeleton } from '../../ui/states/skeleton'
import { OwnActivities } from './own-activities'
import { PromotionPage } from './promotion-page'

const words = promotionWording.choose

interface WithActivityProps {
  uid: string
  /** The page's title until the activity is known, and where choosing another one leads. */
  title: string
  hrefOf: (of?: ShareRef) => string
  /** Drafts and those that are over have no link to pass on; the words may be looked at all the same. */
  anyStatus?: boolean | undefined
  children: (activity: Activity) => ReactNode
}

function Choose({
  uid,
  hrefOf,
  notYours,
}: Pick<WithActivityProps, 'uid' | 'hrefOf'> & { notYours?: boolean }) {
  return (
    <PromotionPage title={words.title} lead={notYours ? words.notYours : words.lead}>
      <OwnActivities uid={uid} hrefOf={hrefOf} />
    </PromotionPage>
  )
}

function Closed({ activity }: { activity: Activity }) {
  const isDraft = activity.status === 'draft'
  const { title, text, action } = isDraft ? words.draft : words.over
  return (
    <EmptyState
      icon={isDraft ? <FilePen /> : <CalendarX2 />}
      title={title}
      action={
        <LinkButton href={isDraft ? paths.edit(activity.shareRef) : paths.promotion()}>{action}</LinkButton>
      }
    >
      {text}
    </EmptyState>
  )
}

function Body({
  activity,
  anyStatus,
  children,
}: Pick<WithActivityProps, 'anyStatus' | 'children'> & { activity: Activity }) {
  const [now] = useState(() => new Date().toISOString())
  const { status, shareRef, endsAt } = activity
  const isOpen = (status === 'active' || status === 'inactive') && endsAt > now
  if (!isOpen && anyStatus !== true) return <Closed activity={activity} />
  return (
    <>
      {status === 'inactive' && (
        <Banner
          tone="warn"
          action={
            <LinkButton size="small" variant="secondary" href={paths.activity(shareRef)}>
              {words.resume}
            </LinkButton>
          }
        >
          {words.paused}
        </Banner>
      )}
      {children(activity)}
    </>
  )
}

function Found(props: WithActivityProps & { shareRef: ShareRef }) {
  const { uid, shareRef, title, hrefOf } = props
  const { data, error, isFetching, refetch } = useQuery(activityQuery(uid, shareRef))
  const isUnknown = error && asProblem(error).status === 404
  if (isUnknown || (data && data.organiser.uid !== uid)) return <Choose uid={uid} hrefOf={hrefOf} notYours />
  return (
    <PromotionPage title={title} lead={data?.title} shareRef={shareRef}>
      {error && (
        <ErrorState
          title={words.failed}
          detail={asProblem(error).detail}
          requestId={asProblem(error).requestId}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <FormSkeleton fields={5} />}
      {data && <Body {...props} activity={data} />}
    </PromotionPage>
  )
}

/** A page about the activity of one's own that `?activity=` names; without one, the choice among them. */
export function WithActivity(props: WithActivityProps) {
  const [search] = useSearchParams()
  const shareRef = ShareRef.safeParse(search.get('activity')).data
  if (shareRef === undefined) {
    return <Choose uid={props.uid} hrefOf={props.hrefOf} notYours={search.has('activity')} />
  }
  return <Found key={shareRef} {...props} shareRef={shareRef} />
}
