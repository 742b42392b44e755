import { answerIssues } from '../../contract/answer'
import { MAX_AMOUNT, formatMoney, isCharged, stepOf } from '../../contract/money'
import type { Order, PlaceOrder } from '../../contract/order'
import type { Pricing } from '../../contract/pricing'
import { minimumCharge } from './minimum-charge'
import { Refusal, refuseField } from './refusal'

/** Amounts that no card can be charged are the buyer's to change. */
export function requireAmounts({ currency }: Order, { tip, donation }: PlaceOrder): void {
  for (const [path, extra] of Object.entries({ tip, donation })) {
    if (extra.kind !== 'custom' || isCharged(extra.amount, currency)) continue
    throw refuseField(`${path}.amount`, `Use steps of ${formatMoney(stepOf(currency), currency)}.`)
  }
}

/** Refuses answers that are missing or not among those that there are, each at its place. */
export function requireAnswers({ asked, items }: Order, { given }: PlaceOrder): void {
  const tickets = items.reduce((sum, item) => sum + item.quantity, 0)
  const issues = Object.entries(answerIssues(asked, given, tickets))
  const [first] = issues
  if (!first) return
  throw new Refusal(
    'invalid-input',
    first[1],
    issues.map(([path, message]) => ({ path, message })),
  )
}

/** Refuses what cards cannot be charged: more than they take, less than they take, or anything where nobody can be paid. */
export function requireChargeable(order: Order, pricing: Pricing): void {
  if (!order.acceptsPayments) {
    throw refuseField('tip', 'This organiser cannot take money yet. Leave tip and donation out to go on.')
  }
  if (pricing.total > MAX_AMOUNT) {
    const most = formatMoney(MAX_AMOUNT, order.currency)
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
