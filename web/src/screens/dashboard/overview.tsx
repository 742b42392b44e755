import type { Activity } from 'functions/contract/activities/activity'
import type { Tally } from 'functions/contract/analytics/tally'
import { Megaphone, PenLine, UserPlus, Users } from 'lucide-react'
import { Suspense } from 'react'
import { paths } from '../../lib/navigation/paths'
import { BigNumbers } from '../../features/analytics/big-numbers'
import { Today } from '../../features/analytics/today'
import { isOwnedBy } from '../../features/team/own-role'
import { lazyPart } from '../../ui/states/lazy-part'
import { Banner } from '../../ui/states/banner'
import { LinkButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { EmptyState } from '../../ui/states/empty-state'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './dashboard.module.css'
import { pageOf } from './page-of'
import { dashboardWording as words } from './wording'

// Beside and below the numbers: their code comes while those are read.
const DayCharts = lazyPart(async () => (await import('../../features/analytics/day-charts')).DayCharts)
const TicketCounts = lazyPart(
  async () => (await import('../../features/analytics/ticket-counts')).TicketCounts,
)
const Recent = lazyPart(async () => (await import('../../features/analytics/recent')).Recent)
const MoneySplit = lazyPart(async () => (await import('../../features/analytics/money-split')).MoneySplit)
const ClosingProgress = lazyPart(
  async () => (await import('../../features/orders/closing-progress')).ClosingProgress,
)

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

/** What an organiser does next, most days; the share kit is the owner's. */
function Acts({ activity, uid }: Pick<OverviewProps, 'activity' | 'uid'>) {
  const { shareRef, status } = activity
  const share = { href: paths.promotionCreate(shareRef), icon: <Megaphone />, label: words.acts.kit }
  const acts = [
    ...(isOwnedBy(activity, uid) && status !== 'cancelled' ? [share] : []),
    { href: paths.dashboard(shareRef, 'people'), icon: <Users />, label: words.acts.people },
    { href: paths.dashboard(shareRef, 'team'), icon: <UserPlus />, label: words.acts.team },
  ]
  return acts.map(({ href, icon, label }) => (
    <LinkButton key={href} variant="secondary" size="small" href={href} icon={icon}>
      {label}
    </LinkButton>
  ))
}

export interface OverviewProps {
  uid: string
  activity: Activity
  tally: Tally
  /** The day in the activity's zone. */
  today: string
}

/** The first view: big numbers, this day, what just happened, and how far the tickets went. */
export function Overview({ uid, activity, tally, today }: OverviewProps) {
  const hasTickets = activity.ticketTypes.length > 0
  const hasMoney = activity.ticketTypes.some((type) => type.price > 0) || tally.money.total > 0
  return (
    <div className={styles.all}>
      <Quiet activity={activity} tally={tally} />
      {activity.status === 'cancelled' && (
        <Suspense fallback={null}>
          <ClosingProgress shareRef={activity.shareRef} />
        </Suspense>
      )}
      <BigNumbers tally={tally} hasTickets={hasTickets} hasMoney={hasMoney} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Today tally={tally} today={today}>
            <Acts activity={activity} uid={uid} />
          </Today>
          <Suspense fallback={<Skeleton shape="picture" />}>
            <DayCharts tally={tally} today={today} hasTickets={hasTickets} />
          </Suspense>
        </div>
        <div className={styles.column}>
          <Suspense fallback={<Skeleton shape="card" />}>
            <Recent tally={tally} />
            {hasTickets && <TicketCounts activity={activity} tally={tally} />}
            {hasMoney && <MoneySplit tally={tally} />}
          </Suspense>
        </div>
      </div>
    </div>
  )
}
