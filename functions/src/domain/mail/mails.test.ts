import { describe, expect, it } from 'vitest'
import { calendarOf } from '../calendars/calendar'
import { oneLine } from './mails'

it('a subject has one line, so that nobody adds headers to a mail', () => {
  expect(oneLine('Tea\r\nBcc: everybody@example.com')).toBe('Tea Bcc: everybody@example.com')
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
