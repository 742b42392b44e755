import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { asProblem } from '../../data/problem'
import type { SessionUser } from '../../data/session-user'
import { endIntention } from '../../features/order/hold-key'
import { holdQuery, useFreeOnLeave } from '../../features/order/order-calls'
import { orderWording as words } from '../../features/order/wording'
import { checkoutPath } from '../../features/ticket-type/checkout-path'
import { formatTicketChoice } from '../../features/ticket-type/ticket-choice'
import type { TicketChoice } from '../../features/ticket-type/ticket-choice'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { PageRoom } from '../../ui/page-header'
import { Loading, Skeleton } from '../../ui/skeleton'
import { OrderView } from './order-view'
import { Steps } from './steps'

function Holding() {
  return (
    <PageRoom>
      <Steps at="details" />
      <Loading label={words.holding}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="card" />
      </Loading>
    </PageRoom>
  )
}

/** Holds the tickets that were chosen, once, and goes on with the order. */
export function HoldStep({
  user,
  shareRef,
  choice,
}: {
  user: SessionUser
  shareRef: string
  choice: TicketChoice
}) {
  const navigate = useNavigate()
  const intention = { uid: user.uid, shareRef, tickets: formatTicketChoice(choice) }
  const items = Object.entries(choice).map(([ticketTypeRef, quantity]) => ({ ticketTypeRef, quantity }))
  const { data: order, error, isFetching, refetch } = useQuery(holdQuery(intention, items))

  useFreeOnLeave(intention, order, () => window.location.pathname !== paths.payment())

  function chooseAgain() {
    endIntention(intention)
    void navigate(checkoutPath(shareRef, {}), { replace: true })
  }
  if (error) {
    const { title, detail, requestId, status } = asProblem(error)
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        {...(status !== 409 && { busy: isFetching, onRetry: () => void refetch() })}
        action={<Button onClick={chooseAgain}>{words.ended.again}</Button>}
      />
    )
  }
  if (!order) return <Holding />
  return <OrderView user={user} order={order} cameBackUnpaid onChooseAgain={chooseAgain} />
}
