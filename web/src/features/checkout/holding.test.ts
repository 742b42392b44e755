// @vitest-environment happy-dom
import type { Order } from 'functions/contract/orders/order'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetHolding, holdEnd, keepHolding, keepPlaced, otherHolding, takeHoldings } from './holding'

const intention = { uid: 'ana', shareRef: 'abcdefghjk', tickets: 'aaaaaaaaaa.2' }
const createdAt = '2026-05-04T10:00:00.000Z'
const order = {
  id: 'order-1',
  buyerUid: 'ana',
  shareRef: 'abcdefghjk',
  createdAt,
  expiresAt: '2026-05-04T10:15:00.000Z',
} as Order

const at = (minutes: number) => Date.parse(createdAt) + minutes * 60_000

describe('what a tab holds', () => {
  beforeEach(() => sessionStorage.clear())

  it('is given back when another number is chosen, and kept by a reload', () => {
    keepHolding(intention, order, at(0))
    expect(otherHolding(intention)).toBeUndefined()
    expect(otherHolding({ ...intention, tickets: 'aaaaaaaaaa.3' })?.orderId).toBe('order-1')
  })

  it('is of one person and one activity', () => {
    keepHolding(intention, order, at(0))
    expect(otherHolding({ ...intention, uid: 'ben', tickets: 'aaaaaaaaaa.3' })).toBeUndefined()
    expect(otherHolding({ ...intention, shareRef: 'bbbbbbbbbb', tickets: 'aaaaaaaaaa.3' })).toBeUndefined()
  })

  it('ends by the clock of a device that is twenty minutes ahead, or behind', () => {
    keepHolding(intention, order, at(20))
    expect(holdEnd(order)).toBe('2026-05-04T10:35:00.000Z')
    sessionStorage.clear()
    keepHolding(intention, order, at(-20))
    expect(holdEnd(order)).toBe('2026-05-04T09:55:00.000Z')
  })

  it('is never lengthened by a reload', () => {
    keepHolding(intention, order, at(0))
    keepHolding(intention, order, at(10))
    expect(holdEnd(order)).toBe(order.expiresAt)
  })

  it('ends when the server says where this tab knows nothing of it', () => {
    expect(holdEnd(order)).toBe(order.expiresAt)
  })

  it('is taken once by whoever leaves checkout, and nobody else', () => {
    keepHolding(intention, order, at(0))
    expect(takeHoldings('ben')).toEqual([])
    expect(takeHoldings('ana')).toMatchObject([{ ...intention, orderId: 'order-1' }])
    expect(takeHoldings('ana')).toEqual([])
  })

  it('stays theirs while they pay, and goes when they give it back', () => {
    keepHolding(intention, order, at(0))
    keepPlaced(order)
    expect(takeHoldings('ana')).toEqual([])
    expect(otherHolding({ ...intention, tickets: 'aaaaaaaaaa.3' })?.orderId).toBe('order-1')
    forgetHolding(order)
    expect(otherHolding({ ...intention, tickets: 'aaaaaaaaaa.3' })).toBeUndefined()
  })
})
