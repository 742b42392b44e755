import type { Order } from '../../contract/order'
import type { OrderRefund } from '../../contract/refund'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import { feePart } from '../domain/refund'
import { Refusal } from '../domain/refusal'
import { readTaken, repayOrganiser } from '../gateways/stripe-refunds'
import type { PaymentRefund } from '../gateways/stripe-refunds'
import { log } from '../log'
import { isOvertaken } from '../store/firestore'
import { findOrder } from '../store/orders'
import { pickSlots, poolOf } from '../store/stock'
import { refreshClosing } from './closing-progress'
import { followRelease } from './save-ticket-wait'
import { writeRefund } from './write-refund'
import type { RefundNews } from './write-refund'

/** Each try takes other stock; the webhook comes again when all of them fail. */
const TRIES = 10

/**
 * Brings an order to where a refund of its payment is, once, however often and in whatever order it is told.
 * @param seen the refund as just read from the payment provider
 */
export async function applyRefund(order: Order, seen: PaymentRefund, now: Instant): Promise<void> {
  const known = findKnown(order, seen)
  if (known && known.stripeRefundId !== null && known.status === seen.status) return
  const about = known ?? { id: seen.id, amount: seen.amount, takes: [] }
  const fee = feeOf(order, about, seen)
  const news = {
    refundId: known?.id ?? seen.refundId,
    stripeRefundId: seen.id,
    status: seen.status,
    amount: seen.amount,
    fee,
  }
  const repaid = seen.status === 'failed' ? await repay(order, known, seen, fee) : null
  await settle(order, { ...news, repaid }, now)
}

/** Ends a refund that the payment provider would not make; what it took from the organiser before that is paid again. */
export async function failRefund(order: Order, refund: OrderRefund, now: Instant): Promise<void> {
  const { id: orderId, paymentIntentId } = order
  const { id: refundId, amount, takes } = refund
  const about = { orderId, refundId, takes }
  const isTaken = takes.length > 0 && paymentIntentId !== null
  const taken = isTaken ? await readTaken(config(), { ...about, paymentIntentId }) : undefined
  const repaid = taken ? await repayTaken(order, refundId, taken, taken.reversed) : null
  await settle(order, { refundId, stripeRefundId: null, status: 'failed', amount, fee: 0, repaid }, now)
}

function findKnown(
  { refunds }: Pick<Order, 'refunds'>,
  { id, refundId }: Pick<PaymentRefund, 'id' | 'refundId'>,
): OrderRefund | undefined {
  return refunds.find((it) => it.stripeRefundId === id) ?? refunds.find((it) => it.id === refundId)
}

/** What the payment provider says went back of the fee; where the share was taken by itself, what was left of it. */
function feeOf(
  order: Order,
  refund: Pick<OrderRefund, 'id' | 'amount' | 'takes'>,
  { feeReturned }: PaymentRefund,
): number {
  if (refund.takes.length === 0) return feePart(order, refund, feeReturned)
  return refund.amount - refund.takes.reduce((sum, it) => sum + it.amount, 0)
}

/** Pays the organiser again what a refund that the bank sent back took from them. */
async function repay(
  order: Order,
  known: OrderRefund | undefined,
  seen: PaymentRefund,
  fee: number,
): Promise<OrderRefund['repaid']> {
  if (known?.repaid) return known.repaid
  const taken = known?.takes.reduce((sum, it) => sum + it.amount, 0) ?? 0
  const amount = taken > 0 ? taken : seen.reversed - (known?.status === 'succeeded' ? known.fee : fee)
  return repayTaken(order, known?.id ?? seen.id, seen, seen.reversed + taken === 0 ? 0 : amount)
}

async function repayTaken(
  { id: orderId, currency }: Order,
  refundId: string,
  { chargeId, transferGroup, payoutAccountId }: Awaited<ReturnType<typeof readTaken>>,
  amount: number,
): Promise<OrderRefund['repaid']> {
  if (amount <= 0 || chargeId === null || payoutAccountId === null) return null
  const about = { orderId, refundId, chargeId, transferGroup, payoutAccountId }
  const repaid = await repayOrganiser(config(), about, { amount, currency })
  if (!repaid) log.error('organiserNotRepaid', { orderId, refund: refundId })
  return repaid ?? null
}

async function settle(seen: Order, news: RefundNews, now: Instant): Promise<void> {
  let order = seen
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      const written = await writeRefund(order.id, news, await pickAgain(order, news), now)
      if (written) await follow(order, written, now)
      return
    } catch (error) {
      // Somebody took the stock meanwhile: look again.
      if (!isOvertaken(error)) throw error
      order = (await findOrder(order.id)) ?? order
    }
  }
  throw new Refusal('busy', 'This refund is being dealt with elsewhere. It will be settled shortly.')
}

/** As much stock as a refund gave back before it failed after all, as far as it is free. */
async function pickAgain({ shareRef, refunds }: Order, news: RefundNews): Promise<string[]> {
  if (news.status !== 'failed') return []
  const returned = refunds.find((it) => it.id === news.refundId)?.returnedStock ?? []
  const pools = new Map<string, number>()
  for (const id of returned) pools.set(poolOf(id), (pools.get(poolOf(id)) ?? 0) + 1)
  const picked = await Promise.all([...pools].map(([pool, wanted]) => pickSlots(shareRef, pool, wanted)))
  return picked.flat()
}

async function follow({ id: orderId, shareRef }: Order, refund: OrderRefund, now: Instant): Promise<void> {
  log.info('refundSettled', { orderId, refundId: refund.id, status: refund.status })
  if (refund.status === 'succeeded' && refund.returnedStock.length > 0)
    await followRelease(shareRef, refund.id)
  await refreshClosing(shareRef, now, refund.status === 'failed')
}
