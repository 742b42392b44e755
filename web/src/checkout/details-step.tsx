import { asksAnything } from 'functions/contract/answer-rules'
import { formatMoney } from 'functions/contract/money-format'
import type { Order } from 'functions/contract/order'
import { Undo2 } from 'lucide-react'
import { Suspense, lazy } from 'react'
import type { FormEvent } from 'react'
import { ask } from '../data/ask'
import { asProblem } from '../data/problem'
import type { SessionUser } from '../data/session-user'
import { BuyerFields } from '../features/order/buyer-fields'
import { DonationField, TipField } from '../features/order/extra-fields'
import { ticketTitles } from '../features/order/given-answers'
import { holdEnd } from '../features/order/holding'
import { PriceLines } from '../features/order/price-lines'
import { orderWording as words } from '../features/order/wording'
import { ApplyPromoCode } from '../features/promo-code/apply-promo-code'
import { cancellationText } from '../lib/cancellation-text'
import { shortWhen } from '../lib/date-text'
import { useAct } from '../lib/use-act'
import { Banner } from '../ui/banner'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Countdown } from '../ui/countdown'
import { Link } from '../ui/link'
import { PageRoom } from '../ui/page-header'
import { FormSkeleton } from '../ui/skeleton'
import { StickyBar } from '../ui/sticky-bar'
import styles from './checkout.module.css'
import { Steps } from './steps'
import { useCheckout } from './use-checkout'

const FORM = 'checkout'

// Most organisers ask nothing more.
const AskedFields = lazy(async () => ({
  default: (await import('../features/question/asked-fields')).AskedFields,
}))

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

/** An order, and what to do with a later answer about it. */
type OrderProps = Pick<DetailsStepProps, 'order' | 'onOrder'>

function GiveBack({ order, onOrder }: OrderProps) {
  const cancel = useAct(async () => onOrder(await ask('cancelOrder', { orderId: order.id })))
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

function PromoCode({ order, onOrder }: OrderProps) {
  const apply = useAct(async (change: { code: string; takeOff: boolean }) =>
    onOrder(await ask('applyPromoCode', { orderId: order.id, ...change })),
  )
  const hasPrice = order.items.some((item) => item.unitPrice > 0)
  if (!hasPrice) return null
  return (
    <ApplyPromoCode
      applied={order.promos.map(({ code }) => ({
        code,
        stays: order.items.some(({ openedBy }) => openedBy === code),
      }))}
      takesMore={order.promos.every(({ combinable }) => combinable)}
      error={apply.error === undefined ? undefined : asProblem(apply.error).detail}
      busy={apply.isBusy}
      onApply={(code) => void apply.act({ code, takeOff: false })}
      onTakeOff={(code) => void apply.act({ code, takeOff: true })}
    />
  )
}

export interface DetailsStepProps {
  user: SessionUser
  order: Order
  onOrder: (order: Order) => void
  signInHref: string
  /** The buyer came back from the payment page without paying. */
  wasCancelled: boolean
  onHoldEnd: () => void
}

interface FormProps {
  order: Order
  checkout: ReturnType<typeof useCheckout>
  /** For guests, who may have an account. */
  signInHref: string | undefined
}

function Form({ order, checkout, signInHref }: FormProps) {
  const { details, given, errors, change: onChange, problem, submit } = checkout
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
        {signInHref !== undefined && (
          <p className={styles.account}>
            {words.guest.question} <Link href={signInHref}>{words.guest.signIn}</Link>
          </p>
        )}
      </Card>
      {asksAnything(order.asked) && (
        <Suspense fallback={<FormSkeleton fields={order.asked.questions.length + 1} />}>
          <AskedFields
            asked={order.asked}
            given={given}
            tickets={ticketTitles(order)}
            errors={errors}
            onGive={(next) => onChange({ given: next })}
          />
        </Suspense>
      )}
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

function PayButton({ order, checkout }: Pick<FormProps, 'order' | 'checkout'>) {
  const { total } = checkout.pricing
  return (
    <Button type="submit" form={FORM} size="large" wide busy={checkout.isBusy}>
      {total === 0 ? words.confirm : words.pay(formatMoney(total, order.currency))}
    </Button>
  )
}

/** The second step: who the tickets are for, what is added, and every line of what it costs. */
export function DetailsStep(props: DetailsStepProps) {
  const { user, order, onOrder, signInHref, wasCancelled, onHoldEnd } = props
  const checkout = useCheckout({ user, order, onOrder, onHoldEnd })
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
        <Form order={order} checkout={checkout} signInHref={user.isAnonymous ? signInHref : undefined} />
        <section className={styles.summary} aria-label={words.summary}>
          <Card>
            <div className={styles.extras}>
              <PriceLines order={order} pricing={pricing} />
              <PromoCode order={order} onOrder={onOrder} />
              <div className={styles.wideOnly}>
                <PayButton order={order} checkout={checkout} />
              </div>
              {pricing.total > 0 && <p className={styles.small}>{words.payHelp}</p>}
              {pricing.total > 0 && order.cancellation && (
                <p className={styles.small}>{cancellationText(order.cancellation)}</p>
              )}
            </div>
          </Card>
          <GiveBack order={order} onOrder={onOrder} />
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
