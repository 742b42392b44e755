import { describe, expect, it } from 'vitest'
import { ActivityQuery } from 'functions/contract/activities/activity-query'
import { NO_FILTERS, changed, hasFilters, orderOf, queryOf, searchOf } from './search-state'

const TODAY = '2026-11-20'
const read = (address: string) => searchOf(new URLSearchParams(address))
const ask = (address: string) => queryOf(read(address), TODAY)

describe('an address', () => {
  it('says the whole search, and the server understands it', () => {
    const query = ask(
      'q=lantern&when=weekend&near=38.7223,-9.1393&place=Lisbon&radius=10&online=true&free=true&community=c1&sort=title&direction=desc',
    )
    expect(query).toEqual({
      q: 'lantern',
      from: '2026-11-21',
      to: '2026-11-22',
      near: '38.7223,-9.1393',
      radiusKm: 10,
      online: 'true',
      free: 'true',
      community: 'c1',
      sort: 'title',
      direction: 'desc',
    })
    expect(ActivityQuery.safeParse(query).success).toBe(true)
  })

  it.each([
    'when=never&near=somewhere&radius=9000&online=perhaps&sort=best&direction=up&view=globe',
    'when=dates&from=2026-11-30&to=2026-11-01',
    'when=dates&from=soon',
    `q=${'x'.repeat(200)}`,
  ])('that is not understood is a search without that: %s', (address) => {
    expect(ask(address)).toEqual({ sort: 'startDate', direction: 'asc' })
  })

  it('changes in parts, and loses its filters at once', () => {
    const params = new URLSearchParams('q=walk&when=today&sort=title&view=map')
    expect(changed(params, { when: null, free: 'true' }).toString()).toBe(
      'q=walk&sort=title&view=map&free=true',
    )
    expect(changed(params, NO_FILTERS).toString()).toBe('sort=title&view=map')
    expect([hasFilters(read('q=walk')), hasFilters(read('sort=title&view=map'))]).toEqual([true, false])
  })
})

describe('the order', () => {
  it('is by start, or by what matches best when words are searched, unless it is chosen', () => {
    expect(orderOf(read(''))).toEqual({ sort: 'startDate', direction: 'asc' })
    expect(orderOf(read('q=walk'))).toEqual({ sort: 'relevancy', direction: 'desc' })
    expect(orderOf(read('q=walk&sort=startDate'))).toEqual({ sort: 'startDate', direction: 'asc' })
    expect(orderOf(read('sort=publishedAt'))).toEqual({ sort: 'publishedAt', direction: 'desc' })
  })
})
