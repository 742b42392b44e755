import { ActivityQuery } from '../../functions/contract/activity-query'
import type { Activity } from '../../functions/contract/activity'
import { listActivities } from '../../functions/src/actions/read-activity'
import { listingOf } from '../../functions/src/domain/listing'
import { inDays } from '../support/activities'
import { database } from '../support/database'
import { activityDocument, newShareRef } from '../support/documents'
import { countOperations } from './count-operations'
import type { Figure } from './figure'

const ACTIVITIES = 10_000
const AT_ONCE = 250
const PAGE = 24
const TIMES = 3

const KINDS = ['Lantern walk', 'Supper', 'Book fair', 'Pottery', 'River run', 'Choir', 'Quiz', 'Film night']
const CITIES = [
  { name: 'Lisbon', latitude: 38.7223, longitude: -9.1393 },
  { name: 'Porto', latitude: 41.1496, longitude: -8.611 },
  { name: 'Kyoto', latitude: 35.0116, longitude: 135.7681 },
  { name: 'São Paulo', latitude: -23.5558, longitude: -46.6396 },
] as const

/** What people ask for; one of them finds a hundredth of all, one nothing. */
const SEARCHES: Record<string, Record<string, string>> = {
  'what is coming': {},
  'a common word, by relevancy': { q: 'lantern', sort: 'relevancy', direction: 'desc' },
  'two words': { q: 'lantern lisbon', sort: 'relevancy', direction: 'desc' },
  'a word while it is typed': { q: 'lan', sort: 'title' },
  'this week around a place': {
    near: '38.7223,-9.1393',
    radiusKm: '10',
    from: inDays(0).slice(0, 10),
    to: inDays(6).slice(0, 10),
  },
  'a rare word, online': { q: 'rare', online: 'true' },
  'what nobody has': { q: 'nothing like it' },
}

/** An activity like many others, its words and its place by its number. */
function example(n: number): Activity {
  const [kind, city] = [KINDS[n % KINDS.length] ?? '', CITIES[(n >> 3) % CITIES.length] ?? CITIES[0]]
  const day = inDays(1 + (n % 120))
  return {
    ...activityDocument(newShareRef(), 'bench', { title: `${kind} ${n}` }),
    description: `Come and see ${n % 100 === 0 ? 'something rare' : 'what happens'} in ${city.name}, whatever the weather`,
    startDate: day,
    endDate: day,
    startsAt: `${day}:00.000Z`,
    endsAt: `${day.slice(0, 10)}T23:30:00.000Z`,
    type: n % 5 === 0 ? 'virtual' : 'in-person',
    location: { address: '', ...city, latitude: city.latitude + (n % 97) / 400 },
    counts: { going: (n * 7919) % 300, interested: 0 },
  }
}

async function fill(): Promise<void> {
  const now = new Date().toISOString()
  for (let from = 0; from < ACTIVITIES; from += AT_ONCE) {
    const batch = database().batch()
    for (let n = from; n < from + AT_ONCE; n++) {
      const listing = listingOf(example(n), now)
      if (listing) batch.set(database().doc(`listings/${listing.shareRef}`), listing)
    }
    await batch.commit()
  }
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[TIMES >> 1] ?? 0
}

/** Searching among ten thousand activities: documents that a page reads, and the time until it is there. */
export async function measureSearch(): Promise<Figure[]> {
  await fill()
  const bare = await medianMs(() => database().collection('listings').limit(PAGE).get())
  const figures: Figure[] = []
  for (const [what, search] of Object.entries(SEARCHES)) {
    const query = ActivityQuery.parse({ ...search, limit: PAGE })
    const page = () => listActivities(query, new Date().toISOString())
    const { reads } = await countOperations(page)
    const ratio = (await medianMs(page)) / bare
    figures.push({
      goal: 16,
      what: `search: ${what}`,
      value: `${reads} reads, ${ratio.toFixed(1)}x`,
      limit: `<= ${4 * PAGE} reads`,
      isMet: reads <= 4 * PAGE,
    })
  }
  return figures
}
