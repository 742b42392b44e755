// @vitest-environment happy-dom
import { Buyer, PlaceOrder } from 'functions/contract/orders/order'
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_DETAILS, checkBuyer, donationOf, keepDetails, readDetails, tipOf } from './checkout-details'

const details = { ...NO_DETAILS, fullName: 'Ana', email: 'ana@example.com' }

describe('what a buyer types', () => {
  beforeEach(() => sessionStorage.clear())

  it.each(['0', '10', '15', '20', 'custom'] as const)('says a tip of %s as the contract does', (tip) => {
    expect(PlaceOrder.shape.tip.safeParse(tipOf({ ...details, tip })).success).toBe(true)
  })

  it.each(['0', '5', '10', '25', 'custom'] as const)(
    'says a donation of %s as the contract does',
    (donation) => {
      expect(PlaceOrder.shape.donation.safeParse(donationOf({ ...details, donation })).success).toBe(true)
    },
  )

  it('counts an amount of their own that is not typed yet as none', () => {
    expect(tipOf({ ...details, tip: 'custom' })).toEqual({ kind: 'custom', amount: 0 })
    expect(tipOf({ ...details, tip: 'custom', customTip: 350 })).toEqual({ kind: 'custom', amount: 350 })
  })

  it('is checked by the contract, at the server’s own paths', () => {
    expect(checkBuyer(details)).toEqual({})
    expect(Object.keys(checkBuyer({ ...details, fullName: ' ', email: 'ana' }))).toEqual([
      'buyer.fullName',
      'buyer.email',
    ])
  })

  it.each([
    ['Ana', 'ana@example.com'],
    [' ', 'ana@example.com'],
    ['A'.repeat(121), 'ana@example.com'],
    ['Ana', 'ana@example'],
    ['Ana', 'ana.@example.com'],
    ['Ana', 'o’ana@example.com'],
    ['Ana', `${'a'.repeat(250)}@example.com`],
    ['', ''],
  ])('is refused exactly where the contract refuses it: %s, %s', (fullName, email) => {
    const paths = Buyer.safeParse({ fullName, email }).error?.issues.map((it) => `buyer.${it.path.join('.')}`)
    expect(Object.keys(checkBuyer({ ...details, fullName, email }))).toEqual([...new Set(paths)])
  })

  it('is kept for its activity', () => {
    keepDetails('abcdefghjk', details)
    expect(readDetails('abcdefghjk')).toEqual(details)
    expect(readDetails('bbbbbbbbbb')).toBeUndefined()
  })

  it('is ignored when it has another shape', () => {
    sessionStorage.setItem('turnout.checkout.abcdefghjk', '{"tip":"30"}')
    expect(readDetails('abcdefghjk')).toBeUndefined()
  })
})
