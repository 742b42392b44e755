import { describe, expect, it } from 'vitest'
import { isDue, isOlderNews, shouldBeTold } from './payout-progress'

const made = { state: 'pending', isAutomatic: true, isCounted: false, isTold: false } as const

describe('the news of a payout', () => {
  it.each([
    ['pending', 'in-transit', false],
    ['pending', 'paid', false],
    ['in-transit', 'pending', true],
    ['paid', 'in-transit', true],
    ['paid', 'paid', true],
    ['paid', 'failed', false],
    ['failed', 'paid', true],
  ] as const)('after %s: %s is old: %s', (before, told, isOld) => {
    expect(isOlderNews({ state: before }, { state: told })).toBe(isOld)
  })
})

describe('a payout', () => {
  it('is in the numbers while it is with the bank, and only when its parts are known', () => {
    expect(shouldBeTold({ state: 'paid', isCounted: true })).toBe(true)
    for (const it of [
      { state: 'paid', isCounted: false },
      { state: 'in-transit', isCounted: true },
      { state: 'failed', isCounted: true },
    ] as const) {
      expect(shouldBeTold(it)).toBe(false)
    }
  })

  it.each([
    ['was just made', made, true],
    ['is counted and on its way', { ...made, isCounted: true }, false],
    ['arrived', { ...made, isCounted: true, state: 'paid' }, true],
    ['arrived and is told', { ...made, isCounted: true, isTold: true, state: 'paid' }, false],
    ['came back after it was told', { ...made, isCounted: true, isTold: true, state: 'failed' }, true],
    ['was made by hand', { ...made, isAutomatic: false, state: 'paid' }, false],
  ] as const)('that %s has something left to do: %#', (_, payout, due) => {
    expect(isDue(payout)).toBe(due)
  })
})
