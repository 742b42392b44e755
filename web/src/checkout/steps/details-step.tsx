import { asksAnything } from 'functions/contract/questions/answer-rules'
import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Order } from 'functions/contract/orders/order'
import { Suspense } from 'react'
import type { FormEvent } from 'react'
import { ConsentLine } from '../../entities/accounts/consent-line'
import type { SessionUser } from '../../data/session-user'
import { BuyerFields } from '../../features/checkout/buyer-fields'
import { DonationField, TipField } from '../../features/checkout/extra-fields'
import { ticketTitles } from '../../entities/questions/given-answers'
import { PriceLines } from '../../entities/orders/price-lines'
import { orderWording as words } from '../../entities/orders/order-wording'
import { refundPolicyText } from 'functions/contract/tickets/cancellation-text'
import { lazyPart } from '../../ui/states/lazy-part'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { Link } from '../../ui/link'
import { PageRoom } from '../../ui/layout/page-header'
import { RecaptchaNotice } from '../../ui/forms/recaptcha-notice'
import { FormSkeleton } from '../../ui/states/skeleton'
import { StickyBar } from '../../ui/layout/sticky-bar'
import styles from '../checkout.module.css'
import { Activity, GiveBack, Hold, PromoCode } from './details-parts'
import { Steps } from './steps'
import { useCheckout } from '../use-checkout'

const FORM = 'checkout'

// Most organisers ask nothing more.
const AskedFields = lazyPart(async () => (await import('../../features/questions/asked-fields')).AskedFields)

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
            buyer={details}
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
              <ConsentLine />
              {pricing.total > 0 && <p className={styles.small}>{words.payHelp}</p>}
              {pricing.total > 0 && <p className={styles.small}>{refundPolicyText(order.cancellation)}</p>}
            </div>
          </Card>
          <GiveBack order={order} onOrder={onOrder} />
          <RecaptchaNotice />
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
