import type { Location } from '../../../contract/activities/activity'
import { refundPolicyText } from '../../../contract/tickets/cancellation-text'
import { mapUrl } from '../../../contract/tickets/how-to-get-in'
import type { HowToGetIn } from '../../../contract/tickets/how-to-get-in'
import { formatMoney } from '../../../contract/pricing/money-format'
import type { Order } from '../../../contract/orders/order'
import { passedOnFee } from '../../../contract/pricing/price-order'
import type { Ticket } from '../../../contract/tickets/ticket'
import { showShortCode } from '../../../contract/tickets/ticket-short-code'
import { button, oneLine, page } from '../mail/mails'
import { whenInWords } from '../../../contract/activities/when-in-words'
import { escapeHtml } from '../../../contract/text/escape-html'
import type { MailMessage } from '../mail/mails'
import { qrPicture } from './qr-picture'

/** What a mail with tickets leads to. */
export interface TicketsMailUrls {
  /** The page with all of these tickets, which opens without an account; null where each has one of its own. */
  readonly tickets: string | null
  /** The page with one of them. */
  readonly ticket: (ticket: Ticket) => string
  readonly activity: string
  /** Where the organiser is written to, with what opens it to whoever has the mail. */
  readonly contact: string
  /** The picture of a ticket's code. */
  readonly picture: (ticket: Ticket) => string
}

/** What mails with tickets say alike, whoever they go to. */
export interface AboutTickets {
  readonly title: string
  readonly startDate: string
  readonly timezone: string
  readonly organiserName: string
  readonly how: HowToGetIn
  readonly urls: TicketsMailUrls
  /** A calendar file with the activity. */
  readonly calendar: string
}

/**
 * The mail after an order: its tickets, where to go, what was paid, and a calendar file. Only the code of the first ticket
 * comes as a picture in it; the codes of the others are linked, so that the mail stays small however many they are.
 */
export function ticketsMail(order: Order, tickets: readonly Ticket[], about: AboutTickets): MailMessage {
  const subject = tickets.length === 1 ? 'Your ticket' : `Your ${tickets.length} tickets`
  const lines = priceLines(order)
  const policy = refundPolicy(order)
  return ticketMail(subject, tickets, about, {
    lines: [...lines.map(({ label, amount }) => `${label}: ${amount}`), ...policy, `Order ${order.id}`],
    html: `${priceTable(lines)}${policy.map((it) => `<p>${escapeHtml(it)}</p>`).join('')}<p style="color:#6b625b;font-size:13px">Order ${order.id}</p>`,
  })
}

/** The mail to an attendee whom the buyer named: their own tickets, without the price. */
export function attendeeMail(
  buyerName: string,
  tickets: readonly Ticket[],
  about: AboutTickets,
): MailMessage {
  const subject = tickets.length === 1 ? 'Your ticket' : `Your ${tickets.length} tickets`
  const intro = [`${buyerName} got ${tickets.length === 1 ? 'this ticket' : 'these tickets'} for you.`]
  return ticketMail(subject, tickets, about, { intro })
}

/** What one of these mails has of its own: sentences before the tickets, and what comes after them. */
interface Own {
  readonly intro?: readonly string[]
  readonly lines?: readonly string[]
  readonly html?: string
}

/** A mail with tickets: when, where, each ticket with its code, and a calendar file. */
export function ticketMail(
  subject: string,
  tickets: readonly Ticket[],
  about: AboutTickets,
  { intro = [], lines = [], html: after = '' }: Own,
): MailMessage {
  const { title, organiserName, urls, calendar } = about
  const when = whenInWords(about)
  const open = tickets.length === 1 ? 'Open your ticket' : 'Open your tickets'
  const html = page(
    title,
    `<h1 style="font-size:26px;margin:0 0 8px">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(when)}<br>Hosted by ${escapeHtml(organiserName)}</p>
${getInHtml(about.how)}${intro.map((it) => `<p>${escapeHtml(it)}</p>`).join('')}
${urls.tickets === null ? '' : `<p style="margin:24px 0">${button(urls.tickets, open)}</p>`}
${tickets.map((ticket, index) => card(ticket, index, urls)).join('')}${after}
<p><a href="${escapeHtml(urls.activity)}">Activity page</a> · <a href="${escapeHtml(urls.contact)}">Contact the organiser</a></p>`,
  )
  const text = [
    `${subject} for ${title}`,
    when,
    ...getInText(about.how),
    ...intro,
    ...(urls.tickets === null ? [] : [`${open}: ${urls.tickets}`]),
    tickets.map((ticket) => ticketText(ticket, urls)).join('\n'),
    ...lines,
    `Activity page: ${urls.activity}`,
    `Contact the organiser: ${urls.contact}`,
  ].join('\n\n')
  return { subject: oneLine(`${subject}: ${title}`), text, html, attachments: attachments(tickets, calendar) }
}

