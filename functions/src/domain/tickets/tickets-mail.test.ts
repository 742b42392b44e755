import { describe, expect, it } from 'vitest'
import { MAX_TICKETS_PER_ORDER } from '../../../contract/tickets/ticket-limits'
import type { Order } from '../../../contract/orders/order'
import type { Ticket } from '../../../contract/tickets/ticket'
import { attendeeMail, ticketsMail } from './tickets-mail'
import type { AboutTickets } from './tickets-mail'

/** As long as the code of a ticket gets, and texts that are as long when they are escaped as they can be. */
const code = (n: number) => `T1.k1.abcdefghjk.${'o'.repeat(64)}-${n}.${'S'.repeat(86)}`
const ticketsOf = (count: number, text = 'Seat') =>
  Array.from({ length: count }, (_, index) => ({
    id: `order-${index + 1}`,
    code: code(index),
    shortCode: 'K7QM2F',
    ticketTypeTitle: text.slice(0, 80),
    holderName: text.slice(0, 120),
  })) as Ticket[]

const order = (over: Partial<Order> = {}) =>
  ({ id: 'order123', currency: 'usd', items: [], pricing: null, tax: null, ...over }) as Order

const about = (over: Partial<AboutTickets> = {}): AboutTickets => ({
  title: 'Tea & <b>talk</b>\r\nBcc: everybody@example.com',
  startDate: '2026-12-01T18:30',
  timezone: 'Europe/Lisbon',
  organiserName: 'Ana',
  how: {
    location: { name: 'Old mill', address: '1 River St' },
    meetingUrl: 'https://meet.example/a?b=1&c=2',
  },
  urls: {
    tickets: 'https://t.example/t',
    ticket: () => 'https://t.example/t',
    activity: 'https://t.example/a',
    contact: 'https://t.example/contact?activity=a&order=o',
    picture: ({ id }) => `https://t.example/pictures/${id}`,
  },
  calendar: 'ICS',
  ...over,
})

describe('whom a mail with tickets leads to', () => {
  it('is the organiser, and for what was paid the refund policy', () => {
    const pricing = {
      total: 500,
      discounts: [],
      fee: 0,
      tax: 0,
      tip: 0,
      donation: 0,
    } as unknown as Order['pricing']
    const { html, text } = ticketsMail(order({ pricing }), ticketsOf(1), about())
    expect(html).toContain('href="https://t.example/contact?activity=a&amp;order=o"')
    expect(text).toContain('Refund policy: No refunds unless the activity is cancelled.')
    const cancellation = { daysBefore: 3, keepPercent: 0 }
    const mail = ticketsMail(order({ pricing, cancellation }), ticketsOf(1), about())
    expect(mail.text).toContain('Refund policy: You can cancel until 3 days before it starts')
  })

  it('says nothing of refunds where nothing was paid', () => {
    expect(ticketsMail(order(), ticketsOf(1), about()).text).not.toContain('Refund policy')
  })
})

describe('the mail with the tickets', () => {
  const mail = ticketsMail(order(), ticketsOf(2), about())

  it('has one picture and one calendar file, and links the other codes', () => {
    expect(mail.attachments.map((it) => it.contentType.split(';')[0])).toEqual(['image/png', 'text/calendar'])
    expect(
      Buffer.from(mail.attachments[0]?.content ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect([...mail.html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      'cid:ticket',
      'https://t.example/pictures/order-2',
    ])
  })

  it('lets a title add neither markup nor headers', () => {
    expect(mail.html).not.toContain('<b>talk')
    expect(mail.html).toContain('Tea &amp; &lt;b&gt;talk')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  it('says when, as the organiser typed it, where, how to join, and each short code', () => {
    expect(mail.text).toContain('Tuesday, December 1, 2026 at 6:30 PM (Europe/Lisbon)')
    expect(mail.text).toContain(
      'Old mill, 1 River St\nDirections: https://www.google.com/maps/search/?api=1&query=Old%20mill%2C%201%20River%20St',
    )
    expect(mail.text).toContain('Join online: https://meet.example/a?b=1&c=2')
    expect(mail.html).toContain('href="https://meet.example/a?b=1&amp;c=2"')
    expect(mail.text.match(/Seat, Seat: K7QM-2F/g)).toHaveLength(2)
  })

  it('says nothing of a place that is to be announced, nor of a link that is not there', () => {
    const how = { location: { name: '', address: '' }, meetingUrl: null }
    const { text, html } = ticketsMail(order(), ticketsOf(1), about({ how }))
    for (const words of ['Directions', 'online', 'Online']) expect(`${text}${html}`).not.toContain(words)
  })

  it('has every line of the price, which add up to the total', () => {
    const pricing = {
      total: 3650,
      listed: 4000,
      discounts: [{ code: 'EARLY', amount: 1000 }],
      fee: 150,
      extrasFee: 0,
      feeMode: 'pass-on',
      tax: 0,
      taxMode: null,
      tip: 200,
      donation: 300,
    }
    const items = [{ title: 'Garden', unitPrice: 2000, quantity: 2 }]
    const { text } = ticketsMail(order({ pricing, items } as never), ticketsOf(2), about())
    for (const line of [
      '2 × Garden: $40',
      'Discount EARLY: −$10',
      'Service fee: $1.50',
      'Tip: $2',
      'Donation: $3',
      'Total: $36.50',
    ]) {
      expect(text).toContain(line)
    }
  })

  it('stays below what mail programs cut off, and far below a document, with the most tickets of the longest names', () => {
    const longest = ticketsMail(order(), ticketsOf(MAX_TICKETS_PER_ORDER, '&'.repeat(120)), about())
    const bytes = Buffer.byteLength(JSON.stringify(longest))
    expect(Buffer.byteLength(longest.html)).toBeLessThan(102 * 1024)
    expect(bytes).toBeLessThan(200 * 1024)
  })
})

describe('the mail to an attendee whom the buyer named', () => {
  it('says who got the ticket, how to get in, and no price', () => {
    const { text, subject } = attendeeMail('Bo Buyer', ticketsOf(1), about())
    expect(subject).toMatch(/^Your ticket: /)
    expect(text).toContain('Bo Buyer got this ticket for you.')
    expect(text).toContain('Old mill')
    expect(text).not.toContain('Total')
  })

  it('leads to each of several tickets by a page of its own', () => {
    const { urls } = about()
    const own = { ...urls, tickets: null, ticket: ({ id }: Ticket) => `https://t.example/one/${id}` }
    const { text, html } = attendeeMail('Bo Buyer', ticketsOf(2), about({ urls: own }))
    expect(text).toContain('K7QM-2F https://t.example/one/order-1\n')
    expect(text).toContain('K7QM-2F https://t.example/one/order-2')
    expect(html).not.toContain('Open your tickets')
  })
})
