import { orderMailIds } from '../../../domain/orders/order-mail-ids'
import type { Order } from '../../../../contract/orders/order'
import type { WaitListEntry } from '../../../../contract/wait-list/wait-list'
import type { Instant } from '../../../../contract/time'
import { config } from '../../../config'
import { links } from '../../../domain/mail/links'
import { releasedChange } from '../../../domain/orders/order-changes'
import { paymentEndedMail } from '../../../domain/orders/processing-mails'
import { stockOfTypes } from '../../../domain/orders/stock-pools'
import type { Reader, Writer } from '../../../store/firestore'
import { postMail } from '../../../store/mail/outbox'
import { returnUses } from '../../../store/promo-codes/promo-uses'
import { poolOf, returnSlots } from '../../../store/orders/stock'
import { recordChange } from '../../../store/analytics/tallies'
import { checkWaitLists } from '../../../store/wait-list/wait-list-checks'
import { waitDoc } from '../../../store/wait-list/wait-list-entries'
import type { VersionedWait } from '../../../store/wait-list/wait-list-entries'
import { moveOrder } from '../move-order'
import { writeWait } from '../../wait-list/save-wait-list-entry'

/** The offers that an order took its tickets from, where they last still: to be read before anything is written. */
export async function readTakenOffers(
  reader: Reader,
  { offers, buyerUid }: Order,
  now: Instant,
): Promise<VersionedWait<WaitListEntry>[]> {
  const lasting = offers.filter((offer) => now < offer.endsAt)
  const found = await Promise.all(lasting.map((it) => reader.get(waitDoc(it.ticketTypeRef, buyerUid))))
  return found.flatMap((doc) => {
    const wait = doc.data()
    return wait?.state === 'taken' ? [{ wait, version: doc.updateTime }] : []
  })
}

/**
 * Writes the end of an open order, once: its promo-code use goes back, and so do its tickets: to the offer that they came
 * from while that lasts, else to everybody, with a note to look at who waits.
 * @param payment how the payment of an order ended that was under way
 * @param taken the offers that last still; the others end with the order
 */
export function writeRelease(
  writer: Writer,
  order: Order,
  to: 'expired' | 'cancelled',
  taken: readonly VersionedWait<WaitListEntry>[],
  now: Instant,
  payment: 'failed' | 'late' = 'late',
): void {
  const { id, shareRef, buyerUid, stockIds, promoStockIds, activity } = order
  // It goes on naming what it had: a payment that comes after all takes as much again.
  moveOrder(writer, order, to, endOfPayment(writer, order, to === 'cancelled' ? to : payment, now))
  returnUses(writer, shareRef, order.promoUses)
  let free = stockIds
  for (const seen of taken) {
    const { ticketTypeRef, quantity } = seen.wait
    const kept = stockOfTypes(order, free, Array<string>(quantity).fill(ticketTypeRef), poolOf)
    free = free.filter((it) => !kept.includes(it))
    writeWait(writer, seen, { ...seen.wait, state: 'offered', stockIds: kept }, activity.timezone, now, kept)
  }
  const lasts = (ref: string) => taken.some(({ wait }) => wait.ticketTypeRef === ref)
  for (const { ticketTypeRef: ref } of order.offers) if (!lasts(ref)) writer.delete(waitDoc(ref, buyerUid))
  returnSlots(writer, shareRef, [...free, ...promoStockIds])
  if (free.length > 0) checkWaitLists(writer, shareRef, id, now)
  recordChange(writer, shareRef, releasedChange(order, now))
}

/** What ends with a payment that was under way: its buyer hears of it. */
function endOfPayment(
  writer: Writer,
  order: Order,
  outcome: 'failed' | 'late' | 'cancelled',
  now: Instant,
): Partial<Order> {
  if (order.status !== 'processing' || !order.processing) return {}
  if (order.buyer) {
    const { MAIL_FROM: from, PUBLIC_ORIGIN: origin } = config()
    const message = paymentEndedMail(order, outcome, links.publicPage(origin, order.shareRef))
    postMail(writer, orderMailIds.paymentEnded(order.id), {
      to: [order.buyer.email],
      from,
      message,
      createdAt: now,
    })
  }
  return { processing: { ...order.processing, outcome }, moneyCheckAt: null }
}
