import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePercent, percentText } from './percent-text'

describe('a percentage', () => {
  it.each([
    ['19', 1900],
    ['8.25', 825],
    ['8,25', 825],
    ['5.', 500],
    ['7.7', 770],
    ['0.05', 5],
  ])('%s is read as %i hundredths', (text, basisPoints) => {
    expect(parsePercent(text)).toBe(basisPoints)
  })

  it.each(['', 'a', '8.255', '-1', '1e2', '1000'])('%s is none', (text) => {
    expect(parsePercent(text)).toBeUndefined()
  })

  it('is read as it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        (points) => parsePercent(percentText(points)) === points,
      ),
    )
  })
})
