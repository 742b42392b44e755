import { CONFIRMED_STATUSES } from '../../../contract/orders/order-statuses'
import { createHash } from 'node:crypto'
import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { FOUND_LINK_MINUTES, foundTicketsMail } from '../../domain/tickets/found-tickets-mail'
import { FOUND_PURPOSE, foundSubject, links } from '../../domain/mail/links'
import { refuseMissing } from '../../domain/refusal'
import { isLinkKey } from '../../domain/access/signed-link'
import { minutesAfter } from '../../domain/wall-time'
import { isAlreadyThere, openBatch } from '../../store/firestore'
import { listOrdersByEmail } from '../../store/orders/orders'
import { postMail } from '../../store/mail/outbox'
import { claimWindow } from '../../store/access/rate-limits'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** An address is mailed once in this time, however often it is asked for. */
const MAIL_SECONDS = 300
const MOST_ORDERS = 50
/** Tickets are looked for until a while after the end. */
const STILL_MINUTES = 48 * 60

/**
 * Mails the way to the tickets that were bought with an address, if there are any. The answer is the same whether there are or
 * not, so that nobody learns who goes where.
 * @param ip where the request comes from
 */
export async function findTickets(email: string, ip: string | undefined, now: Instant): Promise<void> {
  await enforceRateLimit('find-tickets', { ip }, now)
  const address = email.toLowerCase()
  const orders = await ordersOf(address, now)
  const window = Math.floor(Date.parse(now) / 1000 / MAIL_SECONDS)
  const isFirst = await claimWindow(`find-tickets-mail:${address}`, MAIL_SECONDS, window)
  // To the address as it was given when buying: whoever asks may have written it in other letters.
  const to = (orders.find((it) => it.buyer?.email === email) ?? orders[0])?.buyer?.email
  if (to === undefined || !isFirst) return
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret, MAIL_FROM: from } = config()
  const url = links.foundTickets(origin, secret, address, minutesAfter(now, FOUND_LINK_MINUTES))
  const id = `found-${createHash('sha256').update(`${address}:${window}`).digest('base64url')}`
  const { writer, commit } = openBatch()
  postMail(writer, id, { to: [to], from, message: foundTicketsMail(orders, url), createdAt: now })
  try {
    await commit()
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
}

/** An order with the link that opens its tickets. */
export interface FoundOrder {
  readonly order: Order
  readonly url: string
}

/**
 * The orders that a mailed link leads to.
 * @throws Refusal `not-found` when we did not sign it or its hour is over
 */
export async function readFoundTickets(
  { email, until, key }: { email: string; until: string; key: string },
  now: Instant,
): Promise<FoundOrder[]> {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  if (!isLinkKey(secret, FOUND_PURPOSE, foundSubject(email, until), key) || now > until) {
    throw refuseMissing('link')
  }
  const orders = await ordersOf(email, now)
  return orders.map((order) => ({ order, url: links.tickets(origin, secret, order.id) }))
}

async function ordersOf(address: string, now: Instant): Promise<Order[]> {
  const from = minutesAfter(now, -STILL_MINUTES)
  const found = await listOrdersByEmail(address, from, MOST_ORDERS)
  return found.filter((order) => CONFIRMED_STATUSES.includes(order.status))
}
