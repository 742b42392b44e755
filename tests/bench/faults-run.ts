import { letServersCrash } from '../support/crashes'
import { emptyDatabase } from '../support/empty-database'
import { startInProject, stopInProcess } from '../support/in-process'
import { seededRandom } from '../support/malformed'
import { liveThrough, paidOrganiser } from '../support/order-lives'
import { endAfter, EVENTS, ordersOf } from '../support/webhook-orders'
import { endWith } from './run-program'

/*
 * A program of its own: servers that stop at random steps, and payments that are told of in any order. TURNOUT_ALL=1 goes
 * through all that RELIABILITY asks for; without it, through a part of it that is the same every time.
 */

const ALL = process.env['TURNOUT_ALL'] === '1'
const LIVES = ALL ? 1000 : 120
const ORDERS = ALL ? 720 : 72
const AT_ONCE = 8
/** Lives, or orders, that the database has at a time: the emulator looks through all of them again and again. */
const TOGETHER = 60

function partsOf<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, n) => list.slice(n * size, (n + 1) * size))
}

async function crash() {
  const found = { lives: 0, crashes: 0, repaired: 0, faults: [] as string[] }
  const restore = letServersCrash()
  const all = Array.from({ length: LIVES }, (_, n) => n + 1)
  for (const seeds of partsOf(all, TOGETHER)) {
    await emptyDatabase()
    const { crashes, before, after } = await liveThrough(seeds)
    found.lives += seeds.length
    found.crashes += crashes
    found.repaired += before.length
    found.faults.push(...after)
  }
  restore()
  return found
}

async function tell() {
  const random = seededRandom(20_261_120)
  const some = ordersOf(EVENTS)
    .map((names) => ({ names, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, ORDERS)
  const ends = new Set<string>()
  for (const together of partsOf(some, TOGETHER)) {
    await emptyDatabase()
    const organiser = await paidOrganiser()
    for (const part of partsOf(together, AT_ONCE)) {
      const found = await Promise.all(part.map(({ names }) => endAfter(organiser, names)))
      for (const end of found) ends.add(JSON.stringify(end))
    }
  }
  return { orders: some.length, ends: [...ends] }
}

async function faults() {
  await startInProject('demo-turnout-faults')
  const found = { told: await tell(), crashed: await crash() }
  stopInProcess()
  return found
}

/** What the program finds. */
export type Faults = Awaited<ReturnType<typeof faults>>

endWith(faults())
