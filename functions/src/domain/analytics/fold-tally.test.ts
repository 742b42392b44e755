import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_LINK_CODES, SOURCES } from '../../../contract/activities/source'
import { RECENT_MOMENTS } from '../../../contract/analytics/tally'
import type { TallyChange } from '../../../contract/analytics/tally'
import { foldTally, leftOf } from './fold-tally'
import { emptyTally } from '../../../contract/analytics/empty-tally'

const at = '2026-12-01T12:00:00.000Z'
const empty = emptyTally(
  { shareRef: 'abcdefghjk', currency: 'usd', organiser: { uid: 'o', name: 'O', photoURL: null } },
  at,
)
const UNLIMITED = { capacity: null, plusOnes: 0, needsApproval: false }
const sale: TallyChange = {
  at,
  day: '2026-12-01',
  tickets: { t: { sold: 2, held: -2 } },
  orders: 1,
  money: { tickets: 3000, total: 3300, tips: 300 },
}

describe('folding a tally', () => {
  it('counts who came in by ticket type, and takes off who was taken back', () => {
    const changes: TallyChange[] = [
      { at, day: '2026-12-01', checkedIn: { t: 1 } },
      { at, day: '2026-12-01', checkedIn: { rsvp: 3 } },
      { at, day: '2026-12-01', checkedIn: { t: 1 }, door: { walkIns: 1, cash: 1500 } },
      { at, day: '2026-12-01', checkedIn: { t: -1 } },
    ]
    expect(foldTally(empty, changes, at)).toMatchObject({
      checkedIn: 4,
      checkedInByType: { t: 1, rsvp: 3 },
      door: { walkIns: 1, cash: 1500 },
      money: { total: 0 },
    })
  })

  it('adds views, answers, tickets and money', () => {
    const changes: TallyChange[] = [
      { at, day: '2026-12-01', views: 1 },
      { at, day: '2026-12-02', views: 1 },
      { at, day: '2026-12-01', rsvps: { going: 1 } },
      { at, day: '2026-12-01', rsvps: { going: -1, interested: 1 } },
      { at, day: '2026-12-01', tickets: { t: { sold: 0, held: 2 } } },
      sale,
    ]
    expect(foldTally(empty, changes, at)).toMatchObject({
      views: 2,
      viewsByDay: { '2026-12-01': 1, '2026-12-02': 1 },
      rsvps: { going: 0, interested: 1 },
      tickets: { t: { sold: 2, held: 0 } },
      orders: 1,
      salesByDay: { '2026-12-01': { quantity: 2, total: 3300 } },
      money: { tickets: 3000, tips: 300, total: 3300, donations: 0 },
    })
  })

  it('adds where views come from, begun purchases, promo codes and hours', () => {
    const day = '2026-12-01'
    const changes: TallyChange[] = [
      { at, day, hour: 9, views: 1, source: 'search' },
      { at, day, hour: 9, views: 1, source: 'link:flyer' },
      { at, day, hour: 10, checkouts: 1, tickets: { t: { sold: 0, held: 2 } } },
      { at, day, rsvps: { going: 1, 'not-going': -1 } },
      { ...sale, hour: 23, promos: [{ code: 'EARLY', discount: 500 }] },
    ]
    expect(foldTally(empty, changes, at)).toMatchObject({
      sources: { search: 1, 'link:flyer': 1 },
      viewsByHour: { 9: 2 },
      checkouts: 1,
      checkoutsByDay: { [day]: 1 },
      answersByDay: { [day]: 1 },
      salesByDay: { [day]: { orders: 1, quantity: 2, total: 3300 } },
      salesByHour: { 23: 2 },
      promos: { EARLY: { orders: 1, discount: 500 } },
    })
  })

  it('tells so many links apart by name and no more, and loses no view', () => {
    const links = Array.from({ length: 40 }, (_, index): TallyChange => {
      return { at, day: '2026-12-01', views: 1, source: `link:l${index % 20}` }
    })
    const { sources, views } = foldTally(empty, links, at)
    expect(Object.keys(sources)).toHaveLength(MAX_LINK_CODES + 1)
    expect([views, sources['other'], sources['link:l0']]).toEqual([40, 16, 2])
  })

  it('comes to the same in any order and in any portions', () => {
    const change = fc.record({
      at: fc.constant(at),
      day: fc.constantFrom('2026-12-01', '2026-12-02'),
      views: fc.integer({ min: 0, max: 3 }),
      orders: fc.integer({ min: 0, max: 2 }),
      money: fc.record({ total: fc.integer({ min: -500, max: 500 }) }),
    })
    fc.assert(
      fc.property(fc.array(change), fc.nat(), (changes, cut) => {
        const middle = changes.length ? cut % changes.length : 0
        const inParts = foldTally(foldTally(empty, changes.slice(middle), at), changes.slice(0, middle), at)
        expect(inParts).toEqual(foldTally(empty, changes, at))
      }),
    )
  })

  it('keeps the latest moments, newest first', () => {
    const moments = Array.from({ length: RECENT_MOMENTS + 5 }, (_, index): TallyChange => {
      const time = `2026-12-01T12:00:${String(index).padStart(2, '0')}.000Z`
      const moment = {
        id: `m${index}`,
        at: time,
        kind: 'rsvp' as const,
        name: 'N',
        response: 'going' as const,
      }
      return { at: time, day: '2026-12-01', moment: { ...moment, orderId: null, quantity: 0, total: 0 } }
    })
    const { recent } = foldTally(empty, moments, at)
    expect(recent).toHaveLength(RECENT_MOMENTS)
    expect(recent[0]?.id).toBe(`m${RECENT_MOMENTS + 4}`)
  })

  it('keeps days apart for three months, then weeks, then months, and loses nothing', () => {
    const days = ['2026-12-01', '2026-09-02', '2026-08-05', '2026-08-04', '2026-02-20', '2026-02-01']
    const changes = days.map((day): TallyChange => ({ ...sale, at, day, views: 1 }))
    const { viewsByDay, salesByDay } = foldTally(empty, changes, at)
    const kept = { '2026-12-01': 1, '2026-09-02': 1, '2026-08-03': 2, '2026-02-01': 2 }
    expect(viewsByDay).toEqual(kept)
    expect(Object.values(salesByDay).map((it) => it.quantity)).toEqual([2, 2, 4, 4])
    expect(foldTally(foldTally(empty, changes, at), [], at).viewsByDay).toEqual(kept)
  })

  it('stays within 20 KiB after a year in which each day had everything', () => {
    const changes = Array.from({ length: 365 }, (_, back): TallyChange => {
      const day = new Date(Date.parse(at) - back * 86_400_000).toISOString().slice(0, 10)
      const moment = {
        id: randomUUID(),
        at,
        kind: 'order' as const,
        name: 'A rather long name here',
        orderId: randomUUID(),
      }
      return {
        ...sale,
        at,
        day,
        hour: back % 24,
        views: 12_345,
        source: back % 2 ? `link:campaign-number-${back}` : SOURCES[back % SOURCES.length],
        checkouts: 123,
        rsvps: { going: 99 },
        promos: [{ code: `CODE-${back % 20}`, discount: 12_345 }],
        moment: { ...moment, quantity: 2, total: 12_345, response: null },
      }
    })
    expect(JSON.stringify(foldTally(empty, changes, at)).length).toBeLessThan(20 * 1024)
  })

  it('tells what is left of a capacity, and nothing of a ticket type without one', () => {
    const types = [
      { shareRef: 't', capacity: 10, sharesCapacity: null },
      { shareRef: 'u', capacity: null, sharesCapacity: null },
    ]
    const tally = foldTally(empty, [sale], at)
    expect(
      leftOf(
        { ticketTypes: types as never, sharedCapacities: [], rsvp: UNLIMITED },
        { ...tally, tickets: { t: { sold: 3, held: 4, offered: 2, waiting: 9 } } },
      ),
    ).toEqual({ t: 1 })
  })

  it('tells of shared places what all that draw from them leave, and no more than a limit of their own', () => {
    const types = [
      { shareRef: 't', capacity: null, sharesCapacity: 'hall' },
      { shareRef: 'u', capacity: 4, sharesCapacity: 'hall' },
      { shareRef: 'v', capacity: null, sharesCapacity: null },
    ]
    const sharedCapacities = [{ key: 'hall', title: 'Hall', capacity: 20 }]
    const left = (sold: number) =>
      leftOf(
        { ticketTypes: types as never, sharedCapacities, rsvp: UNLIMITED },
        {
          ...empty,
          tickets: {
            t: { sold, held: 2, offered: 1, waiting: 5 },
            u: { sold: 1, held: 0, offered: 0, waiting: 0 },
          },
        },
      )
    expect([left(6), left(14), left(16)]).toEqual([
      { t: 10, u: 3, 'shared-hall': 10 },
      { t: 2, u: 2, 'shared-hall': 2 },
      { t: 0, u: 0, 'shared-hall': 0 },
    ])
  })

  it('tells what is left of the places for answers, whoever takes them up', () => {
    const tally = { ...empty, people: { ...empty.people, placed: 4, unplaced: 3 } }
    const left = (capacity: number | null) =>
      leftOf({ ticketTypes: [], sharedCapacities: [], rsvp: { ...UNLIMITED, capacity } }, tally)
    expect([left(10), left(5), left(null)]).toEqual([{ rsvp: 3 }, { rsvp: 0 }, {}])
  })
})
