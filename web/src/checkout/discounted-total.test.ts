import type { Activity } from 'functions/contract/activities/activity'
import type { OfferedPromoCode } from 'functions/contract/promo-codes/promo-code'
import { describe, expect, it } from 'vitest'
import { discountedTotal } from './discounted-total'

const activity = {
  currency: 'eur',
  fee: { mode: 'absorb', basisPoints: 250, fixed: 50 },
  tax: null,
  ticketTypes: [
    { shareRef: 'floor', price: 2000 },
    { shareRef: 'balcony', price: 3000 },
    { shareRef: 'child', price: 0 },
  ],
} as Activity

const promo = (over: Partial<OfferedPromoCode> = {}): OfferedPromoCode => ({
  code: 'NEIGHBOUR',
  isPercentage: true,
  value: 25,
  per: 'ticket',
  ticketTypeRefs: [],
  perPerson: null,
  combinable: false,
  minSpend: null,
  ...over,
})

describe('what a choice of tickets comes to', () => {
  it('is the listed price without a code', () => {
    const plain = discountedTotal(activity, { floor: 2, balcony: 1 }, undefined, [])
    expect(plain).toEqual({ total: 7000, undiscounted: 7000, whyNot: undefined })
  })

  it('has the discount of a code, with what it was before', () => {
    const all = discountedTotal(activity, { floor: 2, balcony: 1 }, promo(), [])
    expect(all).toEqual({ total: 5250, undiscounted: 7000, whyNot: undefined })
    const some = discountedTotal(
      activity,
      { floor: 2, balcony: 1 },
      promo({ ticketTypeRefs: ['balcony'] }),
      [],
    )
    expect(some).toEqual({ total: 6250, undiscounted: 7000, whyNot: undefined })
  })

  it.each([
    ['below the least spend', 1, true],
    ['at the least spend', 2, false],
    ['above the least spend', 3, false],
  ])('counts a code %s only where it applies', (_, floor, isMissing) => {
    const { total, whyNot } = discountedTotal(activity, { floor }, promo({ minSpend: 4000 }), [])
    expect(whyNot).toBe(isMissing ? 'Spend €20 more on tickets to use NEIGHBOUR.' : undefined)
    expect(total).toBe(isMissing ? 2000 : floor * 1500)
  })

  it('says that a code is for other tickets, but not of one that opened what was chosen', () => {
    const other = promo({ ticketTypeRefs: ['balcony'] })
    expect(discountedTotal(activity, { floor: 1 }, other, []).whyNot).toBe('NEIGHBOUR is for other tickets.')
    expect(discountedTotal(activity, { child: 1 }, promo(), []).whyNot).toBe(
      'NEIGHBOUR is for other tickets.',
    )
    const opener = promo({ value: 0, isPercentage: false })
    expect(discountedTotal(activity, { child: 1 }, opener, ['child']).whyNot).toBeUndefined()
    expect(discountedTotal(activity, {}, other, []).whyNot).toBeUndefined()
  })
})
