import { orderMailIds } from '../../domain/orders/order-mail-ids'
import type { Order, OrderStatus } from '../../../contract/orders/order'
import type { Pricing } from '../../../contract/pricing/pricing'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { TallyChange } from '../../../contract/analytics/tally'
import type { Ticket } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import type { Account } from '../../../contract/accounts/user'
import { config } from '../../config'
import { links } from '../../domain/mail/links'
import { settledChange } from '../../domain/orders/order-changes'
import { saleMail } from '../../domain/orders/sale-mail'
import { countsChange, isGoing } from '../../domain/rsvps/rsvp-counts'
import { searchWordsOf } from '../../domain/tickets/attendee-search'
import { shortCodeOf } from '../../domain/tickets/short-code'
import { signTicket } from '../../domain/tickets/ticket-code'
import type { Writer } from '../../store/firestore'
import { noteAnswer } from '../../store/invitations/invitations'
import { askForInvoice } from '../../store/invoices/invoice-series'
import { writeEntry } from '../../store/orders/ledger'
import { replaceRsvp } from '../../store/rsvps/rsvps'
import type { VersionedRsvp } from '../../store/rsvps/rsvps'
import { returnSlots } from '../../store/orders/stock'
import { recordChange } from '../../store/analytics/tallies'
import { askForTicketMails } from '../../store/tickets/ticket-mails'
import { waitDoc } from '../../store/wait-list/wait-list-entries'
import { addTicket } from '../../store/tickets/tickets'
import { checkRsvpWaitList } from '../../store/rsvps/rsvp-wait-lists'
import { moveOrder } from './move-order'
import { postChoiceMail } from '../updates/post-choice-mail'

/** How an order came to be settled. */
export interface Settlement {
  readonly status: Extract<OrderStatus, 'confirmed' | 'paid'>
  readonly pricing: Pricing
  readonly paymentIntentId: string | null
  readonly wasHeld: boolean
  /** Stock taken again for a payment that came after the hold. */
  readonly stockIds: string[]
  readonly at: Instant
}

/**
 * Writes all that a settled order is: the order, its tickets, the numbers, the ledger, the buyer's answer, and that
 * its tickets are to be mailed (`mail-tickets.ts`).
 * Everything goes through one writer: it happens together or not at all, and only once.
 * @param seen the buyer's answer to the activity
 * @param organiser who hears of the sale if they chose to; their choice may be a moment old
 */
export function completeOrder(
  writer: Writer,
  order: Order,
  seen: VersionedRsvp,
  organiser: Account | undefined,
  settled: Settlement,
): void {
  const { status, pricing, paymentIntentId, at } = settled
  const tickets = ticketsFor(order, pricing, at)
  moveOrder(writer, order, status, {
    pricing,
    paymentIntentId,
    buyer: order.buyer,
    promoStockIds: order.promoStockIds,
    promoUses: order.promoUses,
    given: order.given,
    agreed: order.agreed,
    stockIds: settled.stockIds,
    ticketIds: tickets.map((ticket) => ticket.id),
    settledAt: at,
    moneyCheckAt: null,
    searchWords: order.buyer ? searchWordsOf(order.buyer, order.items) : [],
  })
  for (const ticket of tickets) addTicket(writer, ticket)
  // Whoever has the tickets that were on offer waits for them no more.
  if (settled.wasHeld) {
    for (const { ticketTypeRef } of order.offers) writer.delete(waitDoc(ticketTypeRef, order.buyerUid))
  }
  const counts = answerGoing(writer, order, seen, at)
  recordChange(writer, order.shareRef, settledChange(order, pricing, settled.wasHeld, counts, at))
  if (paymentIntentId !== null) {
    const { id: orderId, shareRef, organiserUid, currency } = order
    const amounts = { amount: pricing.total, fee: pricing.fee, currency, source: paymentIntentId, at }
    writeEntry(writer, { kind: 'payment', orderId, shareRef, organiserUid, ...amounts })
  }
  if (pricing.total > 0) {
    askForInvoice(writer, { organiserUid: order.organiserUid, orderId: order.id, refund: null, at })
  }
  if (order.buyer) askForTicketMails(writer, { orderId: order.id, at })
  const dashboard = links.dashboard(config().PUBLIC_ORIGIN, order.shareRef)
  const write = (unsubscribe: string) => saleMail({ ...order, pricing }, { dashboard, unsubscribe })
  postChoiceMail(writer, organiser, 'sales', orderMailIds.sale(order.id), write, at)
}

/** The tickets of an order, signed. */
export function ticketsFor(order: Order, pricing: Pricing | null, at: Instant): Ticket[] {
  const { TICKET_SIGNING_KEYS: keys } = config()
  const places = order.items.flatMap((item) => Array.from({ length: item.quantity }, () => item))
  return places.map((item, index): Ticket => {
    const id = `${order.id}-${index + 1}`
    const attendee = order.given?.attendees[index]?.fullName
    return {
      id,
      orderId: order.id,
      shareRef: order.shareRef,
      organiserUid: order.organiserUid,
      holderUid: order.buyerUid,
      holderName: attendee || order.buyer?.fullName || order.door?.name || '',
      ticketTypeRef: item.ticketTypeRef,
      ticketTypeTitle: item.title,
      status: 'valid',
      code: signTicket(keys, { shareRef: order.shareRef, ticketId: id }),
      shortCode: shortCodeOf(id),
      activityTitle: order.activity.title,
      startDate: order.activity.startDate,
      startsAt: order.activity.startsAt,
      timezone: order.activity.timezone,
      createdAt: at,
      cancellation: pricing && pricing.total > 0 ? order.cancellation : null,
      updatedAt: at,
      admission: null,
      sent: null,
      received: null,
    }
  })
}

/** Whoever has a ticket is going, and needs no other place: one that they had goes to the next in line. */
function answerGoing(
  writer: Writer,
  order: Order,
  seen: VersionedRsvp,
  at: Instant,
): Pick<TallyChange, 'rsvps' | 'people'> {
  const { rsvp } = seen
  if (rsvp && isGoing(rsvp) && rsvp.seating === 'ticket') return {}
  const next: Rsvp = {
    uid: order.buyerUid,
    shareRef: order.shareRef,
    organiserUid: order.organiserUid,
    response: 'going',
    shownName: order.buyer?.fullName ?? rsvp?.shownName ?? '',
    activityStartsAt: order.activity.startsAt,
    activityEndsAt: order.activity.endsAt,
    createdAt: rsvp?.createdAt ?? at,
    respondedAt: at,
    guests: 0,
    state: 'confirmed',
    seating: 'ticket',
    spotIds: [],
    waitingSince: null,
    offerEndsAt: null,
    invitationId: rsvp?.invitationId ?? null,
    // An order's email reaches whoever left none with their RSVP.
    contact: rsvp?.contact === 'email' ? 'email' : 'account',
    agreed: rsvp?.agreed ?? null,
    // Whoever buys was asked at checkout: the order has what they said.
    answers: [],
  }
  replaceRsvp(writer, seen, next)
  noteAnswer(writer, next)
  const freed = rsvp?.spotIds ?? []
  returnSlots(writer, order.shareRef, freed)
  if (freed.length > 0) checkRsvpWaitList(writer, order.shareRef, at)
  return countsChange(rsvp ? [rsvp] : [], [next])
}
