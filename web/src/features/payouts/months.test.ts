import { describe, expect, it } from 'vitest'
import { monthsUntil } from './months'

describe('the months of statements', () => {
  it('go back from this one, over the turn of a year', () => {
    const months = monthsUntil('2026-01-31T23:59:59.999Z')
    expect(months.slice(0, 3)).toEqual([
      { value: '2026-01', label: 'January 2026' },
      { value: '2025-12', label: 'December 2025' },
      { value: '2025-11', label: 'November 2025' },
    ])
    expect(new Set(months.map(({ value }) => value)).size).toBe(24)
  })
})
