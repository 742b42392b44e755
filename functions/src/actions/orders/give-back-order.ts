import { orderMailIds } from '../../domain/orders/order-mail-ids'
import type { Order } from '../../../contract/orders/order'
import type { Ticket } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { givenBackMail } from '../../domain/orders/given-back-mail'
import { undoneChange } from '../../domain/orders/order-changes'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { log } from '../../log'
import { inTransaction } from '../../store/firestore'
import { orderDoc } from '../../store/orders/orders'
import { postMail } from '../../store/mail/outbox'
import { readRsvp } from '../../store/rsvps/rsvps'
import { returnUses } from '../../store/promo-codes/promo-uses'
import { returnSlots } from '../../store/orders/stock'
import { recordChange } from '../../store/analytics/tallies'
import { checkWaitLists } from '../../store/wait-list/wait-list-checks'
import { changeTicket, holdsOtherTickets, readTickets } from '../../store/tickets/tickets'
import { requireOwnOrder } from '../access/guards'
import { moveOrder } from './move-order'
import { followRelease } from '../wait-list/save-wait-list-entry'
import { takeAnswer } from '../rsvps/take-answer'

/**
 * Gives a buyer's free tickets back before it begins: they are void, others can have them, and whoever waits for them is
 * looked at. Once, however often it is asked for. What was paid for is given back by a refund, which the organiser decides.
 * @returns the order as it is afterwards
 */
export async function giveBackOrder(by: Actor, orderId: string, now: Instant): Promise<Order> {
  const order = await requireOwnOrder(by, orderId)
  if (order.settledAt === null) throw refuseMissing('order')
  const { shareRef } = order
  const stays = await holdsOtherTickets(shareRef, by.uid, order.id)
  const after = await inTransaction(async (tx) => {
    const current = (await tx.get(orderDoc(order.id))).data()
    if (current?.buyerUid !== by.uid) throw refuseMissing('order')
    if (current.status === 'cancelled') return current
    const tickets = await readTickets(tx, current.ticketIds)
    const rsvp = await readRsvp(shareRef, by.uid, tx)
    requireReturnable(by, current, tickets, now)
    const { stockIds, promoStockIds, promoUses } = current
    moveOrder(tx, current, 'cancelled', { stockIds: [], promoStockIds: [], promoUses: [] })
    returnUses(tx, shareRef, promoUses)
    for (const { id } of tickets) changeTicket(tx, id, { status: 'void' }, now)
    returnSlots(tx, shareRef, [...stockIds, ...promoStockIds])
    if (stockIds.length > 0) checkWaitLists(tx, shareRef, order.id, now)
    const counts = stays ? {} : takeAnswer(tx, rsvp, now)
    recordChange(tx, shareRef, { ...undoneChange(current, now), ...counts })
    if (current.buyer) {
      const { MAIL_FROM: from } = config()
      const mail = { to: [current.buyer.email], from, message: givenBackMail(current), createdAt: now }
      postMail(tx, orderMailIds.givenBack(order.id), mail)
    }
    return { ...current, status: 'cancelled' as const, stockIds: [], promoStockIds: [], promoUses: [] }
  })
  log.info('orderGivenBack', { orderId: order.id })
  if (order.stockIds.length > 0) await followRelease(shareRef, order.id)
  return after
}

function requireReturnable(by: Actor, order: Order, tickets: readonly Ticket[], now: Instant): void {
  if (order.status !== 'confirmed' || (order.pricing?.total ?? 0) > 0) {
    throw new Refusal('conflict', 'These tickets were paid for. Ask the organiser for a refund.')
  }
  if (now >= order.activity.startsAt) {
    throw new Refusal('conflict', 'It has begun, so these tickets cannot be given back any more.')
  }
  if (tickets.some(({ status, holderUid }) => status !== 'valid' || holderUid !== by.uid)) {
    throw new Refusal('conflict', 'One of these tickets was used or sent on, so they all stay as they are.')
  }
}
