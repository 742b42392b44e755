import { expect, it } from 'vitest'
import { stepOf } from './order-step'

it.each([
  ['held', false, 'details'],
  ['held', true, 'details'],
  ['awaiting-payment', false, 'confirming'],
  ['awaiting-payment', true, 'details'],
  ['processing', false, 'processing'],
  ['processing', true, 'processing'],
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

it.each([
  [null, 'ended'],
  [{ since: '2026-03-01T12:00:00.000Z', outcome: 'failed' }, 'not-received'],
  [{ since: '2026-03-01T12:00:00.000Z', outcome: 'late' }, 'not-received'],
] as const)('an order that has expired with the payment %j is at %s', (processing, step) => {
  expect(stepOf({ status: 'expired', processing }, false)).toBe(step)
})
