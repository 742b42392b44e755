import { expect, it } from 'vitest'
import { stepOf } from './order-step'

it.each([
  ['held', false, 'details'],
  ['held', true, 'details'],
  ['awaiting-payment', false, 'confirming'],
  ['awaiting-payment', true, 'details'],
  ['paid', true, 'done'],
  ['confirmed', false, 'done'],
  ['expired', true, 'ended'],
  ['cancelled', false, 'given-back'],
  ['refunded', false, 'refunded'],
  ['late-refunded', false, 'too-late'],
  ['disputed', false, 'blocked'],
  ['lost', false, 'lost'],
] as const)('an order that is %s (came back unpaid: %s) is at %s', (status, cameBackUnpaid, step) => {
  expect(stepOf({ status }, cameBackUnpaid)).toBe(step)
})
