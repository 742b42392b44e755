import type { Order } from 'functions/contract/orders/order'
import { Undo2 } from 'lucide-react'
import { ask } from '../../data/requests/ask'
import { asProblem } from '../../data/requests/problem'
import { holdEnd } from '../../features/checkout/holding'
import { orderWording as words } from '../../entities/orders/order-wording'
import { ApplyPromoCode } from '../../features/promo-codes/apply-promo-code'
import { discountText } from '../../features/promo-codes/discount-text'
import { shortWhen } from '../../lib/text/date-text'
import { useAsyncAction } from '../../lib/state/use-async-action'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Countdown } from '../../ui/states/countdown'
import styles from '../checkout.module.css'

/** An order, and what to do with a later answer about it. */
interface OrderProps {
  order: Order
  onOrder: (order: Order) => void
}

/** How long the tickets are held still. */
export function Hold({ order, onHoldEnd }: { order: Order; onHoldEnd: () => void }) {
  return (
    <div className={styles.hold}>
      <p>
        {words.held} <Countdown until={holdEnd(order)} label={words.held} onEnd={onHoldEnd} />
      </p>
      <p className={styles.small}>{words.heldHelp}</p>
    </div>
  )
}

/** The way out, which frees the tickets for others. */
export function GiveBack({ order, onOrder }: OrderProps) {
  const cancel = useAsyncAction(async () => onOrder(await ask('cancelOrder', { orderId: order.id })))
  return (
    <div className={styles.giveBack}>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        busy={cancel.isBusy}
        onClick={() => void cancel.act(undefined)}
      >
        {words.giveBack}
      </Button>
      {cancel.error !== undefined && <Banner tone="error">{asProblem(cancel.error).detail}</Banner>}
    </div>
  )
}

/** What it is that is bought. */
export function Activity({ order }: { order: Order }) {
  const { title, thumbnail, startDate } = order.activity
  return (
    <div className={styles.activity}>
      <img src={thumbnail} alt="" width={128} height={80} />
      <div>
        <h2>{title}</h2>
        <p className={styles.small}>{shortWhen(startDate)}</p>
      </div>
    </div>
  )
}

/** Promo codes, where anything costs something. */
export function PromoCode({ order, onOrder }: OrderProps) {
  const apply = useAsyncAction(async (change: { code: string; takeOff: boolean }) =>
    onOrder(await ask('applyPromoCode', { orderId: order.id, ...change })),
  )
  const hasPrice = order.items.some((item) => item.unitPrice > 0)
  if (!hasPrice) return null
  return (
    <ApplyPromoCode
      applied={order.promos.map((promo) => ({
        code: promo.code,
        stays: order.items.some(({ openedBy }) => openedBy === promo.code),
        about: promo.value > 0 ? discountText(promo, order.currency) : undefined,
      }))}
      takesMore={order.promos.every(({ combinable }) => combinable)}
      error={apply.error === undefined ? undefined : asProblem(apply.error).detail}
      busy={apply.isBusy}
      onApply={(code) => void apply.act({ code, takeOff: false })}
      onTakeOff={(code) => void apply.act({ code, takeOff: true })}
    />
  )
}
