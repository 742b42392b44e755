import type { Order } from 'functions/contract/orders/order'
import { Suspense, useState } from 'react'
import { paths } from '../lib/navigation/paths'
import { orderWording } from '../entities/orders/order-wording'
import { stepOf } from '../features/checkout/order-step'
import type { SessionUser } from '../data/session-user'
import { lazyPart } from '../ui/states/lazy-part'
import { LinkButton } from '../ui/button'
import { PageSkeleton } from '../ui/states/skeleton'
import { Confirming } from './ends/confirming'
import { DetailsStep } from './steps/details-step'
import { Ended } from './ends/ended'
import { Processing } from './ends/processing'

// The tickets are live, and loaded only once there are some: the steps before go without Firestore.
const Done = lazyPart(async () => (await import('./ends/done')).Done)

const words = orderWording.ended

/** What is said where there are no tickets, or none that are good. */
const ENDS = {
  ended: { title: words.title, detail: words.detail },
  'given-back': { title: words.backTitle, detail: words.backDetail },
  'too-late': { title: words.tooLateTitle, detail: words.tooLateDetail },
  refunded: { title: words.refundedTitle, detail: words.refundedDetail },
  lost: { title: words.lostTitle, detail: words.lostDetail },
  blocked: { title: words.blockedTitle, detail: words.blockedDetail },
}

function ToActivity({ order }: { order: Order }) {
  return <LinkButton href={paths.activity(order.shareRef)}>{orderWording.toActivity}</LinkButton>
}

export interface OrderViewProps {
  user: SessionUser
  order: Order
  /** Takes the order as a later answer has it. */
  onOrder: (order: Order) => void
  /** Shows the details of an order that awaits payment, rather than waiting for its payment. */
  cameBackUnpaid: boolean
  onChooseAgain: () => void
  /** Where a guest signs in, and comes back from. */
  signInHref: string
  /** Says that nothing was paid. */
  wasCancelled?: boolean
}

/** An order at the step where it stands. */
export function OrderView(props: OrderViewProps) {
  const { user, order, onOrder, onChooseAgain } = props
  const [toDetails, setToDetails] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const step = stepOf(order, props.cameBackUnpaid || toDetails)
  if (step === 'details' && !isOver) {
    return (
      <DetailsStep
        user={user}
        order={order}
        onOrder={onOrder}
        signInHref={props.signInHref}
        wasCancelled={props.wasCancelled === true}
        onHoldEnd={() => setIsOver(true)}
      />
    )
  }
  switch (step) {
    case 'confirming':
      return <Confirming order={order} onOrder={onOrder} onToDetails={() => setToDetails(true)} />
    case 'processing':
      return <Processing order={order} onOrder={onOrder} />
    case 'not-received': {
      const detail = order.processing?.outcome === 'failed' ? words.failedDetail : words.lateDetail
      return <Ended title={words.notReceivedTitle} detail={detail} onChooseAgain={onChooseAgain} />
    }
    case 'done':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Done uid={user.uid} order={order} />
        </Suspense>
      )
    case 'blocked':
      return <Ended {...ENDS.blocked} action={<ToActivity order={order} />} onChooseAgain={onChooseAgain} />
    default:
      return <Ended {...ENDS[step === 'details' ? 'ended' : step]} onChooseAgain={onChooseAgain} />
  }
}
