import { answerIssues } from '../../../contract/questions/answer-rules'
import { amountProblem, formatMoney, maximumOf } from '../../../contract/pricing/money-format'
import type { Order, PlaceOrder } from '../../../contract/orders/order'
import type { Pricing } from '../../../contract/pricing/pricing'
import { minimumCharge } from './minimum-charge'
import { refuseField, refuseIssues } from '../refusal'

/** Amounts that no card can be charged are the buyer's to change. */
export function requireAmounts({ currency }: Order, { tip, donation }: PlaceOrder): void {
  for (const [path, extra] of Object.entries({ tip, donation })) {
    const problem = extra.kind === 'custom' ? amountProblem(extra.amount, currency) : undefined
    if (problem !== undefined) throw refuseField(`${path}.amount`, problem)
  }
}

/** Refuses answers that are missing or not among those that there are, each at its place. */
export function requireAnswers({ asked, items }: Order, { given }: PlaceOrder): void {
  const tickets = items.reduce((sum, item) => sum + item.quantity, 0)
  const refusal = refuseIssues(answerIssues(asked, given, tickets))
  if (refusal) throw refusal
}

/** Refuses what cards cannot be charged: more than they take, less than they take, or anything where nobody can be paid. */
export function requireChargeable(order: Order, pricing: Pricing): void {
  if (!order.acceptsPayments) {
    throw refuseField('tip', 'This organiser cannot take money yet. Leave tip and donation out to go on.')
  }
  if (pricing.total > maximumOf(order.currency)) {
    const most = formatMoney(maximumOf(order.currency), order.currency)
    throw refuseField('tip', `One payment is at most ${most}. Buy in several orders, or give less.`)
  }
  const least = minimumCharge(order.currency)
  if (pricing.total < least) {
    throw refuseField(
      'tip',
      `Cards are charged from ${formatMoney(least, order.currency)}. Add a little, or nothing.`,
    )
  }
}
