import { isDeepStrictEqual } from 'node:util'
import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { compareMoney, isOnTheWay } from '../../domain/reconciliation/money-check'
import { readPayment } from '../../gateways/stripe/stripe-pages'
import { readMoney } from '../../gateways/stripe/stripe-money'
import { listEntriesOfOrder } from '../../store/orders/ledger'
import { findOrder } from '../../store/orders/orders'
import type { FoundDifference } from '../../store/reconciliation/reconciliations'
import { settlePayment } from '../orders/settle-payment'
import { replayMissedEvents } from '../updates/replay-missed-events'

/** What the look at an order's money came to. */
export interface MoneyCheck {
  readonly orderId: string
  /** News that nobody had told of were made up for. */
  readonly isRepaired: boolean
  /** Money is on its way, so that nothing was compared. */
  readonly isOnTheWay: boolean
  readonly differences: readonly FoundDifference[]
  /** What the platform loses by the sale, in minor units, if it does. */
  readonly loss?: { readonly currency: string; readonly amount: number } | undefined
}

/**
 * Compares an order's money with the payment provider's, after making up for news that were lost: payment, refunds and
 * disputes that the order does not know go through what their webhooks lead to.
 */
export async function checkMoney(order: Order, now: Instant): Promise<MoneyCheck> {
  if (order.paymentIntentId === null && order.session) {
    await settlePayment(await readPayment(config(), order.session.id), now)
  }
  const paid = (await findOrder(order.id)) ?? order
  const { id: orderId, paymentIntentId } = paid
  if (paymentIntentId === null) return { orderId, isRepaired: false, isOnTheWay: false, differences: [] }
  const seen = await readMoney(config(), paymentIntentId, repaidBy(paid))
  const hasNews = await replayMissedEvents(paid, seen, now)
  const current = hasNews ? ((await findOrder(order.id)) ?? paid) : paid
  const money = hasNews ? await readMoney(config(), paymentIntentId, repaidBy(current)) : seen
  const isRepaired = !isSame(order, current)
  if (isOnTheWay(current, money)) return { orderId, isRepaired, isOnTheWay: true, differences: [] }
  const { shareRef, currency, refunds } = current
  const entries = await listEntriesOfOrder(orderId)
  const differences = compareMoney({ paymentIntentId, refunds }, entries, money)
  const about = { orderId, shareRef, currency }
  return {
    orderId,
    isRepaired,
    isOnTheWay: false,
    differences: differences.map((it) => ({ ...about, ...it })),
  }
}

function repaidBy({ refunds }: Order): string[] {
  return refunds.flatMap(({ repaid }) => repaid?.transferId ?? [])
}

function isSame(before: Order, after: Order): boolean {
  const moneyOf = ({ paymentIntentId, refunds, dispute }: Order) => ({ paymentIntentId, refunds, dispute })
  return isDeepStrictEqual(moneyOf(before), moneyOf(after))
}
