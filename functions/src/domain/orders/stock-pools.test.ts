import { describe, expect, it } from 'vitest'
import { partsOf, poolsOf, rivalsOf, stockOfTypes } from './stock-pools'

const poolOf = (id: string) => id.slice(0, id.lastIndexOf('.'))
const type = (shareRef: string, capacity: number | null, sharesCapacity: string | null) =>
  ({ shareRef, capacity, sharesCapacity }) as never

describe('the pools of a ticket type', () => {
  it.each([
    ['none without a limit', null, null, []],
    ['its own', 5, null, ['regular']],
    ['those of the places that it shares', null, 'hall', ['shared-hall']],
    ['both, with a limit within shared places', 5, 'hall', ['regular', 'shared-hall']],
  ])('are %s', (_, capacity, shares, pools) => {
    expect(poolsOf(type('regular', capacity, shares))).toEqual(pools)
  })

  it('are drawn from by those that share them, and by nobody else', () => {
    const [regular, student, vip] = [type('r', null, 'hall'), type('s', 5, 'hall'), type('v', 5, null)]
    const activity = { ticketTypes: [regular, student, vip] }
    expect([rivalsOf(activity, student), rivalsOf(activity, vip)]).toEqual([[regular, student], [vip]])
  })
})

describe('the stock of an order', () => {
  const items = [
    { ticketTypeRef: 'r', title: 'Regular', unitPrice: 0, quantity: 2, sharesCapacity: 'hall' },
    { ticketTypeRef: 's', title: 'Student', unitPrice: 0, quantity: 1, sharesCapacity: 'hall' },
  ]
  const stockIds = ['shared-hall.1', 'shared-hall.2', 's.1', 'shared-hall.3']

  it.each([
    ['one that has no limit of its own', ['r'], ['shared-hall.1']],
    ['one that has a limit of its own, too', ['s'], ['shared-hall.1', 's.1']],
    ['all', ['r', 's', 'r'], stockIds],
    ['more than there are', ['r', 'r', 's', 's', 's'], stockIds],
    ['none', [], []],
  ])('goes back with tickets, each part once: %s', (_, types, back) => {
    expect(stockOfTypes({ items }, stockIds, types, poolOf)).toEqual(back)
  })

  it('has a part of each pool for each ticket', () => {
    expect(partsOf(['s.1', 's.2', 's.3', 'h.1', 'h.2', 'h.3'], 2, poolOf)).toEqual([
      's.1',
      's.2',
      'h.1',
      'h.2',
    ])
  })
})
