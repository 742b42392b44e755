import { cancellableUntil } from '../../../contract/tickets/cancellation-rules'
import { formatMoney } from '../../../contract/pricing/money-format'
import type { CancelPaidOrder, Order } from '../../../contract/orders/order'
import { quoteCancellation } from '../../../contract/refunds/quote-cancellation'
import type { CancellationQuote } from '../../../contract/refunds/quote-cancellation'
import type { Ticket } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { answerMovedChange } from '../../domain/orders/order-changes'
import { requireRefund } from '../../domain/refunds/refund'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { serverIdFrom } from '../../domain/activities/share-ref'
import { log } from '../../log'
import { activityDoc } from '../../store/activities/activities'
import type { Reader } from '../../store/firestore'
import { findOrder } from '../../store/orders/orders'
import { readRsvp } from '../../store/rsvps/rsvps'
import { recordChange } from '../../store/analytics/tallies'
import { holdsOtherTickets, readTickets } from '../../store/tickets/tickets'
import { beginRefund } from '../refunds/begin-refund'
import type { DecidedRefund } from '../refunds/begin-refund'
import { carryOutRefund } from '../refunds/carry-out-refund'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireOwnOrder } from '../access/guards'
import { takeAnswer } from '../rsvps/take-answer'
import { ignoreProviderOutage } from '../ignore-provider-outage'

const REASON = 'You cancelled your order.'

/**
 * Cancels what a buyer paid for, as far as the policy goes under which they bought: their tickets are void, and the money
 * goes back by the way of every refund. Once, however often it is asked for: as long as one has not failed, it is the same.
 * @param input with the amount that the buyer was shown; another one is told and not made
 * @returns the order as it is afterwards
 */
export async function cancelPaidOrder(by: Actor, input: CancelPaidOrder, now: Instant): Promise<Order> {
  await enforceRateLimit('cancel-order', by, now)
  const { id: orderId, shareRef, refunds } = await requireOwnOrder(by, input.orderId)
  const stays = await holdsOtherTickets(shareRef, by.uid, orderId)
  const failed = refunds.filter((refund) => refund.by === 'buyer' && refund.status === 'failed').length
  const { order, refund, isNew } = await beginRefund(
    {
      id: serverIdFrom(`refund:${orderId}:cancelled-by-buyer:${failed}`),
      orderId,
      shareRef,
      what: { kind: 'whole' },
      reason: REASON,
      by: 'buyer',
      byUid: by.uid,
      decide: (tx, current) => decide(tx, by, current, { amount: input.amount, stays, now }),
    },
    now,
  )
  if (isNew) log.info('orderCancelledByBuyer', { orderId })
  if (refund.status === 'pending')
    await ignoreProviderOutage(() => carryOutRefund(order, refund, !isNew, now))
  return (await findOrder(orderId)) ?? order
}

interface Asked {
  readonly amount: number
  /** They have other tickets for it, so they go on going. */
  readonly stays: boolean
  readonly now: Instant
}

async function decide(tx: Reader, by: Actor, order: Order, asked: Asked): Promise<DecidedRefund> {
  const { shareRef, buyerUid, ticketIds } = order
  if (buyerUid !== by.uid) throw refuseMissing('order')
  const [activity, rsvp, tickets] = await Promise.all([
    tx.get(activityDoc(shareRef)),
    readRsvp(shareRef, buyerUid, tx),
    readTickets(tx, ticketIds),
  ])
  if (activity.data()?.status === 'cancelled') {
    throw new Refusal(
      'conflict',
      'It was cancelled by its organiser: all of your money comes back by itself.',
    )
  }
  // A dispute, or nothing left to give back: as of every refund.
  requireRefund(order, { kind: 'whole' })
  const quote = requireQuote(order, asked)
  requireUnused(by, tickets, quote)
  return {
    quote,
    write: (writer) => {
      const counts = asked.stays ? {} : takeAnswer(writer, rsvp, asked.now)
      if (Object.keys(counts).length > 0)
        recordChange(writer, shareRef, answerMovedChange(order, counts, asked.now))
    },
  }
}

function requireQuote(order: Order, { amount, now }: Asked): CancellationQuote {
  const { cancellation, activity, currency } = order
  if (!cancellation)
    throw new Refusal('conflict', 'This cannot be cancelled. Ask the organiser for a refund.')
  if (now >= cancellableUntil(cancellation, activity.startsAt)) {
    throw new Refusal(
      'conflict',
      'The time to cancel is over. Nothing was changed; ask the organiser for a refund.',
    )
  }
  const quote = quoteCancellation(order)
  if (!quote) throw new Refusal('conflict', 'Nothing would come back, so nothing was cancelled.')
  if (quote.amount !== amount) {
    const message = `What comes back is ${formatMoney(quote.amount, currency)} now. Look at it again; nothing was cancelled.`
    throw new Refusal('conflict', message, [{ path: 'amount', message }])
  }
  return quote
}

function requireUnused(by: Actor, tickets: readonly Ticket[], { ticketIds }: CancellationQuote): void {
  const all = tickets.filter(({ id }) => ticketIds.includes(id))
  if (all.some(({ status, holderUid }) => status !== 'valid' || holderUid !== by.uid)) {
    throw new Refusal('conflict', 'One of these tickets was used or sent on, so nothing was cancelled.')
  }
}
