import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findBrowser } from '../e2e/browser'
import { hosted, ticketType } from '../support/activities'
import { stack } from '../support/stack'
import { withEdge } from './compressed'
import type { Figure } from './figure'

/** 150 ms there and back, 1.6 Mbit/s, and a processor four times slower. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (1.6 * 1_000_000) / 8,
}
const SLOWER = 4
const RUNS = 5
const WATCH = fileURLToPath(new URL('watch-page.js', import.meta.url))

/** What Hi.Events' page takes under the same conditions (PERFORMANCE, goal 4); it is not measured here. */
const ANCHOR = { heading: 3844, control: 3899 }

interface Times {
  heading: number
  control: number
}

/** Milliseconds until the heading can be seen, and until a press on "More" counts a ticket. */
async function open(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', LINE)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript({ path: WATCH })
    await page.goto(address, { waitUntil: 'commit' })
    const marks = await page.waitForFunction(
      () => {
        const { turnoutMarks } = window as unknown as { turnoutMarks: Times }
        return turnoutMarks.control > 0 ? turnoutMarks : undefined
      },
      undefined,
      { timeout: 60_000 },
    )
    return (await marks.jsonValue()) as Times
  } finally {
    await context.close()
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Goal 4, without the other party: how soon the public page shows its heading and works, on a slow line and phone. */
export async function measureSlowPhone(): Promise<Figure[]> {
  const { shareRef } = await hosted({ ticketTypes: [ticketType({ capacity: 100 })] })
  const times = await withEdge(stack().TURNOUT_ORIGIN, async (edge) => {
    const browser = await chromium.launch(await findBrowser())
    try {
      const found: Times[] = []
      for (let run = 0; run < RUNS; run += 1) found.push(await open(browser, `${edge}/activity/${shareRef}`))
      return found
    } finally {
      await browser.close()
    }
  })
  const figure = (what: string, name: keyof Times, share: number): Figure => {
    const ms = median(times.map((it) => it[name]))
    const limit = Math.round(ANCHOR[name] * share)
    return { goal: 4, what, value: `${Math.round(ms)} ms`, limit: `<= ${limit} ms`, isMet: ms <= limit }
  }
  return [
    figure('slow phone, heading to be seen (median of 5)', 'heading', 0.25),
    figure('slow phone, ticket control works (median of 5)', 'control', 0.4),
  ]
}
