import type { PayoutStatus } from 'functions/contract/payouts/payout'
import type { PayoutBalance, PayoutPage } from 'functions/contract/payouts/payout-list'
import { Landmark } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { BalanceCard } from '../../features/payouts/balance-card'
import { DebtCard } from '../../features/payouts/debt-card'
import { useDebts } from '../../features/payouts/debts'
import { OutOfReach } from '../../features/payouts/out-of-reach'
import { PayoutList } from '../../features/payouts/payout-list'
import { usePayoutMethod } from '../../features/payouts/payout-method'
import { isMoving, usePayoutBalance, usePayouts } from '../../features/payouts/payouts'
import { SetUpPayouts } from '../../features/payouts/set-up-payouts'
import { StandingNote } from '../../features/payouts/standing-note'
import { MonthStatement } from '../../features/payouts/statement-files'
import { payoutWording as words } from '../../features/payouts/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './payouts.module.css'

const ordersHref = (shareRef: string) => paths.dashboard(shareRef, 'people')

function Waiting() {
  return (
    <Loading label={words.loading} className={styles.columns}>
      <Skeleton shape="card" />
      <div className={styles.list}>
        <Skeleton shape="picture" />
      </div>
      <Skeleton shape="card" />
    </Loading>
  )
}

function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const { detail, requestId } = asProblem(error)
  return <ErrorState title={words.loadFailed} {...{ detail, requestId, busy, onRetry }} />
}

interface MoneyProps {
  uid: string
  status: PayoutStatus
  balance: PayoutBalance
  list: ReturnType<typeof usePayouts>
  pages: readonly PayoutPage[]
  debts: ReturnType<typeof useDebts>
}

/** What is only there once there is an account at the payment provider. */
function Money({ uid, status, balance, list, pages, debts }: MoneyProps) {
  const payouts = pages.flatMap(({ items }) => items)
  const empty = (
    <LinkButton variant="secondary" href={paths.myActivities()}>
      {words.list.toActivities}
    </LinkButton>
  )
  return (
    <div className={styles.columns}>
      <BalanceCard balance={balance} next={payouts.filter(isMoving).at(-1)} />
      <div className={styles.list}>
        {debts.data && (
          <DebtCard
            pages={debts.data.pages}
            ordersHref={ordersHref}
            onMore={debts.hasNextPage ? () => void debts.fetchNextPage() : undefined}
            isMoreBusy={debts.isFetchingNextPage}
          />
        )}
        <PayoutList
          {...{ uid, payouts, ordersHref, empty }}
          maySell={status === 'ready'}
          isCurrent={pages.every((page) => page.isCurrent)}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          isMoreBusy={list.isFetchingNextPage}
        />
      </div>
      <MonthStatement />
    </div>
  )
}

/** Whether no money was ever there: zeros say nothing to somebody who has only begun. */
function isNothing({ balances }: PayoutBalance, pages: readonly PayoutPage[]): boolean {
  return (
    pages.every(({ items }) => items.length === 0) &&
    balances.every((it) => it.available === 0 && it.pending === 0)
  )
}

function Content({ uid }: { uid: string }) {
  const method = usePayoutMethod(uid)
  // All of these are asked for at once: hardly anybody comes here who has not begun.
  const isBegun = method.data?.status !== 'none'
  const balance = usePayoutBalance(uid, isBegun)
  const list = usePayouts(uid, isBegun)
  const debts = useDebts(uid, isBegun)
  const busy = method.isFetching || balance.isFetching || list.isFetching
  const onRetry = () =>
    void Promise.all([method.refetch(), balance.refetch(), list.refetch(), debts.refetch()])
  if (!isBegun) {
    const { title, detail } = words.standing.none
    return (
      <EmptyState
        icon={<Landmark />}
        title={title}
        action={<SetUpPayouts isBegun={false} isMain countries={method.data?.countries} />}
      >
        {detail}
      </EmptyState>
    )
  }
  const error = method.error ?? balance.error ?? list.error ?? debts.error
  if (!method.data || !balance.data || !list.data || !debts.data) {
    return error ? <Failed {...{ error, busy, onRetry }} /> : <Waiting />
  }
  const { pages } = list.data
  return (
    <div className={styles.column}>
      {[method.data, balance.data, ...pages].some(({ isCurrent }) => !isCurrent) && (
        <OutOfReach {...{ busy, onRetry }} />
      )}
      <StandingNote standing={method.data} />
      {!(method.data.status === 'pending' && isNothing(balance.data, pages)) && (
        <Money {...{ uid, list, pages, debts }} status={method.data.status} balance={balance.data} />
      )}
    </div>
  )
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
