import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { isOnTheWay, leftOf } from '../../domain/reconciliation/money-check'
import { readPaymentById } from '../../gateways/stripe/stripe'
import { readMoney } from '../../gateways/stripe/stripe-money'
import { findOrder } from '../../store/orders/orders'
import type { MoneyCheck } from '../reconciliation/check-money'
import { settlePayment } from '../orders/settle-payment'

/**
 * Looks at a payment that no order has: it is settled, or given back when its order has another one. What a bank sent back is
 * tried again, and what the platform has of it after that is a difference: it is the buyer's.
 * @returns undefined when it is not of an order of ours
 */
export async function checkSecondPayment(
  paymentIntentId: string,
  now: Instant,
): Promise<MoneyCheck | undefined> {
  const payment = await readPaymentById(config(), paymentIntentId)
  const { orderId, currency } = payment
  if (orderId === null || !(await findOrder(orderId))) return undefined
  const seen = await readMoney(config(), paymentIntentId, [])
  if (leftOf(seen) > 0) await settlePayment(payment, now)
  const order = await findOrder(orderId)
  if (!order) return undefined
  const money = leftOf(seen) > 0 ? await readMoney(config(), paymentIntentId, []) : seen
  const [isSettled, theirs] = [order.paymentIntentId === paymentIntentId, leftOf(money)]
  const isRepaired = isSettled || theirs < leftOf(seen)
  if (isOnTheWay({ refunds: [] }, money)) return { orderId, isRepaired, isOnTheWay: true, differences: [] }
  if (isSettled || theirs === 0) return { orderId, isRepaired, isOnTheWay: false, differences: [] }
  const about = { orderId, shareRef: order.shareRef, currency }
  const difference = { ...about, what: 'payment', source: paymentIntentId, ours: 0, theirs } as const
  return { orderId, isRepaired, isOnTheWay: false, differences: [difference] }
}
