import { Suspense } from 'react'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import type { SessionUser } from '../../data/session-user'
import { endIntention } from '../../features/checkout/hold-key'
import { freeOnLeave, holdTickets } from '../../features/checkout/order-calls'
import { orderWording as words } from '../../entities/orders/order-wording'
import { checkoutPath, choosePath } from '../../features/ticket-types/checkout-path'
import { formatTicketChoice } from '../../features/ticket-types/ticket-choice'
import type { TicketChoice } from '../../features/ticket-types/ticket-choice'
import { lazyPart } from '../../ui/states/lazy-part'
import { useRequest } from '../../lib/state/use-request'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { goTo } from '../address'
import { Holding } from '../holding'
import { OrderView } from '../order-view'
import { useLeave } from '../use-leave'

// Hardly any sale is such a rush.
const WaitingRoom = lazyPart(async () => (await import('../waiting/waiting-room')).WaitingRoom)

/** Holds the tickets that were chosen, once, and goes on with the order. */
export function HoldStep({
  user,
  shareRef,
  choice,
  code,
}: {
  user: SessionUser
  shareRef: string
  choice: TicketChoice
  /** What opened some of them. */
  code: string | undefined
}) {
  const intention = { uid: user.uid, shareRef, tickets: formatTicketChoice(choice) }
  const items = Object.entries(choice).map(([ticketTypeRef, quantity]) => ({ ticketTypeRef, quantity }))
  const { data: order, error, isFetching, again, put } = useRequest(() => holdTickets(intention, items, code))
  useLeave(() => {
    if (order) freeOnLeave(intention, order)
  })

  function chooseAgain() {
    endIntention(intention)
    goTo(choosePath(shareRef, choice, code), { replace: true })
  }
  if (error !== undefined) {
    const { title, detail, requestId, status, code } = asProblem(error)
    if (code === 'not-your-turn' && isFetching) return <Holding />
    if (code === 'not-your-turn') {
      return (
        <Suspense fallback={<Holding />}>
          <WaitingRoom shareRef={shareRef} onTurn={again} onLeave={chooseAgain} />
        </Suspense>
      )
    }
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        {...(status !== 409 && { busy: isFetching, onRetry: again })}
        action={<Button onClick={chooseAgain}>{words.ended.again}</Button>}
      />
    )
  }
  if (!order) return <Holding />
  return (
    <OrderView
      user={user}
      order={order}
      onOrder={put}
      cameBackUnpaid
      onChooseAgain={chooseAgain}
      signInHref={paths.login(checkoutPath(shareRef, choice, code))}
    />
  )
}
