import type { Order } from '../../../../contract/orders/order'
import type { OrderRefund } from '../../../../contract/refunds/refund'
import type { Instant } from '../../../../contract/time'
import { config } from '../../../config'
import { feeOfAdvance, feePart } from '../../../domain/refunds/refund'
import { Refusal } from '../../../domain/refusal'
import { minutesAfter } from '../../../domain/wall-time'
import { readTaken, repayOrganiser } from '../../../gateways/stripe/stripe-refunds'
import type { PaymentRefund } from '../../../gateways/stripe/stripe-refunds'
import { log } from '../../../log'
import { isWriteConflict } from '../../../store/firestore'
import { findOrder } from '../../../store/orders/orders'
import { nextRequestKey } from '../../../store/access/request-keys'
import { pickSlots, poolOf } from '../../../store/orders/stock'
import { refreshClosing } from '../../activities/closing-progress'
import { cancelDebt } from '../../debts/cancel-debt'
import { postponeRefund } from './postpone-refund'
import { holdForDebt } from '../../debts/hold-for-debt'
import { followRelease } from '../../wait-list/save-wait-list-entry'
import { writeRefund } from './write-refund'
import type { RefundNews } from './write-refund'

/** Each try takes other stock; the webhook comes again when all of them fail. */
const TRIES = 10

/** After so long, what Stripe has not said of the organiser's share of a refund it will not say. */
const LATEST_MINUTES = 24 * 60

/**
 * Brings an order to where a refund of its payment is, once, however often and in whatever order it is told.
 * @param seen the refund as just read from the payment provider
 */
export async function applyRefund(order: Order, seen: PaymentRefund, now: Instant): Promise<void> {
  const known = findKnown(order, seen)
  if (known && isPast(known, seen)) return
  if (known?.status === 'pending' && seen.status === 'failed' && seen.isUnfunded && seen.reversed === 0) {
    return postponeRefund(order.id, known, seen.id, now)
  }
  const isEarly = seen.status === 'succeeded' && !isBooked(order, known, seen, now)
  const status = isEarly ? 'pending' : seen.status
  if (known && known.stripeRefundId !== null && known.status === status) return
  if (status === 'pending' && seen.isUnfunded) {
    log.error('platformBalanceTooLow', { orderId: order.id, refund: seen.id })
  }
  const about = known ?? { id: seen.id, amount: seen.amount, takes: [] }
  const share = await shareOf(order, about, seen)
  const news = {
    refundId: known?.id ?? seen.refundId,
    stripeRefundId: seen.id,
    status,
    amount: seen.amount,
    ...share,
    transferId: seen.transferId,
    payoutAccountId: seen.payoutAccountId,
  }
  const back =
    status === 'failed' ? await repay(order, known, seen, share.fee, now) : { repaid: null, returned: 0 }
  await settle(order, { ...news, ...back }, now)
}

/** Whether it is the news of a try that another one followed. */
function isPast({ stripeRefundId, unpaidIds }: OrderRefund, { id }: PaymentRefund): boolean {
  return unpaidIds.includes(id) || (stripeRefundId !== null && stripeRefundId !== id)
}

/**
 * Whether the provider has booked all that belongs to a refund. Where payments are captured asynchronously, transfer and fee
 * follow a moment later (docs.stripe.com/payments/payment-intents/asynchronous-capture): until then it is as if pending.
 */
function isBooked(
  { pricing }: Order,
  known: OrderRefund | undefined,
  seen: PaymentRefund,
  now: Instant,
): boolean {
  if (known && minutesAfter(known.at, LATEST_MINUTES) < now) return true
  if (seen.transferId === null || (!seen.hasFee && (pricing?.fee ?? 0) > 0)) return false
  const isReversedLater =
    known !== undefined && known.takes.length === 0 && !seen.isAdvance && known.by !== 'payment-provider'
  return !isReversedLater || seen.reversed > 0
}

