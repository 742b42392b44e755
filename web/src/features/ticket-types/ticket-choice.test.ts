import type { Activity } from 'functions/contract/activities/activity'
import { describe, expect, it } from 'vitest'
import {
  countTickets,
  firstChoice,
  fittingChoice,
  formatTicketChoice,
  offersOf,
  parseTicketChoice,
} from './ticket-choice'

const A = 'aaaaaaaaaa'
const B = 'bbbbbbbbbb'
const NOW = '2026-05-04T10:00:00.000Z'

function activityWith(...types: Partial<Activity['ticketTypes'][number]>[]): Activity {
  return {
    status: 'active',
    startsAt: '2026-06-01T18:00:00.000Z',
    acceptsPayments: true,
    left: {},
    ticketTypes: types.map((type) => ({
      shareRef: A,
      title: 'Seat',
      price: 0,
      currency: 'usd',
      capacity: null,
      sharesCapacity: null,
      minTicketCountPerPurchase: 1,
      maxTicketCountPerPurchase: null,
      description: '',
      richDescription: '',
      saleStartsAt: null,
      saleStartsInstant: null,
      saleEndsAt: null,
      saleEndsInstant: null,
      ...type,
    })),
  } as unknown as Activity
}

describe('the tickets in an address', () => {
  it('come back as they were chosen, in one order', () => {
    expect(formatTicketChoice({ [B]: 2, [A]: 1 })).toBe(`${A}.1,${B}.2`)
    expect(parseTicketChoice(`${A}.1,${B}.2`)).toEqual({ [A]: 1, [B]: 2 })
  })

  it('leave out none of a kind', () => {
    expect(formatTicketChoice({ [A]: 0, [B]: 3 })).toBe(`${B}.3`)
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a reference of another alphabet', 'AAAAAAAAAA.1'],
    ['none', `${A}.0`],
    ['a negative quantity', `${A}.-1`],
    ['more than one order holds', `${A}.51`],
    ['a fraction', `${A}.1.5`],
    ['markup', `${A}.1<script>`],
  ])('are none in %s', (_, text) => {
    expect(parseTicketChoice(text)).toEqual({})
  })

  it('count a reference once, at its first mention', () => {
    expect(parseTicketChoice(`${A}.2,${A}.9`)).toEqual({ [A]: 2 })
  })

  it('cannot name a property that every object has', () => {
    expect(countTickets(parseTicketChoice('constructor.1'))).toBe(0)
  })
})

describe('what a buyer may choose', () => {
  it('is bounded by the most per purchase, by what is left and by the order', () => {
    const most = (activity: Activity, choice = {}) => offersOf(activity, choice, NOW)[0]?.most
    expect(most(activityWith({}))).toBe(50)
    expect(most(activityWith({ maxTicketCountPerPurchase: 4 }))).toBe(4)
    expect(most({ ...activityWith({}), left: { [A]: 3 } })).toBe(3)
    expect(most(activityWith({}, { shareRef: B }), { [A]: 5, [B]: 40 })).toBe(10)
  })

  it('is what the rest of the order leaves of places that are shared', () => {
    const sharing = activityWith({ sharesCapacity: 'hall' }, { shareRef: B, sharesCapacity: 'hall' })
    const activity = { ...sharing, left: { [A]: 6, [B]: 6, 'shared-hall': 6 } }
    const most = (choice = {}) => offersOf(activity, choice, NOW).map((offer) => offer.most)
    expect(most()).toEqual([6, 6])
    expect(most({ [A]: 4 })).toEqual([6, 2])
    // One more than there is can be asked for; the answer tells what is left.
    expect(most({ [A]: 6 })).toEqual([6, 1])
  })

  it('is nothing when fewer are left than must be bought at once', () => {
    const activity = activityWith({ minTicketCountPerPurchase: 2 })
    expect(offersOf({ ...activity, left: { [A]: 1 } }, {}, NOW)[0]).toMatchObject({
      availability: 'sold-out',
      most: 0,
    })
    expect(offersOf({ ...activity, left: { [A]: 2 } }, {}, NOW)[0]).toMatchObject({
      availability: 'open',
      most: 2,
    })
  })

  it('is nothing before its sale opens, and everything from then on', () => {
    const window = { saleStartsAt: '2026-05-04T11:00', saleStartsInstant: '2026-05-04T11:00:00.000Z' }
    const activity = activityWith(window)
    expect(offersOf(activity, {}, NOW)[0]).toMatchObject({ availability: 'closed', isEarly: true, most: 0 })
    const opened = offersOf(activity, {}, window.saleStartsInstant)[0]
    expect(opened).toMatchObject({ availability: 'open', isEarly: false, most: 50 })
    expect(offersOf({ ...activity, status: 'inactive' }, {}, NOW)[0]).toMatchObject({ isEarly: false })
  })

  it('is nothing paid while no money can be taken', () => {
    const closed = { ...activityWith({ price: 500 }, { shareRef: B }), acceptsPayments: false }
    expect(offersOf(closed, {}, NOW).map(({ most }) => most)).toEqual([0, 50])
  })

  it('is brought into bounds when it comes from an old link', () => {
    const activity = activityWith(
      { maxTicketCountPerPurchase: 4 },
      { shareRef: B, minTicketCountPerPurchase: 2 },
    )
    expect(fittingChoice(activity, { [A]: 9, [B]: 1, cccccccccc: 1 }, NOW)).toEqual({ [A]: 4, [B]: 2 })
  })

  it('begins with the least of the only ticket type', () => {
    expect(firstChoice(activityWith({ minTicketCountPerPurchase: 2 }), NOW)).toEqual({ [A]: 2 })
    expect(firstChoice(activityWith({}, { shareRef: B }), NOW)).toEqual({})
  })
})
