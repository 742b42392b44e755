import { Activity } from 'functions/contract/activities/activity'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import { CalendarX2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/navigation/page-title'
import { paths } from '../../lib/navigation/paths'
import { useLiveDoc } from '../../data/live/live'
import { useSession } from '../../data/session'
import type { SessionUser } from '../../data/session-user'
import { useAcceptedInvitation } from '../../features/invitations/accept-invitation'
import { MessageButtons } from '../../features/messages/message-buttons'
import { useRsvpInfo } from '../../features/rsvps/rsvp-info'
import { useRecordedView } from '../../features/analytics/record-view'
import { useOwnRole } from '../../features/team/own-role'
import { mayHaveLines } from '../../features/wait-list/may-have-lines'
import { needsTicket } from '../../features/ticket-types/needs-ticket'
import { KnownGoing } from '../../features/connections/known-going'
import { OwnRsvp } from '../../features/rsvps/own-rsvp'
import { lazyPart } from '../../ui/states/lazy-part'
import { PublicActivity } from '../../public-page/public-activity'
import { useMinuteClock } from '../../public-page/document/reader'
import { questionsIn } from '../../public-page/parts/rsvp-questions'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { RichText } from '../../ui/rich-text'
import { ActivitySkeleton } from './activity-skeleton'
import { OrganiserBar } from './organiser-bar'
import { activityScreenWording as words } from './wording'

// For few, or below everything else: they may come a moment later.
const LineControl = lazyPart(async () => (await import('../../features/wait-list/line-control')).LineControl)
const OwnOffers = lazyPart(async () => (await import('./own-offers')).OwnOffers)
const Updates = lazyPart(async () => (await import('./updates')).Updates)

function Missing() {
  return (
    <EmptyState
      level={1}
      icon={<CalendarX2 />}
      title={words.missing.title}
      action={<LinkButton href={paths.explore()}>{words.missing.explore}</LinkButton>}
    >
      {words.missing.detail}
    </EmptyState>
  )
}

/** The way into the line for each ticket type that is sold out. */
function lineControlOf(user: SessionUser, shareRef: string) {
  return (type: TicketType) => (
    <Suspense fallback={null}>
      <LineControl user={user} shareRef={shareRef} type={type} />
    </Suspense>
  )
}

function Shown({ activity, user }: { activity: Activity; user: SessionUser }) {
  const { uid } = user
  const [openedAt] = useState(() => new Date().toISOString())
  const now = useMinuteClock(openedAt)
  const info = useRsvpInfo(uid, activity.shareRef)
  const isConcerned = info.data?.response === 'going' || info.data?.response === 'interested'
  const role = useOwnRole(activity, uid)
  useRecordedView(activity.shareRef)
  usePageTitle(activity.title)
  return (
    <>
      {(role === 'owner' || role === 'manager') && <OrganiserBar activity={activity} role={role} />}
      {mayHaveLines(activity) && (
        <Suspense fallback={null}>
          <OwnOffers uid={uid} shareRef={activity.shareRef} />
        </Suspense>
      )}
      <PublicActivity
        activity={activity}
        now={now}
        origin={window.location.origin}
        meetingUrl={info.data?.meetingUrl}
        waitFor={lineControlOf(user, activity.shareRef)}
        standing={{ response: info.data?.response ?? 'not-responded', state: info.data?.state }}
        rsvp={
          <>
            <OwnRsvp
              {...{ user, activity }}
              needsTicket={needsTicket(activity)}
              questions={questionsIn(activity)}
            />
            <KnownGoing uid={uid} shareRef={activity.shareRef} />
          </>
        }
        messages={role === 'owner' ? undefined : <MessageButtons activity={activity} />}
        richText={RichText}
      />
      {isConcerned && (
        <Suspense fallback={null}>
          <Updates uid={uid} shareRef={activity.shareRef} />
        </Suspense>
      )}
    </>
  )
}

/** /:shareRef: the activity live, as its audience sees it, with the organiser's tools for its organiser. */
export function Screen() {
  const { shareRef = '' } = useParams()
  const { user } = useSession()
  const [params] = useSearchParams()
  // Who follows an invitation belongs to the audience once it is accepted, and not before.
  const isInvited = useAcceptedInvitation(user?.uid, shareRef, params.get('invitation'))
  const live = useLiveDoc(Activity, isInvited ? `activities/${shareRef}` : null)
  if (live.status === 'loading' || !user || !isInvited) return <ActivitySkeleton />
  if (live.status !== 'ready' || live.data.status === 'deleted') return <Missing />
  return <Shown key={shareRef} activity={live.data} user={user} />
}
