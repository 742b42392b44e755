import { mailsNamingBuyer } from '../../domain/orders/order-mail-ids'
import type { Order } from '../../../contract/orders/order'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { TallyMoment } from '../../../contract/analytics/tally'
import type { Instant } from '../../../contract/time'
import { DELETED_NAME } from '../../../contract/accounts/deleted-name'
import { renameMoments } from '../../domain/analytics/fold-tally'
import { withoutBuyer } from '../../domain/invoices/invoice'
import { withoutHolder } from '../../domain/tickets/sent-ticket'
import { isGoing } from '../../domain/rsvps/rsvp-counts'
import { auditDoc, eachAuditAbout } from '../../store/audit/audit'
import { inTransaction } from '../../store/firestore'
import { findInvoicesOf, invoiceDoc } from '../../store/invoices/invoices'
import { eachOrderOf, orderDoc } from '../../store/orders/orders'
import { noteDoc } from '../../store/orders/notes'
import { deleteMails, deleteMailsAbout } from '../../store/mail/outbox'
import { readOwnUses, returnUses } from '../../store/promo-codes/promo-uses'
import { findRsvpContact, rsvpContactDoc } from '../../store/rsvps/rsvp-contacts'
import { eachRsvpBy, rsvpDoc } from '../../store/rsvps/rsvps'
import { tallyDoc } from '../../store/analytics/tallies'
import { changeTicket, eachTicketOf, findTickets, listTicketsOfOrder } from '../../store/tickets/tickets'
import { refreshClosing } from '../activities/closing-progress'
import { foldChanges } from '../analytics/fold-tally'
import { numberInvoices } from '../invoices/number-invoices'
import { OUT_OF_LINE, writeAround } from '../rsvps/save-rsvp'

/**
 * Takes a buyer's name and address out of their orders, tickets and the mails about them. What was bought, when and for
 * how much stays: it is the organiser's and the platform's record of a sale, and the tickets still open the door.
 */
export async function forgetOrders(uid: string, now: Instant): Promise<void> {
  for await (const order of eachOrderOf(uid)) {
    if (order.buyer !== null || order.promoUses.length > 0) await forgetOrder(order, now)
  }
}

/** Takes a person's name off the tickets that others sent them, and off what says so to those who did. */
export async function forgetReceived(uid: string, now: Instant): Promise<void> {
  for await (const ticket of eachTicketOf(uid)) {
    const { id, received } = ticket
    if (!received) continue
    const [origin] = await findTickets([received.ticketId])
    await inTransaction(async (tx) => {
      changeTicket(tx, id, { holderName: DELETED_NAME }, now)
      if (origin?.sent) {
        const sent = { ...origin.sent, fullName: DELETED_NAME, email: '' }
        changeTicket(tx, origin.id, { sent }, now)
      }
      deleteMails(tx, [`sent-${id}`])
    })
  }
}

async function forgetOrder(order: Order, now: Instant): Promise<void> {
  const { id, shareRef, refunds } = order
  await forgetMoments(shareRef, (moment) => moment.orderId === id)
  // An invoice that is due would still be written with the name.
  await numberInvoices(order.organiserUid, null)
  const invoices = await findInvoicesOf([id])
  const tickets = await listTicketsOfOrder(id)
  await inTransaction(async (tx) => {
    const uses = await readOwnUses(tx, order)
    for (const invoice of invoices) tx.update(invoiceDoc(invoice.id), withoutBuyer(invoice))
    // They are named after the person and their address, if only by a digest.
    returnUses(tx, shareRef, uses)
    tx.update(orderDoc(id), {
      buyer: null,
      given: null,
      promoUses: [],
      searchWords: [],
    } satisfies Partial<Order>)
    tx.delete(noteDoc(shareRef, id))
    for (const ticket of tickets) changeTicket(tx, ticket.id, withoutHolder(ticket, order.buyerUid), now)
    deleteMails(tx, mailsNamingBuyer(order, tickets))
  })
  // What failed of a cancelled activity's refunds is named there.
  if (refunds.some((refund) => refund.by === 'cancelled-activity')) await refreshClosing(shareRef, now, true)
}

/**
 * Takes a person's name off their answers; the answers themselves stay, so that every count stays right. Whoever waits
 * for a place or a yes leaves the line: nobody would be there to take it.
 */
export async function forgetRsvps(uid: string, now: Instant): Promise<void> {
  for await (const rsvp of eachRsvpBy(uid)) {
    await forgetRsvpContact(rsvp)
    if (rsvp.shownName !== DELETED_NAME) await forgetRsvp(rsvp, now)
  }
}

/** The mails that went to the email of a guest go with it; what the address got about anything else is not theirs to take. */
async function forgetRsvpContact({ uid, shareRef }: Rsvp): Promise<void> {
  const contact = await findRsvpContact(shareRef, uid)
  if (!contact) return
  await deleteMailsAbout(shareRef, contact.email)
  await inTransaction(async (tx) => {
    tx.delete(rsvpContactDoc(shareRef, uid))
  })
}

async function forgetRsvp({ uid, shareRef }: Rsvp, now: Instant): Promise<void> {
  await forgetMoments(shareRef, (moment) => moment.id.startsWith(`${uid}-`))
  await forgetDecisions(shareRef, uid)
  await inTransaction(async (tx) => {
    const before = (await tx.get(rsvpDoc(shareRef, uid))).data()
    if (!before) return
    const waits = before.response === 'going' && !isGoing(before)
    const kept = waits ? { ...before, ...OUT_OF_LINE } : before
    const next: Rsvp = { ...kept, shownName: DELETED_NAME, contact: 'none', answers: [] }
    tx.set(rsvpDoc(shareRef, uid), next)
    if (waits) writeAround(tx, before, next, 'UTC', now)
  })
}

/** Takes a name out of the trail of who was let in and who was not. */
async function forgetDecisions(shareRef: string, uid: string): Promise<void> {
  for await (const { id } of eachAuditAbout(shareRef, uid)) {
    await inTransaction(async (tx) => {
      tx.update(auditDoc(shareRef, id), { subject: DELETED_NAME })
    })
  }
}

/** Takes a name out of what an organiser's dashboard shows as just happened. */
async function forgetMoments(shareRef: string, isTheirs: (moment: TallyMoment) => boolean): Promise<void> {
  // What still waits to be folded carries the name, too.
  await foldChanges(shareRef, null)
  await inTransaction(async (tx) => {
    const tally = (await tx.get(tallyDoc(shareRef))).data()
    if (!tally?.recent.some(isTheirs)) return
    tx.update(tallyDoc(shareRef), renameMoments(tally, isTheirs, DELETED_NAME))
  })
}
