import { describe, expect, it } from 'vitest'
import { timeLeftText } from './time-left'
import { placeText } from './wording'

describe('a place in line', () => {
  it('is said as people say it', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 100].map(placeText)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '100th',
    ])
  })
})

describe('the time that is left', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z')
  it.each([
    ['2026-11-20T22:00:00.000Z', '12 hours'],
    ['2026-11-20T11:59:00.000Z', 'an hour'],
    ['2026-11-20T10:30:00.000Z', '30 minutes'],
    ['2026-11-20T10:00:20.000Z', 'a minute'],
  ])('until %s is %s', (until, text) => {
    expect(timeLeftText(until, now)).toBe(text)
  })
})
