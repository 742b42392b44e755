import { beforeAll, describe, expect, it } from 'vitest'
import { ActivitySort, SortDirection } from 'functions/contract/activities/activity'
import { Listing } from 'functions/contract/activities/listing'
import { SORT_FIELDS } from '../../../functions/src/domain/activities/listing-query'
import { database } from '../../support/database'
import { place, walk } from '../../support/listings'
import { guest } from '../../support/people'
import { ask, send } from '../../support/requests'
import { sortKeyOf } from '../../../functions/src/domain/search/search-words'
import { eventually, stack } from '../../support/stack'

/** What explore must list, worked out from all the listings there are. */
async function expected(sort: ActivitySort, direction: SortDirection): Promise<string[]> {
  const all = (await database().collection('listings').get()).docs.map((doc) => Listing.parse(doc.data()))
  const now = new Date().toISOString()
  const sign = direction === 'asc' ? 1 : -1
  const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)
  const field = SORT_FIELDS[sort]
  return all
    .filter((it) => it.endsAt > now)
    .toSorted((a, b) => sign * (compare(a[field], b[field]) || compare(a.shareRef, b.shareRef)))
    .map((it) => it.shareRef)
}

const mine: Record<string, string> = {}

beforeAll(async () => {
  const shown = Array.from({ length: 9 }, (_, n) => place({ title: `Explored ${n % 3}`, days: 10 + (n % 2) }))
  await Promise.all(shown)
  mine['shown'] = await place({ title: 'Shown' })
  mine['running'] = await place({
    title: 'Running',
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
  })
  mine['ended'] = await place({ title: 'Ended', days: -2 })
  for (const audience of ['private', 'connections'] as const)
    mine[audience] = await place({ title: 'X', audience })
  for (const status of ['draft', 'inactive', 'cancelled', 'deleted'] as const) {
    mine[status] = await place({ title: 'X', status })
  }
  // Numbers of earlier tests are folded in first, so that the order holds still.
  await eventually(
    async () => (await database().collectionGroup('tallyChanges').count().get()).data().count,
    (waiting) => waiting === 0,
    45,
  )
})

describe('explore', () => {
  const cells = ActivitySort.options.flatMap((sort) =>
    SortDirection.options.map((direction) => [sort, direction] as const),
  )

  it.each(cells)('by %s, %s, lists everything that it should, once, in order', async (sort, direction) => {
    const whole = await expected(sort, direction)
    const limit = Math.min(50, Math.ceil(whole.length / 4))
    const { refs, pages } = await walk({ sort, direction, limit })
    expect(refs).toEqual(whole)
    // What is over and not yet turned to past takes room of a page.
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(whole.length / limit) + 1)
  })

  it('shows what is public, active and not over, also while it runs, and nothing else', async () => {
    const { refs } = await walk({ sort: 'title', limit: 50 })
    const found = Object.entries(mine).filter(([, ref]) => refs.includes(ref))
    expect(found.map(([name]) => name)).toEqual(['shown', 'running'])
  })

  it('says the same to whoever asks', async () => {
    const query = { limit: 5 }
    expect(await ask('listActivities', { query }, await guest())).toEqual(
      await ask('listActivities', { query }, null),
    )
  })

  it('goes on where it was when something new comes in before', async () => {
    const query = { sort: 'title', direction: 'desc', limit: 3 } as const
    const first = await ask('listActivities', { query }, null)
    await place({ title: '~~ comes first from now on' })
    const cursor = first.nextCursor ?? ''
    const second = await ask('listActivities', { query: { ...query, cursor } }, null)
    const seen = first.items.map((it) => it.shareRef)
    expect(second.items.filter((it) => seen.includes(it.shareRef))).toEqual([])
    const keys = [first.items[2], second.items[0]].map((it) => sortKeyOf(it?.title ?? ''))
    expect(keys.toSorted().toReversed()).toEqual(keys)
  })

  it('may be answered by the edge for those who are not signed in only', async () => {
    const url = `${stack().TURNOUT_ORIGIN}/app/activity?limit=1`
    const { token } = await guest()
    const [open, signedIn] = [
      await fetch(url),
      await fetch(url, { headers: { Authorization: `Bearer ${token}` } }),
    ]
    expect(open.headers.get('cache-control')).toContain('s-maxage=30')
    expect(signedIn.headers.get('cache-control')).toBe('private, no-store')
    expect([open, signedIn].map((it) => it.headers.get('vary'))).toEqual([
      expect.stringContaining('Authorization'),
      expect.stringContaining('Authorization'),
    ])
  })

  it('takes between one and fifty at a time', async () => {
    const statuses = []
    for (const limit of [0, 1, 50, 51])
      statuses.push((await send('listActivities', { query: { limit } }, null)).status)
    expect(statuses).toEqual([400, 200, 200, 400])
  })
})
