import type { Activity } from 'functions/contract/activities/activity'
import { expect, it } from 'vitest'
import { whyNotGive } from './may-give'

const NOW = '2026-11-20T12:00:00.000Z'
const TYPE = { shareRef: 'abcdefgh24', saleStartsInstant: null, saleEndsInstant: null }

function activity(over: object = {}): Activity {
  const open = { status: 'active', startsAt: '2026-12-01T18:00:00.000Z', acceptsPayments: true }
  return { ...open, ticketTypes: [TYPE], left: {}, ...over } as Activity
}

it('is open where tickets are sold', () => {
  expect(whyNotGive(activity(), NOW)).toBeUndefined()
})

it.each([
  ['inactive', { status: 'inactive' }],
  ['over', { startsAt: NOW }],
  ['noTickets', { ticketTypes: [] }],
  ['noPayments', { acceptsPayments: false }],
  ['soldOut', { left: { [TYPE.shareRef]: 0 } }],
] as const)('is closed: %s', (why, over) => {
  expect(whyNotGive(activity(over), NOW)).toBe(why)
})
