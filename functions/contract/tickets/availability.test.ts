import { describe, expect, it } from 'vitest'
import { availabilityOf } from './availability'

const activity = { status: 'active', startsAt: '2026-12-01T20:00:00.000Z' } as const
const type = { saleStartsInstant: null, saleEndsInstant: '2026-12-01T12:00:00.000Z' }
const later = { ...type, saleStartsInstant: '2026-11-30T12:00:00.001Z' }
const before = '2026-11-30T12:00:00.000Z'

describe('the availability of a ticket type', () => {
  it.each([
    ['open', 'while some are left', activity, type, 1, before],
    ['open', 'without a capacity', activity, type, undefined, before],
    ['sold-out', 'when none is left', activity, type, 0, before],
    ['closed', 'while the activity pauses', { ...activity, status: 'inactive' }, type, 1, before],
    ['closed', 'once the activity is cancelled', { ...activity, status: 'cancelled' }, type, 1, before],
    ['time-expired', 'at the end of its sale', activity, type, 1, '2026-12-01T12:00:00.000Z'],
    ['open', 'a moment before the end of its sale', activity, type, 1, '2026-12-01T11:59:59.999Z'],
    [
      'time-expired',
      'once the activity has started',
      activity,
      { saleStartsInstant: null, saleEndsInstant: null },
      1,
      activity.startsAt,
    ],
    ['closed', 'a moment before its sale opens', activity, later, 1, before],
    ['open', 'at the opening of its sale', activity, later, 1, later.saleStartsInstant],
    ['sold-out', 'when none is left after its sale opened', activity, later, 0, later.saleStartsInstant],
  ] as const)('is %s %s', (expected, _, given, ticketType, left, now) => {
    expect(availabilityOf(given, ticketType, left, now)).toBe(expected)
  })
})
