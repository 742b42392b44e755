import { emptyTally } from 'functions/contract/analytics/empty-tally'
import { Activity } from 'functions/contract/activities/activity'
import { dayIn } from 'functions/contract/time'
import { ChartNoAxesCombined, DoorOpen, ExternalLink, Radio } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { useHelpedActivity } from '../../lib/state/helped-activity'
import { usePageTitle } from '../../lib/navigation/page-title'
import { paths } from '../../lib/navigation/paths'
import { useLiveDoc } from '../../data/live/live'
import { useSession } from '../../data/session'
import { useLiveTally } from '../../features/analytics/live-tally'
import { isOwnedBy, useOwnRole } from '../../features/team/own-role'
import { statusWording } from '../../features/activities/status-wording'
import { shortWhen } from '../../lib/text/date-text'
import { lazyPart } from '../../ui/states/lazy-part'
import { Badge } from '../../ui/badge'
import { LinkButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { EmptyState } from '../../ui/states/empty-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { Skeleton } from '../../ui/states/skeleton'
import { Tabs } from '../../ui/layout/tabs'
import { DashboardSkeleton } from './dashboard-skeleton'
import styles from './dashboard.module.css'
import { Overview } from './overview'
import type { OverviewProps } from './overview'
import { pageOf } from './page-of'
import { dashboardWording as words } from './wording'

// What is not looked at first: its code and its reads wait until it is chosen.
const Analytics = lazyPart(async () => (await import('../../features/analytics/analytics')).Analytics)
const People = lazyPart(async () => (await import('./people')).People)
const Money = lazyPart(async () => (await import('./money')).Money)
const Team = lazyPart(async () => (await import('./team')).Team)
const Join = lazyPart(async () => (await import('./join')).Join)

const TabId = z.enum(['overview', 'analytics', 'people', 'money', 'team'])
const TABS = TabId.options.map((id) => ({ id, label: words.tabs[id] }))

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
          <LinkButton
            variant="secondary"
            size="small"
            href={paths.door(activity.shareRef)}
            icon={<DoorOpen aria-hidden="true" />}
          >
            {words.door}
          </LinkButton>
          <LinkButton variant="secondary" size="small" href={page} icon={<ExternalLink aria-hidden="true" />}>
            {words.look}
          </LinkButton>
          <CopyButton text={window.location.origin + page} label={words.share} />
        </>
      }
    />
  )
}

function Part({ tab, ...numbers }: OverviewProps & { tab: z.infer<typeof TabId> }) {
  const { activity, tally, uid } = numbers
  if (tab === 'analytics') return <Analytics {...numbers} />
  if (tab === 'people') return <People uid={uid} activity={activity} tally={tally} />
  if (tab === 'money') return <Money uid={uid} activity={activity} tally={tally} />
  if (tab === 'team') return <Team uid={uid} shareRef={activity.shareRef} />
  return <Overview {...numbers} />
}

function Dashboard({ uid, activity }: { uid: string; activity: Activity }) {
  const live = useLiveTally(activity.shareRef)
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => dayIn(activity.timezone, new Date().toISOString()))
  usePageTitle(activity.title)
  useHelpedActivity(activity.shareRef, isOwnedBy(activity, uid))
  if (live.status === 'loading') return <DashboardSkeleton />
  if (live.status === 'refused') return <NotYours shareRef={activity.shareRef} />
  const tally = live.status === 'ready' ? live.data : emptyTally(activity, activity.createdAt)
  const tab = TabId.catch('overview').parse(params.get('tab'))
  return (
    <PageRoom>
      <Head activity={activity} />
      <Tabs
        label={words.sections}
        tabs={TABS}
        selected={tab}
        onSelect={(id) => setParams(id === 'overview' ? {} : { tab: id }, { replace: true })}
      >
        <Suspense fallback={<Skeleton shape="picture" />}>
          <Part {...{ tab, uid, activity, tally, today }} />
        </Suspense>
      </Tabs>
    </PageRoom>
  )
}

function ForTeam({ uid, shareRef }: { uid: string; shareRef: string }) {
  const live = useLiveDoc(Activity, `activities/${shareRef}`)
  const role = useOwnRole(live.data, uid)
  if (live.status === 'loading') return <DashboardSkeleton />
  if (live.status !== 'ready') return <NotYours shareRef={shareRef} />
  if (role === 'unknown') return <DashboardSkeleton />
  if (role !== 'owner' && role !== 'manager') return <NotYours shareRef={shareRef} />
  return <Dashboard key={shareRef} uid={uid} activity={live.data} />
}

/** /:shareRef/dashboard: the numbers of the organiser and their managers, which move by themselves. */
export function Screen() {
  const { shareRef = '' } = useParams()
  const [params] = useSearchParams()
  const { user } = useSession()
  const token = params.get('join')
  if (!user) return <DashboardSkeleton />
  if (token === null) return <ForTeam uid={user.uid} shareRef={shareRef} />
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Join uid={user.uid} shareRef={shareRef} token={token} />
    </Suspense>
  )
}
