import { formatMoney } from 'functions/contract/money'
import type { Order } from 'functions/contract/order'
import { Undo2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { asProblem } from '../../data/problem'
import type { SessionUser } from '../../data/session-user'
import { BuyerFields } from '../../features/order/buyer-fields'
import { DonationField, TipField } from '../../features/order/extra-fields'
import { holdEnd } from '../../features/order/holding'
import { useApplyPromoCode, useCancelOrder } from '../../features/order/order-calls'
import { PriceLines } from '../../features/order/price-lines'
import { orderWording as words } from '../../features/order/wording'
import { ApplyPromoCode } from '../../features/promo-code/apply-promo-code'
import { shortWhen } from '../../lib/date-text'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Countdown } from '../../ui/countdown'
import { PageRoom } from '../../ui/page-header'
import { StickyBar } from '../../ui/sticky-bar'
import styles from './payment.module.css'
import { Steps } from './steps'
import { useCheckout } from './use-checkout'

const FORM = 'checkout'

function Hold({ order, onHoldEnd }: { order: Order; onHoldEnd: () => void }) {
  return (
    <div className={styles.hold}>
      <p>
        {words.held} <Countdown until={holdEnd(order)} label={words.held} onEnd={onHoldEnd} />
      </p>
      <p className={styles.small}>{words.heldHelp}</p>
    </div>
  )
}

function GiveBack({ order }: { order: Order }) {
  const cancel = useCancelOrder(order.id)
  return (
    <div className={styles.giveBack}>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        busy={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {words.giveBack}
      </Button>
      {cancel.isError && <Banner tone="error">{asProblem(cancel.error).detail}</Banner>}
    </div>
  )
}

function Activity({ order }: { order: Order }) {
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

function PromoCode({ order }: { order: Order }) {
  const apply = useApplyPromoCode(order.id)
  const hasPrice = order.items.some((item) => item.unitPrice > 0)
  if (!hasPrice) return null
  return (
    <ApplyPromoCode
      applied={order.promos[0]?.code}
      error={apply.isError ? asProblem(apply.error).detail : undefined}
      busy={apply.isPending}
      onApply={(code) => apply.mutate(code)}
    />
  )
}

export interface DetailsStepProps {
  user: SessionUser
  order: Order
  /** The buyer came back from the payment page without paying. */
  wasCancelled: boolean
  onHoldEnd: () => void
}

function Form({ order, checkout }: { order: Order; checkout: ReturnType<typeof useCheckout> }) {
  const { details, errors, change: onChange, problem, submit } = checkout
  const fields = { details, errors, onChange }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={FORM} noValidate className={styles.form} onSubmit={onSubmit}>
      {problem && (
        <Banner tone="error" title={problem.title}>
          {problem.detail}
        </Banner>
      )}
      <Card heading={words.buyer.heading}>
        <BuyerFields {...fields} />
      </Card>
      {order.acceptsPayments && (
        <Card>
          <div className={styles.extras}>
            <TipField order={order} {...fields} />
            <DonationField order={order} {...fields} />
          </div>
        </Card>
      )}
    </form>
  )
}

function PayButton({ order, checkout }: Parameters<typeof Form>[0]) {
  const { total } = checkout.pricing
  return (
    <Button type="submit" form={FORM} size="large" wide busy={checkout.isBusy}>
      {total === 0 ? words.confirm : words.pay(formatMoney(total, order.currency))}
    </Button>
  )
}

/** The second step: who the tickets are for, what is added, and every line of what it costs. */
export function DetailsStep({ user, order, wasCancelled, onHoldEnd }: DetailsStepProps) {
  const checkout = useCheckout(user, order, onHoldEnd)
  const { pricing } = checkout
  return (
    <PageRoom>
      <Steps at="details" />
      <h1 className="sr-only">{words.title}</h1>
      <div className={styles.columns}>
        <div className={styles.top}>
          <Activity order={order} />
          <Hold order={order} onHoldEnd={onHoldEnd} />
          {wasCancelled && <Banner tone="info">{words.cancelledPayment}</Banner>}
        </div>
        <Form order={order} checkout={checkout} />
        <section className={styles.summary} aria-label={words.summary}>
          <Card>
            <div className={styles.extras}>
              <PriceLines order={order} pricing={pricing} />
              <PromoCode order={order} />
              <div className={styles.wideOnly}>
                <PayButton order={order} checkout={checkout} />
              </div>
              {pricing.total > 0 && <p className={styles.small}>{words.payHelp}</p>}
            </div>
          </Card>
          <GiveBack order={order} />
        </section>
      </div>
      <div className={styles.phoneOnly}>
        <StickyBar label={words.total}>
          <PayButton order={order} checkout={checkout} />
        </StickyBar>
      </div>
    </PageRoom>
  )
}
