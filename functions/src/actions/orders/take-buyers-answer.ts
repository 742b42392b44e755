import type { Activity } from '../../../contract/activities/activity'
import type { Order } from '../../../contract/orders/order'
import { unrefundedTickets } from '../../../contract/refunds/quote-refund'
import type { TallyChange } from '../../../contract/analytics/tally'
import type { Instant } from '../../../contract/time'
import { answerMovedChange } from '../../domain/orders/order-changes'
import type { Reader, Writer } from '../../store/firestore'
import { readRsvp } from '../../store/rsvps/rsvps'
import { recordChange } from '../../store/analytics/tallies'
import { holdsOtherTickets } from '../../store/tickets/tickets'
import { returnAnswer, takeAnswer } from '../rsvps/take-answer'

/**
 * Takes the answer of a buyer back who has no ticket any more, and so does not go by one. What is cancelled altogether keeps
 * its answers.
 * @param order with the refund that takes its tickets
 * @returns whether there was an answer to take
 */
export async function takeBuyersAnswer(
  tx: Reader & Writer,
  order: Order,
  activity: Activity | undefined,
  now: Instant,
): Promise<boolean> {
  const { id, shareRef, buyerUid, ticketIds } = order
  if (activity?.status !== 'active' || ticketIds.length === 0 || unrefundedTickets(order).length > 0)
    return false
  if (await holdsOtherTickets(shareRef, buyerUid, id)) return false
  return count(tx, order, takeAnswer(tx, await readRsvp(shareRef, buyerUid, tx), now), now)
}

/** Has a buyer go again whose tickets are good again, unless they have said otherwise since. */
export async function returnBuyersAnswer(tx: Reader & Writer, order: Order, now: Instant): Promise<void> {
  const seen = await readRsvp(order.shareRef, order.buyerUid, tx)
  count(tx, order, returnAnswer(tx, seen, now), now)
}

function count(
  writer: Writer,
  order: Order,
  counts: Pick<TallyChange, 'rsvps' | 'people'>,
  now: Instant,
): boolean {
  const hasMoved = Object.keys(counts).length > 0
  if (hasMoved) recordChange(writer, order.shareRef, answerMovedChange(order, counts, now))
  return hasMoved
}
