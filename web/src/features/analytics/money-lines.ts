import type { Tally } from 'functions/contract/analytics/tally'
import { tallyWording } from './wording'

const words = tallyWording.money

export interface MoneyLine {
  label: string
  amount: number
  isSum?: boolean
}

/**
 * Where an activity's money comes from and what goes off it: each sum is that of the lines above it. Tickets are counted
 * after discounts; what buyers paid beyond tickets, tips and donations is the fee that was passed on to them, and tax that
 * came on top. Fees are without those that went back with refunds.
 */
export function moneyLines(money: Tally['money']): MoneyLine[] {
  const { tickets, tips, donations, total, refunded } = money
  const fees = money.fees - money.feesReturned
  const passedOn = total - tickets - tips - donations
  const optional = (label: string, amount: number) => (amount === 0 ? [] : [{ label, amount }])
  return [
    { label: words.tickets, amount: tickets },
    ...optional(words.tips, tips),
    ...optional(words.donations, donations),
    ...optional(money.tax === 0 ? words.passedOn : words.passedOnWithTax, passedOn),
    { label: words.total, amount: total, isSum: true },
    ...optional(words.fees, -fees),
    ...optional(words.refunded, -refunded),
    { label: words.net, amount: total - fees - refunded, isSum: true },
  ]
}
