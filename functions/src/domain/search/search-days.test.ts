import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEARCH_DAYS } from '../../../contract/activities/activity-query'
import { coverDays, unitsOf } from './search-days'

const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const start = fc.integer({ min: 0, max: 20_000 }).map((days) => after('2000-01-01', days))

describe('the days of a search', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 'startDay', 1],
    ['2026-11-20', '2026-11-26', 'startDay', 7],
    ['2026-11-20', '2026-12-19', 'startWeek', 5],
    ['2026-11-20', '2027-05-20', 'startMonth', 7],
  ])('from %s to %s are asked for by %s', (from, to, field, count) => {
    const cover = coverDays(from, to)
    expect([cover.field, cover.values.length]).toEqual([field, count])
  })

  it('are covered by seven values at most', () => {
    const offset = fc.nat(MAX_SEARCH_DAYS - 1)
    fc.assert(
      fc.property(start, offset, offset, (from, length, inside) => {
        const { field, values } = coverDays(from, after(from, length))
        return values.length <= 7 && values.includes(unitsOf(after(from, Math.min(inside, length)))[field])
      }),
    )
  })

  it('are covered by seven values from whatever day the longest search begins', () => {
    const starts = Array.from({ length: 4 * 366 }, (_, index) => after('2025-01-01', index))
    const counts = starts.map((from) => coverDays(from, after(from, MAX_SEARCH_DAYS - 1)).values.length)
    expect(Math.max(...counts)).toBe(7)
  })

  it('belong to the week of their Monday', () => {
    expect(unitsOf('2026-11-22')).toEqual({
      startDay: '2026-11-22',
      startWeek: '2026-11-16',
      startMonth: '2026-11',
    })
    expect(unitsOf('2026-11-23').startWeek).toBe('2026-11-23')
  })
})
