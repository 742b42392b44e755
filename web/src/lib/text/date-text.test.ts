import { expect, it } from 'vitest'
import {
  dayOfMonth,
  longDay,
  shortDay,
  shortMonth,
  shortWhen,
  timeAgo,
  timeOfDay,
  timeSpan,
  wallTimeIn,
} from './date-text'

const START = '2026-10-03T19:30'

it('writes what the clock on the wall shows, wherever the reader is', () => {
  expect([shortMonth(START), dayOfMonth(START), timeOfDay(START)]).toEqual(['Oct', '3', '7:30 PM'])
  expect(longDay(START)).toBe('Saturday, October 3, 2026')
  expect(shortWhen(START, 2026)).toBe('Sat, Oct 3 · 7:30 PM')
})

it('names the year when it is not this one', () => {
  expect(shortDay(START, 2025)).toBe('Sat, Oct 3, 2026')
})

it('writes a span within a day, and over midnight with both days', () => {
  expect(timeSpan(START, '2026-10-03T22:00').replaceAll(/\s/g, ' ')).toBe('7:30 – 10:00 PM')
  expect(timeSpan(START, '2026-10-04T01:00').replaceAll(/\s/g, ' ')).toContain('Oct 4')
})

it('knows what clocks in a zone show', () => {
  expect(wallTimeIn('Asia/Tokyo', '2026-10-03T16:05:00.000Z')).toBe('2026-10-04T01:05')
})

it.each([
  ['2026-10-03T11:59:40.000Z', 'just now'],
  ['2026-10-03T11:57:00.000Z', '3 minutes ago'],
  ['2026-10-03T10:00:00.000Z', '2 hours ago'],
  ['2026-10-02T12:00:00.000Z', 'yesterday'],
])('says how long ago %s was: %s', (at, words) => {
  expect(timeAgo(at, Date.parse('2026-10-03T12:00:00.000Z'))).toBe(words)
})
