import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyticsOf, dayAfter, keptUnder } from './analytics-of'
import { Analytics } from './analytics'
import { Tally } from './tally'

const TODAY = '2026-11-20'
const type = { shareRef: 'abcdefghjk', title: 'General Admission', capacity: 10 }
const activity = { shareRef: 'abcdefghjk', timezone: 'Europe/Lisbon', ticketTypes: [type] as never }
const tally = (over: Partial<Tally> = {}) =>
  Tally.parse({
    shareRef: 'abcdefghjk',
    organiserUid: 'o',
    currency: 'usd',
    views: 0,
    viewsByDay: {},
    rsvps: { interested: 0, going: 0, 'not-going': 0, 'not-responded': 0 },
    tickets: {},
    orders: 0,
    salesByDay: {},
    money: { tickets: 0, discounts: 0, fees: 0, tips: 0, donations: 0, refunded: 0, total: 0 },
    recent: [],
    foldedAt: `${TODAY}T10:00:00.000Z`,
    ...over,
  })

describe('a day of the numbers', () => {
  it.each([
    ['the day itself', TODAY, TODAY],
    ['the last day that is kept apart', '2026-08-21', '2026-08-21'],
    ['the day before that', '2026-08-20', '2026-08-17'],
    ['the last day that is kept by its week', '2026-05-22', '2026-05-18'],
    ['the day before that', '2026-05-21', '2026-05-01'],
  ])('is kept under its own, its week, or its month: %s', (_, day, kept) => {
    expect(keptUnder(day, TODAY)).toBe(kept)
  })
})

describe('the numbers of a range', () => {
  it('are of as many days as it has, empty ones included, today last', () => {
    const viewsByDay = { [TODAY]: 3, '2026-11-14': 2, '2026-11-13': 100 }
    const { points, grain } = analyticsOf(activity, tally({ viewsByDay }), '7', TODAY)
    expect(grain).toBe('day')
    expect(points.map(({ from, views }) => [from, views])).toEqual([
      ['2026-11-14', 2],
      ['2026-11-15', 0],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 0],
      ['2026-11-20', 3],
    ])
  })

  it.each([
    ['2026-10-01', 'day', '2026-10-01'],
    ['2026-08-05', 'week', '2026-08-03'],
    ['2026-02-20', 'month', '2026-02-01'],
  ])('of all time begin with the first day, %s, by the %s', (first, grain, from) => {
    const viewsByDay = { [keptUnder(first, TODAY)]: 4, [TODAY]: 1 }
    const found = analyticsOf(activity, tally({ viewsByDay }), 'all', TODAY)
    expect([found.grain, found.points[0]?.from]).toEqual([grain, from])
    expect(found.points.reduce((sum, point) => sum + point.views, 0)).toBe(5)
  })

  it('of all time lose no view, whenever it was', () => {
    const day = fc.integer({ min: 0, max: 900 }).map((back) => dayAfter(TODAY, -back))
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const viewsByDay: Record<string, number> = {}
        for (const it of days) {
          const key = keptUnder(it, TODAY)
          viewsByDay[key] = (viewsByDay[key] ?? 0) + 1
        }
        const { points } = analyticsOf(activity, tally({ viewsByDay }), 'all', TODAY)
        expect(points.reduce((sum, point) => sum + point.views, 0)).toBe(days.length)
      }),
    )
  })

  it('tell how many of those who looked went on, and no rate before the first look', () => {
    const salesByDay = { [TODAY]: { orders: 2, quantity: 5, total: 9000 } }
    const checkoutsByDay = { [TODAY]: 5 }
    const shown = (over: Partial<Tally>) =>
      analyticsOf(activity, tally(over), '30', TODAY).funnel.map(({ count, rate }) => [count, rate])
    expect(
      shown({ viewsByDay: { [TODAY]: 20 }, answersByDay: { [TODAY]: 30 }, checkoutsByDay, salesByDay }),
    ).toEqual([
      [20, 1],
      [30, 1],
      [5, 0.25],
      [2, 0.1],
    ])
    expect(shown({ salesByDay }).map(([, rate]) => rate)).toEqual([null, null, null, null])
  })

  it('are what the interface promises, with sources and codes from the most used', () => {
    const sources = { search: 1, 'link:flyer': 3 }
    const promos = { A: { orders: 1, discount: 5 }, B: { orders: 2, discount: 1 } }
    const found = Analytics.parse(
      analyticsOf(activity, tally({ sources, promos, viewsByHour: { 7: 2 } }), 'all', TODAY),
    )
    expect(found.sources.map((it) => it.source)).toEqual(['link:flyer', 'search'])
    expect(found.promos.map((it) => it.code)).toEqual(['B', 'A'])
    expect([found.hours.views[7], found.hours.views.length]).toEqual([2, 24])
  })
})
