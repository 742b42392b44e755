import { Activity } from 'functions/contract/activity'
import type { Tally } from 'functions/contract/tally'
import { dayIn } from 'functions/contract/time'
import { ChartNoAxesCombined, ExternalLink, Megaphone, PenLine, Radio } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title'
import { paths } from '../../app/paths'
import { useLiveDoc } from '../../data/live'
import { useSession } from '../../data/session'
import { BigNumbers } from '../../features/tally/big-numbers'
import { DayCharts } from '../../features/tally/day-charts'
import { emptyTally, useLiveTally } from '../../features/tally/live-tally'
import { MoneySplit } from '../../features/tally/money-split'
import { Recent } from '../../features/tally/recent'
import { TicketCounts } from '../../features/tally/ticket-counts'
import { statusWording } from '../../features/activity/status-wording'
import { shortWhen } from '../../lib/date-text'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/banner'
import { LinkButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader, PageRoom } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { WhenNear } from '../../ui/when-near'
import { DashboardSkeleton } from './dashboard-skeleton'
import styles from './dashboard.module.css'
import { dashboardWording as words } from './wording'

// Further down than anybody looks first: its code and its reads wait until it comes near.
const People = lazy(async () => ({ default: (await import('./people')).People }))

const InvitePeople = lazy(async () => ({ default: (await import('./invite-people')).InvitePeople }))
const TellPeople = lazy(async () => ({ default: (await import('./tell-people')).TellPeople }))

const STATUS_TONES = {
  active: 'good',
  draft: 'info',
  inactive: 'warn',
  cancelled: 'bad',
  deleted: 'bad',
} as const

function NotYours({ shareRef }: { shareRef: string }) {
  return (
    <EmptyState
      level={1}
      icon={<ChartNoAxesCombined />}
      title={words.notYours.title}
      action={<LinkButton href={paths.activity(shareRef)}>{words.notYours.go}</LinkButton>}
    >
      {words.notYours.detail}
    </EmptyState>
  )
}

function pageOf({ audience, shareRef }: Activity): string {
  return audience === 'public' ? paths.publicActivity(shareRef) : paths.activity(shareRef)
}

function Head({ activity }: { activity: Activity }) {
  const { title, startDate, status } = activity
  const page = pageOf(activity)
  return (
    <PageHeader
      title={title}
      lead={
        <span className={styles.lead}>
          {shortWhen(startDate)}
          <Badge tone={STATUS_TONES[status]}>{statusWording[status]}</Badge>
          <span className={styles.live} title={words.liveHelp}>
            <Radio aria-hidden="true" />
            {words.live}
            <span className="sr-only">: {words.liveHelp}</span>
          </span>
        </span>
      }
      actions={
        <>
          <LinkButton variant="secondary" size="small" href={page} icon={<ExternalLink aria-hidden="true" />}>
            {words.look}
          </LinkButton>
          <CopyButton text={window.location.origin + page} label={words.share} />
        </>
      }
    />
  )
}

/** What to do while there is nothing to count. */
function Quiet({ activity, tally }: { activity: Activity; tally: Tally }) {
  if (activity.status === 'draft') {
    const go = (
      <LinkButton size="small" href={paths.edit(activity.shareRef)} icon={<PenLine aria-hidden="true" />}>
        {words.draft.go}
      </LinkButton>
    )
    return (
      <Banner title={words.draft.title} action={go}>
        {words.draft.detail}
      </Banner>
    )
  }
  if (tally.views > 0 || tally.orders > 0 || tally.recent.length > 0) return null
  const copy = (
    <CopyButton variant="primary" text={window.location.origin + pageOf(activity)} label={words.share} />
  )
  return (
    <EmptyState icon={<Megaphone />} title={words.quiet.title} action={copy}>
      {words.quiet.detail}
    </EmptyState>
  )
}

function Numbers({ uid, activity, tally }: { uid: string; activity: Activity; tally: Tally }) {
  const hasTickets = activity.ticketTypes.length > 0
  const hasMoney = activity.ticketTypes.some((type) => type.price > 0) || tally.money.total > 0
  const [today] = useState(() => dayIn(activity.timezone, new Date().toISOString()))
  return (
    <div className={styles.all}>
      <Quiet activity={activity} tally={tally} />
      <BigNumbers tally={tally} hasTickets={hasTickets} hasMoney={hasMoney} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <DayCharts tally={tally} today={today} hasTickets={hasTickets} />
          <WhenNear placeholder={<Skeleton shape="card" />}>
            <Suspense fallback={<Skeleton shape="card" />}>
              <People uid={uid} activity={activity} tally={tally} />
            </Suspense>
          </WhenNear>
        </div>
        <div className={styles.column}>
          <Suspense fallback={null}>
            <InvitePeople uid={uid} activity={activity} />
            <TellPeople uid={uid} activity={activity} tally={tally} />
          </Suspense>
          <Recent tally={tally} />
          {hasTickets && <TicketCounts activity={activity} tally={tally} />}
          {hasMoney && <MoneySplit tally={tally} />}
        </div>
      </div>
    </div>
  )
}

function Dashboard({ uid, activity }: { uid: string; activity: Activity }) {
  const live = useLiveTally(activity.shareRef)
  usePageTitle(activity.title)
  if (live.status === 'loading') return <DashboardSkeleton />
  if (live.status === 'refused') return <NotYours shareRef={activity.shareRef} />
  const tally = live.status === 'ready' ? live.data : emptyTally(activity)
  return (
    <PageRoom>
      <Head activity={activity} />
      <Numbers uid={uid} activity={activity} tally={tally} />
    </PageRoom>
  )
}

/** /:shareRef/dashboard: the organiser's numbers, which move by themselves. */
export function Screen() {
  const { shareRef = '' } = useParams()
  const { user } = useSession()
  const live = useLiveDoc(Activity, `activities/${shareRef}`)
  if (live.status === 'loading' || !user) return <DashboardSkeleton />
  if (live.status !== 'ready' || live.data.organiser.uid !== user.uid) return <NotYours shareRef={shareRef} />
  return <Dashboard key={shareRef} uid={user.uid} activity={live.data} />
}
