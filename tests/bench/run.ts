import { withStack } from '../../emulators/exec'
import { measureCheckout } from './checkout'
import { measureColdImport } from './cold-import'
import { measureDashboard } from './dashboard'
import { measurePublicPage } from './public-page'
import { printFigure } from './figure'
import type { Figure } from './figure'
import { measureFaults } from './faults'
import { measureLatency } from './latency'
import { measureLighthouse } from './lighthouse'
import { measureLiveReads } from './live'
import { measureOnSale } from './on-sale'
import { measureReads } from './reads'
import { measureSearch } from './search'
import { measureSlowPhone } from './slow-phone'

/** The search comes near the end, since it leaves ten thousand activities behind. */
const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  'public-page': measurePublicPage,
  checkout: measureCheckout,
  dashboard: measureDashboard,
  'slow-phone': measureSlowPhone,
  lighthouse: measureLighthouse,
  reads: measureReads,
  'on-sale': measureOnSale,
  faults: measureFaults,
  latency: measureLatency,
  live: measureLiveReads,
  search: measureSearch,
  'cold-import': async () => [await measureColdImport()].flat(),
}

/** The parts that were asked for by a piece of their name; without any, all. */
function partsOf(asked: readonly string[]): (() => Promise<Figure[]>)[] {
  const chosen = Object.entries(PARTS).filter(([name]) => asked.some((piece) => name.includes(piece)))
  return asked.length === 0 ? Object.values(PARTS) : chosen.map(([, measure]) => measure)
}

/** Prints the figures of PERFORMANCE goals that one machine can show, a line each; exit 1 when one is missed. */
async function bench(): Promise<number> {
  const figures = await withStack(async (env) => {
    Object.assign(process.env, env)
    const found: Figure[] = []
    for (const measure of partsOf(process.argv.slice(2))) found.push(...(await measure()))
    return found.toSorted((a, b) => a.goal - b.goal)
  })
  console.warn(`\ngoal  ${'what'.padEnd(56)}  ${'figure'.padEnd(18)}  goal`)
  for (const figure of figures) printFigure(figure)
  return figures.every((figure) => figure.isMet) ? 0 : 1
}

bench().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
