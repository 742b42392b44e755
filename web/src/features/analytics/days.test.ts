import { describe, expect, it } from 'vitest'
import { lastDays } from './days'

describe('the days of a chart', () => {
  it('are none before the first value', () => {
    expect(lastDays({}, '2026-05-04')).toEqual([])
  })

  it('go from the first value to today, empty days included', () => {
    expect(lastDays({ '2026-04-29': 2, '2026-05-01': 5 }, '2026-05-02')).toEqual([
      { label: 'Apr 29', value: 2 },
      { label: 'Apr 30', value: 0 },
      { label: 'May 1', value: 5 },
      { label: 'May 2', value: 0 },
    ])
  })

  it('are the last thirty at most', () => {
    const points = lastDays({ '2026-01-01': 1, '2026-05-04': 3 }, '2026-05-04')
    expect(points).toHaveLength(30)
    expect(points.at(-1)).toEqual({ label: 'May 4', value: 3 })
  })

  it('include a day that has begun in the activity’s zone and not here', () => {
    expect(lastDays({ '2026-05-05': 1 }, '2026-05-04')).toEqual([{ label: 'May 5', value: 1 }])
  })
})
