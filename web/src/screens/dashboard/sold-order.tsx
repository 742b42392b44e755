import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import type { SoldOrderSheet } from '../../features/orders/sold-order-sheet'
import { lazyPart } from '../../ui/states/lazy-part'

// Most orders are never opened.
const Sheet = lazyPart(async () => (await import('../../features/orders/sold-order-sheet')).SoldOrderSheet)

/** One order of the attendee list. */
export function SoldOrder(props: ComponentProps<typeof SoldOrderSheet>) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  )
}
