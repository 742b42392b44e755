import { KEPT_STATUSES } from 'functions/contract/orders/order-statuses'
import type { Order, OrderStatus } from 'functions/contract/orders/order'
import type { Instant } from 'functions/contract/time'

/** Orders that were paid, or had nothing to pay; what was given back is among them. */
const SETTLED: readonly OrderStatus[] = ['confirmed', 'paid', 'partially-refunded', 'refunded', 'disputed']

export function isSettled({ status }: Pick<Order, 'status'>): boolean {
  return SETTLED.includes(status)
}

/** What an order gave beside its tickets, in minor units of its currency. */
export function givenIn({ pricing }: Pick<Order, 'pricing'>): { tip: number; donation: number } {
  return { tip: pricing?.tip ?? 0, donation: pricing?.donation ?? 0 }
}

/** Whether somebody gave more than the tickets cost. */
export function hasSupport(order: Order): boolean {
  const { tip, donation } = givenIn(order)
  return isSettled(order) && tip + donation > 0
}

/** Whether what was given has stayed given. */
export function isKept({ status }: Pick<Order, 'status'>): boolean {
  return KEPT_STATUSES.includes(status)
}

export interface Sum {
  currency: string
  tip: number
  donation: number
}

/** What was given and kept, per currency, the one with the most orders first: amounts of two currencies are never added. */
export function sumsOf(orders: readonly Order[]): Sum[] {
  const sums = new Map<string, Sum & { count: number }>()
  for (const order of orders.filter((it) => hasSupport(it) && isKept(it))) {
    const { currency } = order
    const { tip, donation } = givenIn(order)
    const sum = sums.get(currency) ?? { currency, tip: 0, donation: 0, count: 0 }
    sums.set(currency, {
      currency,
      tip: sum.tip + tip,
      donation: sum.donation + donation,
      count: sum.count + 1,
    })
  }
  return [...sums.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ currency, tip, donation }) => ({ currency, tip, donation }))
}

/** Orders of activities that are not over, the next one first, and of those that are, the latest first. */
export function byTime(orders: readonly Order[], now: Instant): { upcoming: Order[]; past: Order[] } {
  const sooner = (one: Order, other: Order) => (one.activity.startsAt < other.activity.startsAt ? -1 : 1)
  const isOver = ({ activity }: Order) => activity.endsAt <= now
  return {
    upcoming: orders.filter((it) => !isOver(it)).sort(sooner),
    past: orders.filter(isOver).sort((one, other) => sooner(other, one)),
  }
}

export interface BuyerName {
  fullName: string
  email: string
  orders: number
  /** The newest order that was written to this name. */
  latest: Order
}

/** The names and addresses that one's invoices are written to, the one used last first; `orders` are newest first. */
export function buyerNamesOf(orders: readonly Order[]): BuyerName[] {
  const names = new Map<string, BuyerName>()
  for (const order of orders) {
    if (!order.buyer) continue
    const { fullName, email } = order.buyer
    const key = `${fullName}\n${email}`
    const known = names.get(key)
    names.set(
      key,
      known ? { ...known, orders: known.orders + 1 } : { fullName, email, orders: 1, latest: order },
    )
  }
  return [...names.values()]
}
