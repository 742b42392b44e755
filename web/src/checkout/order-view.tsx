import type { Order } from 'functions/contract/order'
import { Suspense, lazy, useState } from 'react'
import { orderWording } from '../../features/order/wording'
import { stepOf } from '../../features/order/order-step'
import type { SessionUser } from '../../data/session-user'
import { PageSkeleton } from '../../ui/skeleton'
import { DetailsStep } from './details-step'
import { Ended } from './ended'

// What is live is loaded only once there is something to watch: the details step goes without Firestore.
const Confirming = lazy(async () => ({ default: (await import('./confirming')).Confirming }))
const Done = lazy(async () => ({ default: (await import('./done')).Done }))

const words = orderWording.ended

export interface OrderViewProps {
  user: SessionUser
  order: Order
  /** Shows the details of an order that awaits payment, rather than waiting for its payment. */
  cameBackUnpaid: boolean
  onChooseAgain: () => void
  /** Says that nothing was paid. */
  wasCancelled?: boolean
}

/** An order at the step where it stands. */
export function OrderView(props: OrderViewProps) {
  const { user, order, onChooseAgain } = props
  const [toDetails, setToDetails] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const step = stepOf(order, props.cameBackUnpaid || toDetails)
  if (step === 'details' && !isOver) {
    return (
      <DetailsStep
        user={user}
        order={order}
        wasCancelled={props.wasCancelled === true}
        onHoldEnd={() => setIsOver(true)}
      />
    )
  }
  switch (step) {
    case 'confirming':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Confirming uid={user.uid} order={order} onToDetails={() => setToDetails(true)} />
        </Suspense>
      )
    case 'done':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Done uid={user.uid} order={order} />
        </Suspense>
      )
    case 'given-back':
      return <Ended title={words.backTitle} detail={words.backDetail} onChooseAgain={onChooseAgain} />
    case 'refunded':
      return <Ended title={words.refundedTitle} detail={words.refundedDetail} onChooseAgain={onChooseAgain} />
    default:
      return <Ended title={words.title} detail={words.detail} onChooseAgain={onChooseAgain} />
  }
}
