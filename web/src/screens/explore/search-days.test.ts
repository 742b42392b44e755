import { describe, expect, it } from 'vitest'
import { ActivityQuery } from 'functions/contract/activities/activity-query'
import { daysIssue, daysOf, lastDayFrom } from './search-days'
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

describe('two days that somebody chose', () => {
  it.each([
    ['the same day', '2026-11-22', '2026-11-22', undefined],
    ['the last day of half a year', '2026-11-22', '2027-05-22', undefined],
    ['a day more than half a year', '2026-11-22', '2027-05-23', 'tooLong'],
    ['a day too early', '2026-11-22', '2026-11-21', 'turned'],
    ['the first day there is', '1900-01-01', '1900-01-01', undefined],
    ['a day before it', '1899-12-31', '1900-01-01', 'outside'],
    ['the last day there is', '2099-12-31', '2099-12-31', undefined],
    ['a day after it', '2099-12-31', '2100-01-01', 'outside'],
    ['a year of two digits, half typed', '0026-11-22', '', 'outside'],
    ['one that is still to be chosen', '2026-11-22', '', undefined],
  ])('are %s', (_, from, to, issue) => {
    expect(daysIssue(from, to)).toBe(issue)
  })

  it('reach to what the server searches, and not beyond the last day there is', () => {
    const query = (from: string, to: string) => ActivityQuery.safeParse({ from, to }).success
    expect(query('2026-11-22', lastDayFrom('2026-11-22'))).toBe(true)
    expect(query('2026-11-22', '2027-05-23')).toBe(false)
    expect(lastDayFrom('2099-12-01')).toBe('2099-12-31')
  })
})