/** Whose money a refund was, what of the fee went back with it, and what the organiser owes for it. */
async function shareOf(
  order: Order,
  about: Pick<OrderRefund, 'id' | 'amount' | 'takes'>,
  seen: PaymentRefund,
): Promise<Pick<OrderRefund, 'payer' | 'fee' | 'debt'>> {
  const { id: orderId, paymentIntentId } = order
  const { id: refundId, amount, takes } = about
  if (takes.length > 0) {
    const share = takes.reduce((sum, it) => sum + it.amount, 0)
    const fee = amount - share
    if (!seen.isAdvance || paymentIntentId === null) return { payer: 'organiser', fee, debt: 0 }
    const { reversed } = await readTaken(config(), { orderId, refundId, paymentIntentId, takes })
    return { payer: 'platform', fee, debt: share - reversed }
  }
  if (seen.reversed > 0 || seen.transferId === null) {
    return { payer: 'organiser', fee: feePart(order, about, seen.feeReturned), debt: 0 }
  }
  const fee = feeOfAdvance(order, about)
  return { payer: 'platform', fee, debt: amount - fee }
}

/** Ends a refund that the payment provider would not make; what it took from the organiser before that is paid again. */
export async function failRefund(order: Order, refund: OrderRefund, now: Instant): Promise<void> {
  const { id: orderId, paymentIntentId } = order
  const { id: refundId, amount, takes } = refund
  const about = { orderId, refundId, takes }
  const isTaken = takes.length > 0 && paymentIntentId !== null
  const taken = isTaken ? await readTaken(config(), { ...about, paymentIntentId }) : undefined
  const repaid = taken ? await repayTaken(order, refundId, taken, taken.reversed) : null
  const share = { payer: 'organiser', fee: 0, debt: 0, transferId: null, payoutAccountId: null } as const
  const news = { refundId, stripeRefundId: null, status: 'failed', amount, returned: 0 } as const
  await settle(order, { ...news, ...share, repaid }, now)
}

function findKnown(
  { refunds }: Pick<Order, 'refunds'>,
  { id, refundId }: Pick<PaymentRefund, 'id' | 'refundId'>,
): OrderRefund | undefined {
  return refunds.find((it) => it.stripeRefundId === id) ?? refunds.find((it) => it.id === refundId)
}

/** Pays the organiser again what a refund that the bank sent back took from them, and ends what they owed for it. */
async function repay(
  order: Order,
  known: OrderRefund | undefined,
  seen: PaymentRefund,
  fee: number,
  now: Instant,
): Promise<Pick<RefundNews, 'repaid' | 'returned'>> {
  if (known?.repaid) return { repaid: known.repaid, returned: 0 }
  const id = known?.id ?? seen.id
  const shares = known?.takes.reduce((sum, it) => sum + it.amount, 0) ?? 0
  if (known?.payer === 'platform') {
    const returned = known.debt > 0 ? await cancelDebt(seen.id, now) : 0
    const repaid = await repayTaken(
      order,
      id,
      seen,
      returned + (shares > 0 ? await takenBy(order, known) : 0),
    )
    return { repaid, returned: repaid ? returned : 0 }
  }
  const amount = shares > 0 ? shares : seen.reversed - (known?.status === 'succeeded' ? known.fee : fee)
  return { repaid: await repayTaken(order, id, seen, seen.reversed + shares === 0 ? 0 : amount), returned: 0 }
}

async function takenBy({ id: orderId, paymentIntentId }: Order, refund: OrderRefund): Promise<number> {
  if (paymentIntentId === null) return 0
  const { id: refundId, takes } = refund
  return (await readTaken(config(), { orderId, refundId, paymentIntentId, takes })).reversed
}

async function repayTaken(
  { id: orderId }: Order,
  refundId: string,
  { chargeId, transferGroup, payoutAccountId, conversion }: Awaited<ReturnType<typeof readTaken>>,
  amount: number,
): Promise<OrderRefund['repaid']> {
  if (amount <= 0 || chargeId === null || payoutAccountId === null) return null
  const about = { orderId, refundId, chargeId, transferGroup, payoutAccountId, conversion }
  const repaid = await repayOrganiser(config(), about, amount, nextRequestKey)
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
      if (!isWriteConflict(error)) throw error
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

async function follow(
  { id: orderId, shareRef, organiserUid }: Order,
  refund: OrderRefund,
  now: Instant,
): Promise<void> {
  log.info('refundSettled', { orderId, refundId: refund.id, status: refund.status })
  if (refund.status === 'succeeded' && refund.debt > 0) await holdForDebt(organiserUid, now)
  if (refund.status === 'succeeded' && refund.returnedStock.length > 0)
    await followRelease(shareRef, refund.id)
  await refreshClosing(shareRef, now, refund.status === 'failed')
}
