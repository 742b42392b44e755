import { expect, it } from 'vitest'
import { marginOf } from './sale-margin'

const cost = { basisPoints: 290, fixed: 30 }

it.each([
  ['a ticket at 20.00 with a fee of 1.00', { total: 2000, fee: 100 }, 12],
  ['the price at which nothing is left', { total: 5000, fee: 175 }, 0],
  ['a price above it', { total: 5100, fee: 177 }, -1],
  ['two tickets at 20.00 in one payment', { total: 4000, fee: 200 }, 54],
  ['a large tip beside a small fee', { total: 12_000, fee: 100 }, -278],
  ['a donation alone', { total: 1000, fee: 0 }, -59],
  ['a part of a cent, which is rounded up', { total: 1001, fee: 100 }, 40],
  ['nothing paid', { total: 0, fee: 0 }, 0],
])('leaves to the platform of %s', (_, sale, margin) => {
  expect(marginOf(sale, cost)).toBe(margin)
})
