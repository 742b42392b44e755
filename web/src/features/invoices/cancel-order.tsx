import { cancellableUntil } from 'functions/contract/tickets/cancellation-rules'
import { refundPolicyText } from 'functions/contract/tickets/cancellation-text'
import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Order } from 'functions/contract/orders/order'
import { quoteCancellation } from 'functions/contract/refunds/quote-cancellation'
import type { CancellationQuote } from 'functions/contract/refunds/quote-cancellation'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { shortWhen, wallTimeIn } from '../../lib/text/date-text'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { useToast } from '../../ui/dialogs/toast'
import { useCancelPaidOrder } from './cancel-paid-order'
import styles from './invoice.module.css'
import { invoiceWording } from './invoice-wording'

const words = invoiceWording.cancel

function Amounts({ quote, currency }: { quote: CancellationQuote; currency: string }) {
  return (
    <>
      <p>{words.detail(quote.ticketIds.length)}</p>
      <p>
        <strong>{words.back(formatMoney(quote.amount, currency))}</strong>
        {quote.kept > 0 && <> {words.kept(formatMoney(quote.kept, currency))}</>}
      </p>
    </>
  )
}

function Cancelling({ order, quote, until }: { order: Order; quote: CancellationQuote; until: string }) {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const amount = formatMoney(quote.amount, order.currency)
  const cancelling = useCancelPaidOrder(order.id, () => {
    setOpen(false)
    toast.show({ tone: 'good', text: words.done(amount) })
  })
  return (
    <>
      <div className={styles.form}>
        <p className={styles.help}>{words.until(until, amount)}</p>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title}>
        <div className={styles.form}>
          <Amounts quote={quote} currency={order.currency} />
          {cancelling.error && <Banner tone="error">{asProblem(cancelling.error).detail}</Banner>}
          <div className={styles.answers}>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
            <Button
              variant="danger"
              busy={cancelling.isPending}
              onClick={() => cancelling.mutate(quote.amount)}
            >
              {words.action(amount)}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

/** The way out of what was paid for, with the exact amount that comes back; once its time is over, or where there is none, it says so. */
export function CancelOrder({ order }: { order: Order }) {
  const [now] = useState(() => new Date().toISOString())
  const { cancellation, activity, status } = order
  if (status !== 'paid' && status !== 'partially-refunded') return null
  if (!cancellation) return <p className={styles.help}>{refundPolicyText(null)}</p>
  const quote = quoteCancellation(order)
  if (!quote) return null
  const ends = cancellableUntil(cancellation, activity.startsAt)
  const until = shortWhen(wallTimeIn(activity.timezone, ends))
  if (now >= ends) return <p className={styles.help}>{words.over(until)}</p>
  return <Cancelling {...{ order, quote, until }} />
}
