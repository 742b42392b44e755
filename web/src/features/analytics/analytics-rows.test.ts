import { analyticsOf } from 'functions/contract/analytics/analytics-of'
import { Tally } from 'functions/contract/analytics/tally'
import { describe, expect, it } from 'vitest'
import { funnelRows, hourRows, metricRows, sourceRows, ticketRows } from './analytics-rows'

const tally = Tally.parse({
  shareRef: 'abcdefghjk',
  organiserUid: 'o',
  currency: 'usd',
  views: 4,
  viewsByDay: { '2026-11-20': 4 },
  sources: { search: 3, 'link:flyer': 1 },
  rsvps: { interested: 0, going: 0, 'not-going': 0, 'not-responded': 0 },
  checkoutsByDay: { '2026-11-20': 1 },
  tickets: { abcdefghjk: { sold: 5, held: 0 } },
  orders: 1,
  salesByDay: { '2026-11-20': { orders: 1, quantity: 5, total: 0 } },
  money: { tickets: 0, discounts: 0, fees: 0, tips: 0, donations: 0, refunded: 0, total: 0 },
  recent: [],
  foldedAt: '2026-11-20T10:00:00.000Z',
})
const type = { shareRef: 'abcdefghjk', title: 'Seat', capacity: 20 }
const twin = { shareRef: 'abcdefghjm', title: 'Seat', capacity: null }
const activity = { shareRef: 'abcdefghjk', timezone: 'Europe/Lisbon', ticketTypes: [type, twin] as never }
const found = analyticsOf(activity, tally, '7', '2026-11-20')

describe('the rows of a chart', () => {
  it('are none where nothing happened, so that the chart says so', () => {
    expect(metricRows(found, 'total')).toEqual([])
    expect(metricRows(found, 'views').at(-1)).toEqual({ label: 'Nov 20', value: 4 })
    expect([hourRows(Array(24).fill(0)), hourRows([0, 2])]).toEqual([
      [],
      [
        { label: '00:00', value: 0 },
        { label: '01:00', value: 2 },
      ],
    ])
  })

  it('say the share of the views that each step is', () => {
    expect(funnelRows(found).map(({ value, note }) => [value, note])).toEqual([
      [4, undefined],
      [0, '0% of views'],
      [1, '25% of views'],
      [1, '25% of views'],
    ])
  })

  it('name sources and links, and tell ticket types of one name apart', () => {
    expect(sourceRows(found).map(({ label, note }) => [label, note])).toEqual([
      ['Search engines', '75%'],
      ['Link “flyer”', '25%'],
    ])
    expect(ticketRows(found).map(({ label, note }) => [label, note])).toEqual([
      ['Seat', '25% of 20'],
      ['Seat (2)', undefined],
    ])
  })
})
