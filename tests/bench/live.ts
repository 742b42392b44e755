import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readAnalytics } from '../../functions/src/actions/analytics/read-analytics'
import { readDashboard } from '../../functions/src/actions/activities/read-activity'
import type { Actor } from '../../functions/src/domain/access/actor'
import { hosted, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { database } from '../support/database'
import { verifiedPerson } from '../support/people'
import { countOperations } from './count-operations'
import type { Figure } from './figure'
import { openDashboard, watchedBy, withSignedIn } from './live-page'

const run = promisify(execFile)
const SIZES = [100, 10_000, 100_000] as const
const AT_ONCE = 500
const SIDE_BY_SIDE = 4
const BURST = fileURLToPath(new URL('burst.ts', import.meta.url))

/** Goal 11: what opening the dashboard reads however many orders there are, and how often its document is written. */
export async function measureLiveReads(): Promise<Figure[]> {
  const organiser = await verifiedPerson('Olga Organiser')
  const party = await hosted({ ticketTypes: [ticketType()] }, organiser)
  const figures: Figure[] = []
  let there = 0
  for (const size of SIZES) {
    await seedOrders(party, there, size)
    there = size
    figures.push(await measureOpening(party, size))
  }
  return [...figures, ...(await measureBurst())]
}

/** Settled orders past the server, with what lists look for and no more: what counts here is how many there are. */
async function seedOrders({ shareRef, organiser }: Hosted, from: number, to: number): Promise<void> {
  const begun = Date.now()
  const seed = async (first: number) => {
    const batch = database().batch()
    for (let n = first; n < Math.min(first + AT_ONCE, to); n++) {
      const id = `bench-${shareRef}-${n}`
      const settledAt = new Date(begun - n * 1000).toISOString()
      const order = { id, shareRef, organiserUid: organiser.uid, status: 'confirmed', settledAt }
      batch.set(database().doc(`orders/${id}`), order)
    }
    await batch.commit()
  }
  for (let first = from; first < to; first += AT_ONCE * SIDE_BY_SIDE) {
    const parts = Array.from({ length: SIDE_BY_SIDE }, (_, index) => first + index * AT_ONCE)
    await Promise.all(parts.filter((part) => part < to).map(seed))
  }
  console.warn(`seeded ${to} orders (${((Date.now() - begun) / 1000).toFixed(0)} s)`)
}

/** Documents that the page itself begins to watch, and those that the two routes read. */
async function measureOpening({ shareRef, organiser }: Hosted, size: number): Promise<Figure> {
  const watched = await withSignedIn(organiser, async (page) => {
    const found = watchedBy(page)
    await openDashboard(page, shareRef)
    return found
  })
  const by: Actor = { uid: organiser.uid, standing: 'verified', email: null, name: null, picture: null }
  const now = new Date().toISOString()
  const dashboard = await countOperations(() => readDashboard(by, shareRef, now))
  const analytics = await countOperations(() => readAnalytics(by, { shareRef, days: 'all' }, now))
  const reads = new Set(watched.documents).size
  return {
    goal: 11,
    what: `dashboard of ${size.toLocaleString('en')} orders, reads: page, route, analytics`,
    value: `${reads}, ${dashboard.reads}, ${analytics.reads}`,
    limit: '<= 3 each',
    isMet: watched.queries === 0 && reads > 0 && Math.max(reads, dashboard.reads, analytics.reads) <= 3,
  }
}

async function measureBurst(): Promise<Figure[]> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', BURST], { maxBuffer: 1e8 })
  const last = stdout.trim().split('\n').at(-1) ?? ''
  const it = JSON.parse(last) as Record<
    'total' | 'counted' | 'sentFor' | 'seconds' | 'writes' | 'reads',
    number
  >
  // Between two writes there is a second; the first one begins the time.
  const rate = (it.writes - 1) / it.seconds
  return [
    {
      goal: 11,
      what: `tally writes a second while ${Math.round(it.total / it.sentFor)} changes a second come`,
      value: rate.toFixed(2),
      limit: '<= 1',
      isMet: rate <= 1,
    },
    {
      goal: 11,
      what: `changes counted of ${it.total}, seconds after the last`,
      value: `${it.counted}, ${(it.seconds - it.sentFor).toFixed(1)} s`,
      limit: 'all',
      isMet: it.counted === it.total,
    },
    {
      goal: 11,
      what: 'reads for each change, its trigger and its fold',
      value: (it.reads / it.total).toFixed(2),
      limit: '<= 3',
      isMet: it.reads / it.total <= 3,
    },
  ]
}
