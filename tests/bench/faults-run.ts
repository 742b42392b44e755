import { letServersCrash } from '../support/crashes'
import { startInProject, stopInProcess } from '../support/in-process'
import { seededRandom } from '../support/malformed'
import { liveThrough, paidOrganiser } from '../support/order-lives'
import { endAfter, EVENTS, ordersOf } from '../support/webhook-orders'
import { forgetAll } from './on-sale-stage'
import { endWith } from './run-program'

/*
 * A program of its own: servers that stop at random steps, and payments that are told of in any order. TURNOUT_ALL=1 goes
 * through all that RELIABILITY asks for; without it, through a part of it that is the same every time.
 */

const ALL = process.env['TURNOUT_ALL'] === '1'
const LIVES = ALL ? 1000 : 120
const ORDERS = ALL ? 720 : 72
const AT_ONCE = 8
/** Lives that the database has at a time: the emulator looks through all of them again and again. */
const TOGETHER = 60

async function crash() {
  const found = { lives: 0, crashes: 0, repaired: 0, faults: [] as string[] }
  const restore = letServersCrash()
  for (let first = 1; first <= LIVES; first += TOGETHER) {
    await forgetAll()
    const length = Math.min(TOGETHER, LIVES - first + 1)
    const { crashes, before, after } = await liveThrough(Array.from({ length }, (_, n) => first + n))
    found.lives += length
    found.crashes += crashes
    found.repaired += before.length
    found.faults.push(...after)
  }
  restore()
  return found
}

async function tell() {
  const organiser = await paidOrganiser()
  const random = seededRandom(20_261_120)
  const some = ordersOf(EVENTS)
    .map((names) => ({ names, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, ORDERS)
  const ends = new Set<string>()
  for (let n = 0; n < some.length; n += AT_ONCE) {
    const part = some.slice(n, n + AT_ONCE)
    const found = await Promise.all(part.map(({ names }) => endAfter(organiser, names)))
    for (const end of found) ends.add(JSON.stringify(end))
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
