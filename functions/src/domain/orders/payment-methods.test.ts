import { describe, expect, it } from 'vitest'
import { keptUntil, methodsFor } from './payment-methods'

const now = '2026-03-01T12:00:00.000Z'

describe('the ways to pay', () => {
  it.each([
    ['2026-03-15T11:59:59.999Z', ['card', 'ideal']],
    ['2026-03-15T12:00:00.000Z', ['card', 'sepa_debit', 'ideal']],
    ['2026-03-15T12:00:00.001Z', ['card', 'sepa_debit', 'ideal']],
  ])('of an activity that begins at %s are %j', (startsAt, methods) => {
    expect(methodsFor(['card', 'sepa_debit', 'ideal'], { startsAt }, now)).toEqual(methods)
  })
})

describe('tickets of a payment that is under way', () => {
  it.each([
    ['2026-03-15T11:59:59.999Z', '2026-03-15T11:59:59.999Z'],
    ['2026-03-15T12:00:00.000Z', '2026-03-15T12:00:00.000Z'],
    ['2026-03-15T12:00:00.001Z', '2026-03-15T12:00:00.000Z'],
  ])('of an activity that ends at %s are kept until %s', (endsAt, until) => {
    expect(keptUntil({ endsAt }, now)).toBe(until)
  })
})
