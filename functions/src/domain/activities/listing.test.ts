import { describe, expect, it } from 'vitest'
import { ActivityStatus, Visibility } from '../../../contract/activities/activity'
import type { Activity } from '../../../contract/activities/activity'
import { Listing } from '../../../contract/activities/listing'
import { coarse, listingOf } from './listing'

const NOW = '2026-11-20T10:00:00.000Z'

const activity: Activity = {
  shareRef: 'abcdefghjk',
  organiser: { uid: 'olga', name: 'Olga Organiser', photoURL: null },
  title: 'Lantern walk',
  description: 'By the river',
  richDescription: '',
  thumbnail: '',
  media: [],
  startDate: '2026-11-22T00:30',
  endDate: '2026-11-22T02:30',
  timezone: 'Asia/Tokyo',
  startsAt: '2026-11-21T15:30:00.000Z',
  endsAt: '2026-11-21T17:30:00.000Z',
  type: 'in-person',
  location: { name: 'Old mill', address: 'River Street', latitude: 35.68, longitude: 139.69 },
  hasMeetingUrl: false,
  audience: 'public',
  status: 'active',
  creationType: 'manual',
  ticketTypes: [],
  currency: 'jpy',
  fee: { mode: 'absorb', basisPoints: 0, fixed: 0 },
  tax: null,
  acceptsPayments: false,
  communityId: null,
  source: null,
  rsvp: { capacity: null, plusOnes: 0, needsApproval: false },
  sharedCapacities: [],
  waitList: true,
  transfers: true,
  cancellation: null,
  asked: { questions: [], attendees: false, terms: null },
  waitingRoom: false,
  rushUntil: null,
  counts: { going: 123, interested: 7 },
  left: {},
  publishedAt: NOW,
  createdAt: NOW,
  updatedAt: NOW,
}

describe('a listing', () => {
  const cells = Visibility.options.flatMap((audience) =>
    ActivityStatus.options.map((status) => [audience, status] as const),
  )

  it.each(cells)('of an activity that is %s and %s is there only if all may find it', (audience, status) => {
    const listing = listingOf({ ...activity, audience, status }, NOW)
    expect(listing !== undefined).toBe(audience === 'public' && status === 'active')
  })

  it('is what the contract says, by the wall clock of the activity', () => {
    const listing = Listing.parse(listingOf(activity, NOW))
    expect(listing).toMatchObject({
      phase: 'coming',
      popularity: 120,
      isOnline: false,
      isFree: true,
      startDay: '2026-11-22',
      startWeek: '2026-11-16',
      startMonth: '2026-11',
      cell3: 'xn7',
      card: { counts: { going: 120, interested: 7 }, point: { latitude: 35.68, longitude: 139.69 } },
    })
    expect(listing.words).toEqual(expect.arrayContaining(['lantern', 'la', 'mill', 'river', 'olga']))
  })

  it('is past from its end on', () => {
    expect(listingOf(activity, activity.endsAt)?.phase).toBe('past')
  })

  it('stays as it is while a crowd grows by one', () => {
    const grown = {
      ...activity,
      counts: { going: 124, interested: 7 },
      updatedAt: '2026-11-20T10:00:01.000Z',
    }
    expect(listingOf(grown, NOW)).toEqual(listingOf(activity, NOW))
  })
})

describe('a coarse count', () => {
  it('is exact to twenty, and its first two digits from a hundred on', () => {
    expect([0, 1, 19, 20, 24, 99, 100, 109, 1234, 99_999].map(coarse)).toEqual([
      0, 1, 19, 20, 20, 95, 100, 100, 1200, 99_000,
    ])
  })
})