function attachments([first]: readonly Ticket[], calendar: string): MailMessage['attachments'] {
  const picture = first && {
    filename: 'ticket.png',
    content: qrPicture(first.code).toString('base64'),
    encoding: 'base64' as const,
    contentType: 'image/png',
    cid: 'ticket',
  }
  const file = {
    filename: 'activity.ics',
    content: Buffer.from(calendar).toString('base64'),
    encoding: 'base64' as const,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  }
  return picture ? [picture, file] : [file]
}

function card(ticket: Ticket, index: number, urls: TicketsMailUrls): string {
  const code = showShortCode(ticket.shortCode)
  const picture = index === 0 ? 'cid:ticket' : urls.picture(ticket)
  return `<div style="background:#fff;border-radius:16px;padding:20px;margin:16px 0;text-align:center">
<strong>${escapeHtml(ticket.ticketTypeTitle)}</strong><br><span>${escapeHtml(ticket.holderName)}</span><br>
<img src="${escapeHtml(picture)}" width="200" height="200" alt="QR code ${code}" style="margin-top:12px"><br>
<a href="${escapeHtml(urls.ticket(ticket))}" style="font-family:ui-monospace,monospace;letter-spacing:1px;color:#1d1a18">${code}</a></div>`
}

function ticketText(ticket: Ticket, { tickets, ticket: urlOf }: TicketsMailUrls): string {
  const line = `${ticket.ticketTypeTitle}, ${ticket.holderName}: ${showShortCode(ticket.shortCode)}`
  return tickets === null ? `${line} ${urlOf(ticket)}` : line
}

function getInHtml({ location, meetingUrl }: HowToGetIn): string {
  const place = isNamed(location)
    ? `<p style="margin:0 0 16px">${linesOf(location).map(escapeHtml).join('<br>')}<br><a href="${escapeHtml(mapUrl(location))}">Directions</a></p>`
    : ''
  const join = meetingUrl
    ? `<p style="margin:0 0 16px">Online: <a href="${escapeHtml(meetingUrl)}">${escapeHtml(meetingUrl)}</a></p>`
    : ''
  return `${place}${join}`
}

function getInText({ location, meetingUrl }: HowToGetIn): string[] {
  return [
    ...(isNamed(location) ? [`${linesOf(location).join(', ')}\nDirections: ${mapUrl(location)}`] : []),
    ...(meetingUrl ? [`Join online: ${meetingUrl}`] : []),
  ]
}

const linesOf = ({ name, address }: Location) => [name, address].filter(Boolean)

/** A place that is to be announced has neither name nor address. */
function isNamed(location: Location | null): location is Location {
  return location !== null && linesOf(location).length > 0
}

/** Every line of what was paid, and the total. */
function priceLines({ pricing, items, currency, tax }: Order): { label: string; amount: string }[] {
  if (!pricing || pricing.total === 0) return [{ label: 'Total', amount: 'Free' }]
  const lines = [
    ...items.map((it) => ({ label: `${it.quantity} × ${it.title}`, amount: it.unitPrice * it.quantity })),
    ...pricing.discounts.map(({ code, amount }) => ({ label: `Discount ${code}`, amount: -amount })),
    { label: 'Service fee', amount: passedOnFee(pricing) },
    { label: tax?.name ?? 'Tax', amount: pricing.taxMode === 'added' ? pricing.tax : 0 },
    { label: 'Tip', amount: pricing.tip },
    { label: 'Donation', amount: pricing.donation },
  ]
  return [...lines.filter(({ amount }) => amount !== 0), { label: 'Total', amount: pricing.total }].map(
    ({ label, amount }) => ({
      label,
      amount: `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount), currency)}`,
    }),
  )
}

/** What a buyer may do about what they paid for. */
function refundPolicy({ pricing, cancellation }: Order): string[] {
  if (!pricing || pricing.total === 0) return []
  return [`Refund policy: ${refundPolicyText(cancellation)}`]
}

function priceTable(lines: readonly { label: string; amount: string }[]): string {
  const rows = lines.map(
    ({ label, amount }) =>
      `<tr><td style="padding:2px 0">${escapeHtml(label)}</td><td style="padding:2px 0;text-align:right">${escapeHtml(amount)}</td></tr>`,
  )
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`
}
