import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut } from './share-out'

describe('a sum that is shared out', () => {
  it.each([
    ['evenly', 900, [1, 1, 1], 1, [300, 300, 300]],
    ['with what is over to the first of equals', 1000, [1, 1, 1], 1, [334, 333, 333]],
    ['with what is over to the largest remainder', 100, [5, 3, 3], 1, [46, 27, 27]],
    ['in tens', 1000, [10, 10, 10], 10, [340, 330, 330]],
    ['to nobody who weighs nothing', 10, [0, 5], 1, [0, 10]],
    ['of nothing', 0, [0, 0], 1, [0, 0]],
  ])('%s', (_, total, weights, step, parts) => {
    expect(shareOut(total, weights, step)).toEqual(parts)
  })

  it('adds up, and gives nobody more than their weight or a step beside their share', () => {
    const weights = fc.array(fc.nat(99_999_999), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const sum = given.reduce((all, weight) => all + weight, 0)
        const total = Math.floor(sum * part)
        const parts = shareOut(total, given)
        expect(parts.reduce((all, share) => all + share, 0)).toBe(total)
        for (const [index, share] of parts.entries()) {
          expect(share).toBeLessThanOrEqual(given[index]!)
          expect(Math.abs(share - (sum === 0 ? 0 : (total / sum) * given[index]!))).toBeLessThan(1.001)
        }
      }),
    )
  })
})
