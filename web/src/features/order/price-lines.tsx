import { formatMoney } from 'functions/contract/money'
import type { Order } from 'functions/contract/order'
import type { Pricing } from 'functions/contract/pricing'
import { classNames } from '../../lib/class-names'
import styles from './price-lines.module.css'
import { orderWording as words } from './wording'

export interface PriceLine {
  label: string
  amount: number
  /** What is taken off. */
  isOff?: boolean
}

/** The code, and the tickets that it is for where it leaves others out. */
function discountLabel({ items, promo }: Pick<Order, 'items' | 'promo'>, { lines }: Pricing): string {
  const reduced = new Set(lines.filter((line) => line.discountUnit > 0).map((line) => line.ticketTypeRef))
  const titles = items.filter((item) => reduced.has(item.ticketTypeRef)).map(({ title }) => title)
  const isForSome = items.some((item) => item.unitPrice > 0 && !reduced.has(item.ticketTypeRef))
  return words.discount(promo?.code ?? '', isForSome ? titles.join(', ') : undefined)
}

/** Every line of an order's price, in the order in which it is computed; they add up to its total. */
export function linesOf(order: Pick<Order, 'items' | 'promo'>, pricing: Pricing): PriceLine[] {
  const tickets = order.items.map(({ ticketTypeRef, title, quantity }) => {
    const line = pricing.lines.find((it) => it.ticketTypeRef === ticketTypeRef)
    return { label: words.tickets(title, quantity), amount: (line?.listedUnit ?? 0) * quantity }
  })
  const rest: PriceLine[] = [
    { label: discountLabel(order, pricing), amount: pricing.discount, isOff: true },
    { label: words.fee, amount: pricing.feeMode === 'pass-on' ? pricing.fee : 0 },
    { label: words.tip, amount: pricing.tip },
    { label: words.donation, amount: pricing.donation },
  ]
  return [...tickets, ...rest.filter(({ amount }) => amount > 0)]
}

/** The lines and the total, as a list of terms. */
export function PriceLines({ order, pricing }: { order: Order; pricing: Pricing }) {
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
    </dl>
  )
}
