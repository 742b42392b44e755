import { describe, expect, it } from 'vitest'
import { availabilityOf } from './availability'

const activity = { status: 'active', startsAt: '2026-12-01T20:00:00.000Z' } as const
const type = { saleEndsInstant: '2026-12-01T12:00:00.000Z' }
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
      { saleEndsInstant: null },
      1,
      activity.startsAt,
    ],
  ] as const)('is %s %s', (expected, _, given, ticketType, left, now) => {
    expect(availabilityOf(given, ticketType, left, now)).toBe(expected)
  })
})
