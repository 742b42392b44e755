import type { Order } from 'functions/contract/orders/order'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import type { SessionUser } from '../../data/session-user'
import { endIntention } from '../../features/checkout/hold-key'
import { checkOrder, freeOnLeave } from '../../features/checkout/order-calls'
import { orderWording } from '../../entities/orders/order-wording'
import { choosePath } from '../../features/ticket-types/checkout-path'
import { formatTicketChoice } from '../../features/ticket-types/ticket-choice'
import type { TicketChoice } from '../../features/ticket-types/ticket-choice'
import { useRequest } from '../../lib/state/use-request'
import { LinkButton } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { goTo, here } from '../address'
import { OrderView } from '../order-view'
import { useLeave } from '../use-leave'
import { Waiting } from '../waiting/waiting'

const choiceOf = ({ items }: Order): TicketChoice =>
  Object.fromEntries(items.map((item) => [item.ticketTypeRef, item.quantity]))

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
  const { data: order, error, isFetching, again, put } = useRequest(() => checkOrder(orderId))
  const choice = order ? choiceOf(order) : {}
  const intention = { uid: user.uid, shareRef: order?.shareRef ?? '', tickets: formatTicketChoice(choice) }
  useLeave(() => {
    if (order) freeOnLeave(intention, order)
  })
  if (error !== undefined) {
    const { title, detail, requestId } = asProblem(error)
    const home = <LinkButton href={paths.myActivities()}>{orderWording.toMine}</LinkButton>
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        busy={isFetching}
        onRetry={again}
        action={home}
      />
    )
  }
  if (!order) return <Waiting title={orderWording.lookingUp} />
  const { shareRef } = order
  const code = order.items.find(({ openedBy }) => openedBy !== undefined)?.openedBy
  function chooseAgain() {
    endIntention(intention)
    goTo(choosePath(shareRef, choice, code), { replace: true })
  }
  return (
    <OrderView
      user={user}
      order={order}
      onOrder={put}
      cameBackUnpaid={wasCancelled}
      wasCancelled={wasCancelled}
      onChooseAgain={chooseAgain}
      signInHref={paths.login(here())}
    />
  )
}
