import { describe, expect, it } from 'vitest'
import type { Order } from '../../contract/order'
import type { Ticket } from '../../contract/ticket'
import { calendarOf } from './calendar'
import { ticketsMail } from './mails'

const activity = {
  title: 'Tea & <b>talk</b>\r\nBcc: everybody@example.com',
  startDate: '2026-12-01T18:30',
  timezone: 'Europe/Lisbon',
  organiserName: 'Ana',
}
const order = { id: 'order123', activity, currency: 'usd', pricing: null } as unknown as Order
const tickets = ['1', '2'].map((id) => ({
  id,
  code: `T1.${id}`,
  ticketTypeTitle: 'Seat',
  holderName: 'Bo',
})) as Ticket[]

describe('the mail with the tickets', () => {
  const mail = ticketsMail(
    order,
    tickets,
    { tickets: 'https://t.example/t', activity: 'https://t.example/a' },
    'ICS',
  )

  it('has a picture for every ticket and one calendar file', () => {
    const types = mail.attachments.map((it) => it.contentType.split(';')[0])
    expect(types).toEqual(['image/gif', 'image/gif', 'text/calendar'])
    expect(
      Buffer.from(mail.attachments[0]?.content ?? '', 'base64')
        .subarray(0, 4)
        .toString(),
    ).toBe('GIF8')
  })

  it('lets a title add neither markup nor headers', () => {
    expect(mail.html).not.toContain('<b>talk')
    expect(mail.html).toContain('Tea &amp; &lt;b&gt;talk')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  it('says when, as the organiser typed it', () => {
    expect(mail.text).toContain('Tuesday, December 1, 2026 at 6:30 PM (Europe/Lisbon)')
  })
})

describe('the calendar file', () => {
  const event = {
    shareRef: 'abcdefghjk',
    title: 'Tea, talk; and\nmore',
    description: 'x'.repeat(100),
    location: { name: 'Old mill', address: '1 River St' },
    startsAt: '2026-12-01T18:30:00.000Z',
    endsAt: '2026-12-01T20:30:00.000Z',
    status: 'active' as const,
  }

  it('writes UTC, escapes text and folds long lines', () => {
    const text = calendarOf(event, 'https://t.example/a', '2026-11-20T00:00:00.000Z')
    expect(text).toContain('DTSTART:20261201T183000Z')
    expect(text).toContain('SUMMARY:Tea\\, talk\\; and\\nmore')
    expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true)
  })

  it('says where it is: at its place, online, or both', () => {
    const where = (over: object) => calendarOf({ ...event, ...over }, '', event.startsAt)
    expect(where({})).toContain('LOCATION:Old mill\\, 1 River St\r\n')
    expect(where({ hasMeetingUrl: true })).toContain('LOCATION:Old mill\\, 1 River St / Online\r\n')
    expect(where({ hasMeetingUrl: true, location: null })).toContain('LOCATION:Online\r\n')
  })

  it('marks a cancelled one', () => {
    expect(calendarOf({ ...event, status: 'cancelled' }, '', event.startsAt)).toContain('STATUS:CANCELLED')
  })
})
