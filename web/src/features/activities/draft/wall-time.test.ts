import { describe, expect, it } from 'vitest'
import { addMinutes, minutesBetween, previewInstant, roundUpToHalfHour } from './wall-time'

describe('wall times', () => {
  it.each([
    ['2026-03-01T10:00', '2026-03-01T10:00'],
    ['2026-03-01T10:01', '2026-03-01T10:30'],
    ['2026-03-01T10:30', '2026-03-01T10:30'],
    ['2026-12-31T23:31', '2027-01-01T00:00'],
    ['2028-02-28T23:45', '2028-02-29T00:00'],
  ])('rounds %s up to %s', (wall, rounded) => {
    expect(roundUpToHalfHour(wall)).toBe(rounded)
  })

  it('adds across a clock change without noticing it', () => {
    expect(addMinutes('2026-03-29T01:30', 120)).toBe('2026-03-29T03:30')
  })

  it('counts back what it added', () => {
    expect(minutesBetween('2026-01-31T22:00', addMinutes('2026-01-31T22:00', 135))).toBe(135)
  })

  it('names the instant of a summer evening', () => {
    expect(previewInstant('2026-07-04T19:00', 'America/New_York')).toBe('2026-07-04T23:00:00.000Z')
  })

  it('answers a moment for an hour that a clock change skips', () => {
    expect(previewInstant('2026-03-29T02:30', 'Europe/Berlin')).toMatch(/^2026-03-29T0[01]:30/)
  })
})
