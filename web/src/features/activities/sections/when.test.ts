import { describe, expect, it } from 'vitest'
import { whenForReader, whenOf } from './when'

const NOW = '2026-05-04T10:00:00.000Z'
const evening = {
  startDate: '2026-11-21T19:00',
  endDate: '2026-11-21T21:30',
  startsAt: '2026-11-21T22:30:00.000Z',
  endsAt: '2026-11-22T01:00:00.000Z',
  timezone: 'America/St_Johns',
}

describe('when an activity happens', () => {
  it('is the wall time as its organiser typed it', () => {
    expect(whenOf(evening, NOW)).toEqual({
      day: 'Saturday, November 21',
      hours: '7:00 PM – 9:30 PM',
      zone: 'St Johns time, UTC-3:30',
    })
  })

  it('names the year of another year', () => {
    expect(whenOf(evening, '2025-12-31T10:00:00.000Z').day).toBe('Saturday, November 21, 2026')
  })

  it('names the other day where it ends on another', () => {
    expect(whenOf({ ...evening, endDate: '2026-11-22T02:00' }, NOW).hours).toBe(
      '7:00 PM – Sunday, November 22, 2:00 AM',
    )
  })

  it('uses plain spaces, so that the server and every browser write the same', () => {
    expect(whenOf(evening, NOW).hours).not.toMatch(/[\u00a0\u2009\u202f]/)
  })

  it('is told again in the reader’s zone where that differs', () => {
    expect(whenForReader(evening, 'America/St_Johns', NOW)).toBeUndefined()
    expect(whenForReader(evening, 'America/New_York', NOW)).toBe('5:30 PM – 8:00 PM')
    expect(whenForReader(evening, 'Europe/Lisbon', NOW)).toBe('10:30 PM – Sunday, November 22, 1:00 AM')
    expect(whenForReader(evening, 'Asia/Tokyo', NOW)).toBe('Sunday, November 22, 7:30 AM – 10:00 AM')
  })
})
