import type { PayoutMethod } from 'functions/contract/user'
import { Landmark } from 'lucide-react'
import { paths } from '../../app/paths'
import { asProblem } from '../../data/problem'
import { useSession } from '../../data/session'
import { BalanceCard } from '../../features/payout/balance-card'
import { PayoutList } from '../../features/payout/payout-list'
import { usePayoutMethod } from '../../features/payout/payout-method'
import { isMoving, usePayoutBalance, usePayouts } from '../../features/payout/payouts'
import { SetUpPayouts } from '../../features/payout/set-up-payouts'
import { StandingNote } from '../../features/payout/standing-note'
import { MonthStatement } from '../../features/payout/statement-files'
import { payoutWording as words } from '../../features/payout/wording'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { PageHeader, PageRoom } from '../../ui/page-header'
import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './payouts.module.css'

const ordersHref = (shareRef: string) => paths.dashboard(shareRef, 'people')

function Waiting() {
  return (
    <Loading label={words.loading}>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Loading>
  )
}

function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const { detail, requestId } = asProblem(error)
  return <ErrorState title={words.loadFailed} {...{ detail, requestId, busy, onRetry }} />
}

/** What is only there once there is an account at the payment provider. */
function Money({ uid }: { uid: string }) {
  const balance = usePayoutBalance(uid)
  const list = usePayouts(uid)
  const error = balance.error ?? list.error
  if (!balance.data || !list.data) {
    if (!error) return <Waiting />
    const again = () => void Promise.all([balance.refetch(), list.refetch()])
    return <Failed error={error} busy={balance.isFetching || list.isFetching} onRetry={again} />
  }
  const payouts = list.data.pages.flatMap(({ items }) => items)
  return (
    <div className={styles.columns}>
      <BalanceCard balance={balance.data} next={payouts.filter(isMoving).at(-1)} />
      <div className={styles.list}>
        <PayoutList
          {...{ uid, payouts, ordersHref }}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          isMoreBusy={list.isFetchingNextPage}
        />
      </div>
      <MonthStatement />
    </div>
  )
}

function Loaded({ uid, method }: { uid: string; method: PayoutMethod }) {
  if (method.status === 'none') {
    const { title, detail } = words.standing.none
    return (
      <EmptyState icon={<Landmark />} title={title} action={<SetUpPayouts isBegun={false} isMain />}>
        {detail}
      </EmptyState>
    )
  }
  return (
    <div className={styles.column}>
      <StandingNote standing={method} />
      <Money uid={uid} />
    </div>
  )
}

function Content({ uid }: { uid: string }) {
  const method = usePayoutMethod(uid)
  if (method.data) return <Loaded uid={uid} method={method.data} />
  if (!method.isError) return <Waiting />
  return <Failed error={method.error} busy={method.isRefetching} onRetry={() => void method.refetch()} />
}

/** /payouts: where the person stands, what they have, and what reached their bank. */
export function Screen() {
  const { user } = useSession()
  return (
    <PageRoom>
      <PageHeader title={words.title} lead={words.lead} />
      {user ? <Content uid={user.uid} /> : <Waiting />}
    </PageRoom>
  )
}
