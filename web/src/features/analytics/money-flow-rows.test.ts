import fc from 'fast-check'
import { NO_MONEY } from 'functions/contract/analytics/tally'
import type { Tally } from 'functions/contract/analytics/tally'
import { describe, expect, it } from 'vitest'
import { flowFrom, flowTo, moneyBooks, yoursOf } from './money-flow-rows'

const amount = fc.nat(10_000_000)
/** Money as it can come to be, with a fee that is absorbed or passed on. */
const anyMoney = fc
  .record({
    tickets: amount,
    discounts: amount,
    tips: amount,
    donations: amount,
    fees: amount,
    tax: amount,
    refunded: amount,
    feesReturned: amount,
    paidOut: amount,
    disputed: amount,
    passedOn: amount,
  })
  .map(({ passedOn, ...money }): Tally['money'] => ({
    ...money,
    total: money.tickets + money.tips + money.donations + passedOn,
  }))

const sum = (parts: readonly { value: number }[]) => parts.reduce((total, { value }) => total + value, 0)

describe('where the money came from and where it is', () => {
  it('adds up to what buyers paid, both ways', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect([sum(flowFrom(money)), sum(flowTo(money))]).toEqual([money.total, money.total])
      }),
    )
  })

  it('is written step by step, each sum that of the lines above it', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        let running = 0
        for (const { amount: it, isSum } of moneyBooks(money)) {
          if (isSum) expect(it).toBe(running)
          else running += it
        }
      }),
    )
  })

  it('leaves the organiser what is neither refunded nor a fee; a dispute takes nothing of it', () => {
    const money = { ...NO_MONEY, tickets: 4000, total: 4000, fees: 200, refunded: 2000, feesReturned: 100 }
    expect([yoursOf(money), yoursOf({ ...money, disputed: 2000 })]).toEqual([1900, 1900])
  })

  it('has no part of what there was none of', () => {
    expect([flowFrom(NO_MONEY), flowTo(NO_MONEY)]).toEqual([[], []])
  })
})
