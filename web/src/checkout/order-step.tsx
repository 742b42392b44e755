import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { asProblem } from '../../data/problem'
import type { SessionUser } from '../../data/session-user'
import { useOrder } from '../../features/order/order-calls'
import { orderWording } from '../../features/order/wording'
import { endIntention } from '../../features/order/hold-key'
import { checkoutPath } from '../../features/ticket-type/checkout-path'
import { formatTicketChoice } from '../../features/ticket-type/ticket-choice'
import { LinkButton } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { OrderView } from './order-view'
import { Waiting } from './waiting'

/** An order by its id: how people come back from the payment page. */
export function OrderStep({
  user,
  orderId,
  wasCancelled,
}: {
  user: SessionUser
  orderId: string
  wasCancelled: boolean
}) {
  const navigate = useNavigate()
  const { data: order, error, isFetching, refetch } = useOrder(user.uid, orderId)
  if (error) {
    const { title, detail, requestId } = asProblem(error)
    const home = <LinkButton href={paths.myActivities()}>{orderWording.toMine}</LinkButton>
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        busy={isFetching}
        onRetry={() => void refetch()}
        action={home}
      />
    )
  }
  if (!order) return <Waiting title={orderWording.lookingUp} />
  const { shareRef, items } = order
  const choice = Object.fromEntries(items.map((item) => [item.ticketTypeRef, item.quantity]))
  function chooseAgain() {
    endIntention({ uid: user.uid, shareRef, tickets: formatTicketChoice(choice) })
    void navigate(checkoutPath(shareRef, {}), { replace: true })
  }
  return (
    <OrderView
      user={user}
      order={order}
      cameBackUnpaid={wasCancelled}
      wasCancelled={wasCancelled}
      onChooseAgain={chooseAgain}
    />
  )
}
