import { expect, it } from 'vitest'
import { timeInWords } from './rate-limits'

it.each([
  [0, 'in 1 second'],
  [1, 'in 1 second'],
  [59.2, 'in 60 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [5399, 'in 90 minutes'],
  [5400, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('%s seconds are "%s"', (seconds, words) => {
  expect(timeInWords(seconds)).toBe(words)
})
