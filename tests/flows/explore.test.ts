import { beforeAll, describe, expect, it } from 'vitest'
import { Activity, ActivitySort, SortDirection } from 'functions/contract/activity'
import type { ActivityStatus, Visibility } from 'functions/contract/activity'
import { hosted, inDays } from '../support/activities'
import { database } from '../support/database'
import { activityDocument, newShareRef } from '../support/documents'
import { guest } from '../support/people'
import { ask, send } from '../support/requests'
import { eventually, stack } from '../support/stack'

/** An activity that is there without having been made through the interface: many are needed, and some long over. */
async function place(over: {
  title: string
  audience?: Visibility
  status?: ActivityStatus
  days?: number
}): Promise<string> {
  const [shareRef, { days = 10, ...rest }] = [newShareRef(), over]
  const instant = (time: string) => `${inDays(days, time)}:00.000Z`
  await database()
    .doc(`activities/${shareRef}`)
    .set({
      ...activityDocument(shareRef, 'explorer', rest),
      startsAt: instant('18:30'),
      endsAt: instant('20:30'),
    })
  return shareRef
}

interface Walk {
  readonly refs: string[]
  readonly pages: number
}

/** Everything that explore lists, page after page. */
async function walk(sort: ActivitySort, direction: SortDirection, limit: number): Promise<Walk> {
  const refs: string[] = []
  let cursor: string | undefined
  for (let pages = 1; ; pages++) {
    const query = { sort, direction, limit, ...(cursor === undefined ? {} : { cursor }) }
    const page = await ask('listActivities', { query }, null)
    refs.push(...page.items.map((it) => it.shareRef))
    if (page.nextCursor === null) return { refs, pages }
    cursor = page.nextCursor
  }
}

const VALUES: Record<ActivitySort, (it: Activity) => string | number> = {
  relevancy: (it) => it.counts.going,
  publishedAt: (it) => it.publishedAt ?? '',
  title: (it) => it.title,
  startDate: (it) => it.startsAt,
}

/** What explore must list, worked out from all the activities there are. */
async function expected(sort: ActivitySort, direction: SortDirection): Promise<string[]> {
  const all = (await database().collection('activities').get()).docs.map((doc) => Activity.parse(doc.data()))
  const now = new Date().toISOString()
  const shown = all.filter((it) => it.audience === 'public' && it.status === 'active' && it.endsAt > now)
  const sign = direction === 'asc' ? 1 : -1
  const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)
  const value = VALUES[sort]
  return shown
    .toSorted((a, b) => {
      const order = compare(value(a), value(b)) || compare(a.endsAt, b.endsAt)
      return sign * (order || compare(a.shareRef, b.shareRef))
    })
    .map((it) => it.shareRef)
}

const mine: Record<string, string> = {}

beforeAll(async () => {
  const shown = Array.from({ length: 9 }, (_, n) => place({ title: `Explored ${n % 3}`, days: 10 + (n % 2) }))
  await Promise.all(shown)
  mine['shown'] = await place({ title: 'Shown' })
  mine['running'] = (await hosted({ title: 'Running' })).shareRef
  await database()
    .doc(`activities/${mine['running']}`)
    .update({ startsAt: `${inDays(-1)}:00.000Z` })
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
    const { refs, pages } = await walk(sort, direction, limit)
    expect(refs).toEqual(whole)
    expect(pages).toBe(Math.ceil(whole.length / limit))
  })

  it('shows what is public, active and not over, also while it runs, and nothing else', async () => {
    const { refs } = await walk('title', 'asc', 50)
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
    expect(second.items[0]?.title.localeCompare(first.items[2]?.title ?? '')).toBeLessThanOrEqual(0)
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
