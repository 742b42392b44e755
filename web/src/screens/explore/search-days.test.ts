import { describe, expect, it } from 'vitest'
import { daysOf } from './search-days'
import type { When } from './search-days'

const [FRIDAY, SUNDAY, MONDAY] = ['2026-11-20', '2026-11-22', '2026-11-23']

describe('the days of a search', () => {
  it.each<[When, string, string, string]>([
    ['today', FRIDAY, FRIDAY, FRIDAY],
    ['tomorrow', FRIDAY, '2026-11-21', '2026-11-21'],
    ['weekend', FRIDAY, '2026-11-21', SUNDAY],
    ['weekend', SUNDAY, SUNDAY, SUNDAY],
    ['weekend', MONDAY, '2026-11-28', '2026-11-29'],
    ['week', FRIDAY, FRIDAY, SUNDAY],
    ['week', SUNDAY, SUNDAY, SUNDAY],
    ['next-week', FRIDAY, MONDAY, '2026-11-29'],
    ['next-week', MONDAY, '2026-11-30', '2026-12-06'],
    ['month', FRIDAY, FRIDAY, '2026-11-30'],
    ['month', '2028-02-10', '2028-02-10', '2028-02-29'],
    ['month', '2026-12-31', '2026-12-31', '2026-12-31'],
  ])('%s on %s are from %s to %s', (when, today, from, to) => {
    expect(daysOf(when, today)).toEqual({ from, to })
  })

  it('are none for any day', () => {
    expect(daysOf('any', FRIDAY)).toBeUndefined()
  })
})
