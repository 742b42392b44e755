import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { layoutOf } from '../../../emulators/stack/layout'
import { runSchedules } from '../../../emulators/stack/schedules'
import { ActivitySort, SortDirection } from 'functions/contract/activities/activity'
import type { RouteInput } from 'functions/contract/api/routes'
import { draft, hosted, inDays, ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { place, walk } from '../../support/listings'
import { guest, verifiedPerson } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { eventually } from '../../support/stack'

type Query = RouteInput<'listActivities'>['query']

/** A word that only these activities have: the stack is full of others. */
const OURS = `zq${randomUUID().slice(0, 8)}`
const LISBON = { latitude: 38.7223, longitude: -9.1393 }
const ALMADA = { latitude: 38.6765, longitude: -9.1651 }
const PORTO = { latitude: 41.1496, longitude: -8.611 }
const at = (point: { latitude: number; longitude: number }, name = '') => ({
  location: { name, address: '', ...point },
})

const mine: Record<string, string> = {}
/** The names of what a search finds among these. */
async function found(query: Query): Promise<string[]> {
  const { refs } = await walk({ q: OURS, ...query })
  return refs.map((ref) => Object.keys(mine).find((name) => mine[name] === ref) ?? ref)
}
const foundSorted = async (query: Query) => (await found(query)).toSorted()

beforeAll(async () => {
  const counts = (going: number) => ({ counts: { going, interested: 0 } })
  mine['walk'] = await place({
    title: `Lantern walk ${OURS}`,
    days: 3,
    ...at(LISBON, 'Jardim'),
    ...counts(5),
  })
  mine['supper'] = await place({
    title: `Supper ${OURS}`,
    description: 'A lantern on every table',
    days: 5,
    ...at(ALMADA),
    ...counts(50),
  })
  mine['fair'] = await place({ title: `Book fair ${OURS}`, days: 20, ...at(PORTO), ...counts(500) })
  mine['stream'] = await place({ title: `Online ${OURS}`, days: 60, type: 'virtual', communityId: OURS })
  mine['past'] = await place({ title: `Past ${OURS}`, days: -3 })
})

describe('a search', () => {
  it.each<[string, Query, string[]]>([
    ['one word of the title', { q: `${OURS} supper` }, ['supper']],
    ['the beginning of a word', { q: `lant ${OURS}` }, ['walk']],
    ['a word of the description', { q: `table ${OURS}` }, ['supper']],
    ['the name of the place', { q: `JARDIM ${OURS}` }, ['walk']],
    ['the organiser', { q: `olga ${OURS}` }, ['fair', 'stream', 'supper', 'walk']],
    ['words that no one has together', { q: `fair supper ${OURS}` }, []],
    ['nothing but signs', { q: '...' }, []],
    ['what is online', { online: 'true' }, ['stream']],
    ['what is not', { online: 'false' }, ['fair', 'supper', 'walk']],
    ['a community', { community: OURS }, ['stream']],
    ['what was', { when: 'past' }, ['past']],
    ['a place', { near: '38.7223,-9.1393', radiusKm: 2 }, ['walk']],
    ['a place and around it', { near: '38.7223,-9.1393', radiusKm: 20 }, ['supper', 'walk']],
    ['a day', { from: inDays(3).slice(0, 10), to: inDays(3).slice(0, 10) }, ['walk']],
    ['days', { from: inDays(3).slice(0, 10), to: inDays(5).slice(0, 10) }, ['supper', 'walk']],
    ['weeks', { from: inDays(4).slice(0, 10), to: inDays(20).slice(0, 10) }, ['fair', 'supper']],
    ['months', { from: inDays(4).slice(0, 10), to: inDays(70).slice(0, 10) }, ['fair', 'stream', 'supper']],
    [
      'days and a place',
      { from: inDays(3).slice(0, 10), to: inDays(9).slice(0, 10), near: '38.68,-9.16', radiusKm: 3 },
      ['supper'],
    ],
  ])('by %s finds what has it and nothing else', async (_, query, names) => {
    expect(await foundSorted(query)).toEqual(names)
  })

  it('by relevancy has what says it in the title first, then what most people go to', async () => {
    const title = await place({ title: `Lantern lane ${OURS}`, counts: { going: 9, interested: 0 } })
    const refs = (direction: SortDirection) => walk({ q: `lantern ${OURS}`, sort: 'relevancy', direction })
    const expected = [title, mine['walk'], mine['supper']]
    // The longest word decides where one looks; all of them decide what comes first.
    expect((await refs('desc')).refs).toEqual(expected)
    expect((await refs('asc')).refs).toEqual(expected.toReversed())
    await database().doc(`listings/${title}`).delete()
  })

  it('tells what is free of charge from what is not', async () => {
    const word = `zf${randomUUID().slice(0, 8)}`
    const free = await place({ title: word })
    const { shareRef } = await hosted({ title: word, ticketTypes: [ticketType({ price: 900 })] })
    expect((await walk({ q: word, free: 'true' })).refs).toEqual([free])
    expect((await walk({ q: word, free: 'false' })).refs).toEqual([shareRef])
  })

  const cells = ActivitySort.options.flatMap((sort) =>
    SortDirection.options.map((direction) => [sort, direction] as const),
  )
  it.each(cells)('by %s, %s, goes on from page to page without gaps', async (sort, direction) => {
    const whole = await walk({ q: OURS, sort, direction, limit: 50 })
    const { refs, pages } = await walk({ q: OURS, sort, direction, limit: 1 })
    expect(refs).toEqual(whole.refs)
    expect(new Set(refs).size).toBe(4)
    expect(pages.every((page) => page.items.length <= 1)).toBe(true)
  })

  it('that matches little reads on in the next page, and finds it all', async () => {
    const word = `zr${randomUUID().slice(0, 8)}`
    const all = Array.from({ length: 30 }, (_, n) =>
      place({ title: `${word} ${n === 29 ? 'rare' : 'often'}`, days: 2 }),
    )
    const rare = (await Promise.all(all)).at(-1)
    const { refs, pages } = await walk({ q: `${word} rare`, limit: 2 })
    expect(refs).toEqual([rare])
    expect(pages.length).toBeGreaterThan(1)
  })
})

describe('an activity that is no longer for all', () => {
  it.each<[string, (shareRef: string, by: Awaited<ReturnType<typeof verifiedPerson>>) => Promise<unknown>]>([
    ['paused', (shareRef, by) => call('changeActivityStatus', { shareRef, status: 'inactive' }, by)],
    ['cancelled', (shareRef, by) => call('changeActivityStatus', { shareRef, status: 'cancelled' }, by)],
    [
      'made private',
      (shareRef, by) =>
        ask('updateActivity', { params: { shareRef }, body: draft({ audience: 'private' }) }, by),
    ],
  ])('because it is %s is found no more, at once', async (_, change) => {
    const word = `zg${randomUUID().slice(0, 8)}`
    const { shareRef, organiser } = await hosted({ title: word })
    expect((await walk({ q: word })).refs).toEqual([shareRef])
    await change(shareRef, organiser)
    expect((await walk({ q: word })).refs).toEqual([])
    expect((await database().doc(`listings/${shareRef}`).get()).exists).toBe(false)
  })

  it('is found again when it is opened again, under its new name', async () => {
    const [before, after] = [`zb${randomUUID().slice(0, 8)}`, `za${randomUUID().slice(0, 8)}`]
    const { shareRef, organiser } = await hosted({ title: before })
    const save = (over: object) =>
      ask('updateActivity', { params: { shareRef }, body: draft({ title: after, ...over }) }, organiser)
    await save({ status: 'inactive' })
    expect((await walk({ q: after })).refs).toEqual([])
    await save({ status: 'active' })
    expect([(await walk({ q: before })).refs, (await walk({ q: after })).refs]).toEqual([[], [shareRef]])
  })
})

describe('the numbers of a listing', () => {
  it('follow those of the activity', async () => {
    const word = `zn${randomUUID().slice(0, 8)}`
    const { shareRef } = await hosted({ title: word, ticketTypes: [ticketType({ capacity: 100 })] })
    await ask('answerRsvp', { body: { shareRef, response: 'going' } }, await guest())
    const [item] = await eventually(
      async () => (await ask('listActivities', { query: { q: word } }, null)).items,
      ([it]) => it?.counts.going === 1,
    )
    expect(item?.shareRef).toBe(shareRef)
  })
})

describe('what is related', () => {
  it('is the organiser’s, then what is alike, four at most, without the one that is looked at', async () => {
    const word = `zl${randomUUID().slice(0, 8)}`
    const organiser = { uid: randomUUID(), name: 'Olga', photoURL: null }
    const [looked, own] = [
      await place({ title: word, organiser }),
      await place({ title: 'Other', organiser }),
    ]
    const alike = await Promise.all(
      [1, 2, 3, 4].map((going) => place({ title: word, counts: { going, interested: 0 } })),
    )
    await place({ title: word, audience: 'private' })
    const { items } = await ask('listRelated', { params: { shareRef: looked } }, null)
    expect(items.map((it) => it.shareRef)).toEqual([own, alike[3], alike[2], alike[1]])
  })
})

describe('the sweep', () => {
  it('turns what is over to past', async () => {
    const word = `zo${randomUUID().slice(0, 8)}`
    const shareRef = await place({ title: word })
    const over = { startsAt: '2026-11-01T10:00:00.000Z', endsAt: '2026-11-01T12:00:00.000Z' }
    await database().doc(`listings/${shareRef}`).update(over)
    const found = async () => [(await walk({ q: word })).refs, (await walk({ q: word, when: 'past' })).refs]
    expect(await found()).toEqual([[], []])
    await runSchedules(layoutOf('test'))
    expect(await found()).toEqual([[], [shareRef]])
  })
})

describe('a search that is no search', () => {
  it.each<[string, Record<string, string>]>([
    ['q', { q: 'x'.repeat(101) }],
    ['near', { near: '91,0' }],
    ['near', { near: '38.7' }],
    ['near', { near: 'NaN,0' }],
    ['near', { near: '1e1,0' }],
    ['radiusKm', { near: '38.7,-9.1', radiusKm: '0' }],
    ['radiusKm', { near: '38.7,-9.1', radiusKm: '201' }],
    ['from', { from: '2026-02-30', to: '2026-03-01' }],
    ['to', { from: '2026-11-20' }],
    ['to', { from: '2026-11-20', to: '2026-11-19' }],
    ['to', { from: '2026-11-20', to: '2027-11-20' }],
    ['online', { online: 'perhaps' }],
    ['free', { free: '' }],
    ['community', { community: '' }],
  ])('is refused at %s: %j', async (path, query) => {
    const refused = problemIn(await send('listActivities', { query }, null))
    expect(refused).toMatchObject({ status: 400, errors: [{ path }] })
  })

  it.each(['%', '"', '*', "' or 1=1", '__name__', '\ud800', '🎉', '..', 'a/b', '𝒜𝒷'])(
    'but odd is answered: %s',
    async (q) => {
      expect((await send('listActivities', { query: { q } }, null)).status).toBe(200)
    },
  )
})
