import { describe, expect, it } from 'vitest'
import { decideHold, finishedBefore, nextHoldLook } from './payout-hold'

const now = '2026-11-20T10:00:00.000Z'
const rules = { days: 2, newForDays: 90 }
const facts = { openedAt: '2026-10-01T10:00:00.000Z', owes: false, hasUnfinished: true }

describe('payouts of an organiser', () => {
  it('are paused in the first ninety days while an activity of theirs is not over', () => {
    expect(decideHold(facts, rules, now)).toBe('activity')
    expect(decideHold({ ...facts, hasUnfinished: false }, rules, now)).toBe('none')
  })

  it.each([
    ['2026-08-22T10:00:00.001Z', 'activity'],
    ['2026-08-22T10:00:00.000Z', 'none'],
    ['2026-08-22T09:59:59.999Z', 'none'],
  ])('of an account opened at %s: %s', (openedAt, hold) => {
    expect(decideHold({ ...facts, openedAt }, rules, now)).toBe(hold)
  })

  it('are paused while they owe the platform, however old the account is', () => {
    const old = { ...facts, openedAt: '2020-01-01T00:00:00.000Z' }
    expect(decideHold({ ...old, owes: true }, rules, now)).toBe('debt')
    expect(decideHold(old, rules, now)).toBe('none')
  })

  it('are never paused for an activity where nobody counts as new', () => {
    expect(decideHold(facts, { days: 2, newForDays: 0 }, now)).toBe('none')
  })

  it('are kept for two days after the end', () => {
    expect(finishedBefore(rules, now)).toBe('2026-11-18T10:00:00.000Z')
  })

  it('are looked at twice a day while something can change by itself', () => {
    expect(nextHoldLook('none', facts.openedAt, rules, now)).toBe('2026-11-20T22:00:00.000Z')
    expect(nextHoldLook('debt', '2020-01-01T00:00:00.000Z', rules, now)).toBe('2026-11-20T22:00:00.000Z')
    expect(nextHoldLook('none', '2020-01-01T00:00:00.000Z', rules, now)).toBeNull()
  })
})
