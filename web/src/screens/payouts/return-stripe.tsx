import { Landmark } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { returnPath, usePayoutOutcome, useStartPayouts } from '../../features/payouts/payout-method'
import { SetUpPayouts } from '../../features/payouts/set-up-payouts'
import { detailOf, RequirementList } from '../../features/payouts/standing-note'
import { payoutWording } from '../../features/payouts/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { PageRoom } from '../../ui/layout/page-header'

const words = payoutWording.return

function Checking() {
  return (
    <PageRoom narrow>
      <Loading label={words.checking}>
        <h1>{words.checking}</h1>
        <p>{words.checkingDetail}</p>
        <Skeleton shape="card" />
      </Loading>
    </PageRoom>
  )
}

function Back({ isMain }: { isMain: boolean }) {
  const path = returnPath()
  return (
    <LinkButton variant={isMain ? 'primary' : 'secondary'} href={path ?? paths.payouts()}>
      {path === undefined ? words.backHome : words.back}
    </LinkButton>
  )
}

/** /returnStripe: says how the payment provider's onboarding ended, and leads back to where it was begun. */
export function Screen() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const outcome = usePayoutOutcome(user?.uid)
  const start = useStartPayouts()
  const isExpired = search.has('refresh')
  // Stripe sends people here when its own link has grown too old: a new one leads on.
  const goOn = useEffectEvent(() => start.mutate())
  useEffect(() => {
    if (isExpired) goOn()
  }, [isExpired])

  if (outcome.isError || start.isError) {
    const { title, detail, requestId } = asProblem(outcome.error ?? start.error)
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        onRetry={() => (start.isError ? start.mutate() : void outcome.refetch())}
        action={<Back isMain={false} />}
      />
    )
  }
  if (!outcome.data || (isExpired && !start.isError)) return <Checking />
  const { status, isCurrent } = outcome.data
  if (!isCurrent) {
    return (
      <ErrorState
        level={1}
        title={payoutWording.outOfReach.title}
        detail={words.outOfReachDetail}
        busy={outcome.isFetching}
        onRetry={() => void outcome.refetch()}
        action={<Back isMain={false} />}
      />
    )
  }
  const isNew = status === 'none'
  const mayGoOn = status !== 'ready' && status !== 'disabled'
  return (
    <div aria-live="polite">
      <EmptyState
        level={1}
        icon={<Landmark />}
        title={isNew ? words.none : payoutWording.standing[status].title}
        action={
          <>
            {mayGoOn && <SetUpPayouts isBegun isMain />}
            <Back isMain={!mayGoOn} />
          </>
        }
      >
        <p>{isNew ? words.noneDetail : detailOf(outcome.data)}</p>
        <RequirementList {...outcome.data} />
      </EmptyState>
    </div>
  )
}
