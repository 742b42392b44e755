import { TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { orderWording } from '../../entities/orders/order-wording'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'

interface EndedProps {
  title: string
  detail: string
  /** Another way on than to choose again. */
  action?: ReactNode
  onChooseAgain: () => void
}

/** An order that has come to its end without tickets that are good, and the one way on. */
export function Ended({ title, detail, action, onChooseAgain }: EndedProps) {
  return (
    <div role="status">
      <EmptyState
        level={1}
        icon={<TimerOff />}
        title={title}
        action={action ?? <Button onClick={onChooseAgain}>{orderWording.ended.again}</Button>}
      >
        {detail}
      </EmptyState>
    </div>
  )
}
