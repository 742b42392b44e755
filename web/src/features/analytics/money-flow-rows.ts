import type { Tally } from 'functions/contract/analytics/tally'
import type { MoneyLine } from './money-lines'
import { moneyFlowWording as words } from './money-flow-wording'
import { tallyWording } from './wording'

/** What a part of the money is drawn with. */
export type FlowTone = 'first' | 'second' | 'third' | 'fourth'

export interface FlowPart {
  readonly label: string
  readonly value: number
  readonly tone: FlowTone
}

function some(parts: readonly FlowPart[]): FlowPart[] {
  return parts.filter(({ value }) => value !== 0)
}

/** What buyers paid that is neither tickets, tip nor donation: fees that were passed on, and tax on top. */
function onTop({ total, tickets, tips, donations }: Tally['money']): number {
  return total - tickets - tips - donations
}

function feesOf({ fees, feesReturned }: Tally['money']): number {
  return fees - feesReturned
}

/** What of the money is the organiser's, paid out or not. */
export function yoursOf(money: Tally['money']): number {
  return money.total - money.refunded - feesOf(money)
}

/** What the money that buyers paid was for; adds up to it. */
export function flowFrom(money: Tally['money']): FlowPart[] {
  const label = money.tax === 0 ? tallyWording.money.passedOn : tallyWording.money.passedOnWithTax
  return some([
    { label: words.from.tickets, value: money.tickets, tone: 'first' },
    { label: words.from.tips, value: money.tips, tone: 'second' },
    { label: words.from.donations, value: money.donations, tone: 'third' },
    { label, value: onTop(money), tone: 'fourth' },
  ])
}

/** Where each unit of it is; adds up to the same. */
export function flowTo(money: Tally['money']): FlowPart[] {
  return some([
    { label: words.to.paidOut, value: money.paidOut, tone: 'first' },
    { label: words.to.waiting, value: yoursOf(money) - money.paidOut, tone: 'second' },
    { label: words.to.fees, value: feesOf(money), tone: 'third' },
    { label: words.to.refunded, value: money.refunded, tone: 'fourth' },
  ])
}

/** Every step from the listed price to the bank: each sum is that of the lines since the one before, and of that one. */
export function moneyBooks(money: Tally['money']): MoneyLine[] {
  const { books } = words
  const optional = (label: string, amount: number) => (amount === 0 ? [] : [{ label, amount }])
  const yours = yoursOf(money)
  const label = money.tax === 0 ? tallyWording.money.passedOn : tallyWording.money.passedOnWithTax
  return [
    { label: books.listed, amount: money.tickets + money.discounts },
    ...optional(books.discounts, -money.discounts),
    ...optional(books.tips, money.tips),
    ...optional(books.donations, money.donations),
    ...optional(label, onTop(money)),
    { label: books.total, amount: money.total, isSum: true },
    ...optional(books.refunded, -money.refunded),
    ...optional(books.fees, -money.fees),
    ...optional(books.feesReturned, money.feesReturned),
    { label: books.yours, amount: yours, isSum: true },
    ...optional(books.paidOut, -money.paidOut),
    { label: books.waiting, amount: yours - money.paidOut, isSum: true },
  ]
}
