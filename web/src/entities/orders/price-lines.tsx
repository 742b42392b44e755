import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Order } from 'functions/contract/orders/order'
import { passedOnFee } from 'functions/contract/pricing/price-order'
import type { PricedOrder } from 'functions/contract/pricing/price-order'
import type { Pricing } from 'functions/contract/pricing/pricing'
import { isFor } from 'functions/contract/promo-codes/promo-code-rules'
import { classNames } from '../../lib/class-names'
import styles from './price-lines.module.css'
import { orderWording as words } from './order-wording'

export interface PriceLine {
  label: string
  amount: number
  /** What is taken off. */
  isOff?: boolean
}

type Lined = Pick<Order, 'items' | 'tax'> & Pick<PricedOrder, 'promos'>

/** The code, and the tickets that it is for where it leaves others out. */
function discountLabel({ items, promos }: Lined, code: string): string {
  const promo = promos.find((it) => it.code === code)
  const costing = items.filter((item) => item.unitPrice > 0)
  const reduced = costing.filter((item) => promo && isFor(promo, item.ticketTypeRef))
  const isForSome = reduced.length < costing.length
  return words.discount(code, isForSome ? reduced.map(({ title }) => title).join(', ') : undefined)
}

/** Every line of an order's price, in the order in which it is computed; they add up to its total. */
export function linesOf(order: Lined, pricing: Pricing): PriceLine[] {
  const tickets = order.items.map(({ title, unitPrice, quantity }) => ({
    label: words.tickets(title, quantity),
    amount: unitPrice * quantity,
  }))
  const discounts = pricing.discounts.map(({ code, amount }) => ({
    label: discountLabel(order, code),
    amount,
    isOff: true,
  }))
  const rest: PriceLine[] = [
    ...discounts,
    { label: words.fee, amount: passedOnFee(pricing) },
    { label: order.tax?.name ?? words.tax, amount: pricing.taxMode === 'added' ? pricing.tax : 0 },
    { label: words.tip, amount: pricing.tip },
    { label: words.donation, amount: pricing.donation },
  ]
  return [...tickets, ...rest.filter(({ amount }) => amount > 0)]
}

/** The lines and the total, as a list of terms. */
export function PriceLines({ order, pricing }: { order: Lined & Pick<Order, 'currency'>; pricing: Pricing }) {
  const money = (amount: number) => (amount === 0 ? words.free : formatMoney(amount, order.currency))
  return (
    <dl className={styles.lines}>
      {linesOf(order, pricing).map(({ label, amount, isOff }) => (
        <div key={label} className={classNames(styles.line, isOff && styles.off)}>
          <dt>{label}</dt>
          <dd>
            {isOff && '−'}
            {money(amount)}
          </dd>
        </div>
      ))}
      <div className={classNames(styles.line, styles.total)}>
        <dt>{words.total}</dt>
        <dd aria-live="polite">{money(pricing.total)}</dd>
      </div>
      {order.tax && pricing.taxMode === 'included' && pricing.tax > 0 && (
        <div className={classNames(styles.line, styles.within)}>
          <dt>{words.taxWithin(order.tax.name)}</dt>
          <dd>{money(pricing.tax)}</dd>
        </div>
      )}
    </dl>
  )
}
