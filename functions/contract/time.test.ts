import { describe, expect, it } from 'vitest'
import { TimeZone, WallTime, dayIn } from './time'

describe('wall times and zones', () => {
  it.each(['2026-11-21T18:30', '1900-01-01T00:00', '2099-12-31T23:59', '2028-02-29T10:00'])(
    'takes %s',
    (text) => {
      expect(WallTime.safeParse(text).success).toBe(true)
    },
  )

  it.each([
    '2026-02-29T10:00',
    '1899-12-31T23:59',
    '2100-01-01T00:00',
    '2026-11-21',
    '2026-11-21T24:00',
    'soon',
  ])('refuses %s', (text) => {
    expect(WallTime.safeParse(text).success).toBe(false)
  })

  it('takes zones by their IANA name only', () => {
    expect(TimeZone.safeParse('Europe/Lisbon').success).toBe(true)
    expect(TimeZone.safeParse('Lisbon Standard Time').success).toBe(false)
  })

  it('finds the day of an instant where it takes place', () => {
    expect(dayIn('America/New_York', '2026-11-21T03:00:00.000Z')).toBe('2026-11-20')
    expect(dayIn('Asia/Tokyo', '2026-11-21T16:00:00.000Z')).toBe('2026-11-22')
  })
})
