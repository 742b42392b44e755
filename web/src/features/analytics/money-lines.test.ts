import { NO_MONEY as none } from 'functions/contract/analytics/tally'
import { describe, expect, it } from 'vitest'
import { moneyLines } from './money-lines'

describe('where the money comes from', () => {
  it('adds up, whoever pays the fee', () => {
    const absorbed = moneyLines({ ...none, tickets: 1800, tips: 180, total: 1980, fees: 95 })
    expect(absorbed.map(({ amount }) => amount)).toEqual([1800, 180, 1980, -95, 1885])
    const passedOn = moneyLines({ ...none, tickets: 1800, total: 1895, fees: 95 })
    expect(passedOn.map(({ amount }) => amount)).toEqual([1800, 95, 1895, -95, 1800])
  })

  it('takes refunds off', () => {
    expect(moneyLines({ ...none, tickets: 500, total: 500, refunded: 200 }).at(-1)?.amount).toBe(300)
  })

  it('leaves out what there was none of', () => {
    expect(moneyLines(none).map(({ label }) => label)).toEqual([
      'Tickets',
      'Paid by buyers',
      'After fees and refunds',
    ])
  })
})
