import { Hourglass } from 'lucide-react'
import type { Order } from 'functions/contract/orders/order'
import { paths } from '../../lib/navigation/paths'
import { orderWording } from '../../entities/orders/order-wording'
import { longDay, wallTimeIn } from '../../lib/text/date-text'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { useMoveOn } from '../use-move-on'

const words = orderWording.processing
/** It takes days; whoever stays hears of the end all the same. */
const ASK_MS = 30_000

/** After a payment that takes days: what happens next, and that nothing is left to do. */
export function Processing({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  useMoveOn(order, onOrder, ASK_MS)
  const until = longDay(wallTimeIn(order.activity.timezone, order.expiresAt))
  return (
    <div role="status">
      <EmptyState
        level={1}
        icon={<Hourglass />}
        title={words.title}
        action={<LinkButton href={paths.activity(order.shareRef)}>{orderWording.toActivity}</LinkButton>}
      >
        {words.detail(until)} {order.buyer && words.mailed(order.buyer.email)}
      </EmptyState>
    </div>
  )
}
