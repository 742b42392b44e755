import { describe, expect, it } from 'vitest'
import type { Activity } from '../../../contract/activities/activity'
import { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import { isOpenOffer, lineChange, lineEndsAt, lineStanding, offerMailIds, ticketOfferEnd } from './wait-list'

const NOW = '2026-11-20T10:00:00.000Z'
const STARTS = '2026-12-01T18:00:00.000Z'
const type = {
  capacity: 10,
  sharesCapacity: null,
  saleStartsInstant: null,
  saleEndsInstant: null,
} as unknown as TicketType
const activity = { status: 'active', waitList: true, startsAt: STARTS } as unknown as Activity

const wait = WaitListEntry.parse({
  uid: 'una',
  shareRef: 'abcdefghjk',
  ticketTypeRef: 'bcdefghjkm',
  person: { fullName: 'Una', email: 'una@example.com' },
  quantity: 2,
  state: 'waiting',
  waitingSince: NOW,
  joinedAt: NOW,
  stockIds: [],
  endsAt: null,
  offers: 0,
})
const offered: WaitListEntry = {
  ...wait,
  state: 'offered',
  stockIds: ['a.1', 'a.2'],
  endsAt: STARTS,
  offers: 2,
}

describe('the line for a ticket type', () => {
  it.each([
    ['moves while the tickets are sold', {}, {}, 'moving'],
    ['rests while the activity does', { status: 'inactive' }, {}, 'resting'],
    ['rests until the sale opens', {}, { saleStartsInstant: STARTS }, 'resting'],
    ['ends with the activity', { status: 'cancelled' }, {}, 'cancelled'],
    ['ends with the sale', {}, { saleEndsInstant: NOW }, 'closed'],
    ['ends with the start', { startsAt: NOW }, {}, 'closed'],
    ['ends when there is none any more', { waitList: false }, {}, 'closed'],
    ['ends when there is no limit', {}, { capacity: null }, 'unlimited'],
    ['moves within places that are shared', {}, { capacity: null, sharesCapacity: 'hall' }, 'moving'],
  ])('%s', (_, over, ofType, standing) => {
    expect(lineStanding({ ...activity, ...over } as Activity, { ...type, ...ofType }, NOW)).toBe(standing)
  })

  it('ends when the ticket type is gone, or the activity', () => {
    expect(lineStanding(activity, undefined, NOW)).toBe('closed')
    expect(lineStanding(undefined, undefined, NOW)).toBe('cancelled')
  })

  it('ends with whatever comes first, sale or start', () => {
    expect(lineEndsAt(activity, type)).toBe(STARTS)
    expect(lineEndsAt(activity, { ...type, saleEndsInstant: '2026-11-30T00:00:00.000Z' })).toBe(
      '2026-11-30T00:00:00.000Z',
    )
    expect(lineEndsAt(activity, { ...type, saleEndsInstant: '2026-12-02T00:00:00.000Z' })).toBe(STARTS)
  })
})

describe('an offer of tickets', () => {
  it('lasts twelve hours and never past the end of the sale', () => {
    expect(ticketOfferEnd(activity, type, NOW)).toBe('2026-11-20T22:00:00.000Z')
    const soon = '2026-11-20T10:20:00.000Z'
    expect(ticketOfferEnd(activity, { ...type, saleEndsInstant: soon }, NOW)).toBe(soon)
  })

  it('is open until its end', () => {
    expect([isOpenOffer(offered, NOW), isOpenOffer(offered, STARTS), isOpenOffer(wait, NOW)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('has a mail of its own each time', () => {
    const joined = Date.parse(NOW)
    expect(offerMailIds(offered)).toEqual([1, 2].map((n) => `ticket-offer-bcdefghjkm-una-${joined}-${n}`))
  })
})

describe('the numbers', () => {
  const counts = (before?: WaitListEntry, after?: WaitListEntry) =>
    lineChange('bcdefghjkm', before, after, 'UTC', NOW)?.tickets?.['bcdefghjkm']

  it('count people who wait and tickets on offer, and nothing where nothing moves', () => {
    expect(counts(undefined, wait)).toEqual({ offered: 0, waiting: 1 })
    expect(counts(wait, offered)).toEqual({ offered: 2, waiting: -1 })
    expect(counts(offered, undefined)).toEqual({ offered: -2, waiting: 0 })
    expect(counts(wait, { ...wait, quantity: 1 })).toBeUndefined()
  })
})
