import { describe, expect, it } from 'vitest'
import { instantOf, minutesAfter } from './wall-time'

describe('the instant of a wall time', () => {
  it.each([
    ['2026-12-01T18:30', 'Europe/Lisbon', '2026-12-01T18:30:00.000Z'],
    ['2026-07-01T18:30', 'Europe/Lisbon', '2026-07-01T17:30:00.000Z'],
    ['2026-12-01T00:15', 'Asia/Kolkata', '2026-11-30T18:45:00.000Z'],
    ['2026-03-29T01:30', 'Europe/Lisbon', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T01:30', 'Europe/Lisbon', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    expect(instantOf(wall, zone)).toBe(instant)
  })

  it('moves by minutes over the end of a day', () => {
    expect(minutesAfter('2026-12-31T23:50:00.000Z', 15)).toBe('2027-01-01T00:05:00.000Z')
  })
})
