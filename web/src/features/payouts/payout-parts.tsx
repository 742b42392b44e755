import { formatMoney } from 'functions/contract/pricing/money-format'
import type { PayoutPart } from 'functions/contract/payouts/payout-list'
import type { Payout } from 'functions/contract/payouts/payout'
import { asProblem } from '../../data/requests/problem'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { Link } from '../../ui/link'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './payout.module.css'
import { usePayoutParts } from './payouts'
import { payoutWording } from './wording'

const words = payoutWording.parts

interface PartProps {
  part: PayoutPart
  currency: string
  /** Where the orders of an activity are. */
  ordersHref: (shareRef: string) => string
}

function Part({ part: { kind, net, fee, order }, currency, ordersHref }: PartProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p>
          {words.kinds[kind]}
          {order && ` · ${order.buyer || words.deleted}`}
        </p>
        <p className={styles.help}>
          {order && <Link href={ordersHref(order.shareRef)}>{order.title}</Link>}
          {order && fee !== 0 && ' · '}
          {fee !== 0 && words.fee(formatMoney(fee, currency))}
        </p>
      </div>
      <span className={styles.amount}>{formatMoney(net, currency)}</span>
    </li>
  )
}

/** What a payout is made of: the sales and refunds in it, a page at a time. */
export function PayoutParts(props: { uid: string; payout: Payout; ordersHref: PartProps['ordersHref'] }) {
  const { uid, payout, ordersHref } = props
  const { data, error, refetch, isFetching, ...more } = usePayoutParts(uid, payout.id)
  if (!payout.isAutomatic) return <p className={styles.help}>{words.manual}</p>
  if (error && !data) {
    const { detail, requestId } = asProblem(error)
    return (
      <ErrorState
        title={words.failed}
        {...{ detail, requestId }}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Loading label={words.loading}>
        <Skeleton width="full" />
        <Skeleton width="full" />
      </Loading>
    )
  }
  const parts = data.pages.flatMap(({ items }) => items)
  const isComplete = data.pages.every((page) => page.isComplete)
  if (parts.length === 0) return <p className={styles.help}>{isComplete ? words.none : words.incomplete}</p>
  return (
    <>
      {!isComplete && <p className={styles.help}>{words.incomplete}</p>}
      <ul className={styles.rows}>
        {parts.map((part) => (
          <Part key={part.id} part={part} currency={payout.currency} ordersHref={ordersHref} />
        ))}
      </ul>
      {more.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
