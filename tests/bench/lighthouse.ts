import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { CACHE } from '../../emulators/stack/layout'
import { PAGES } from '../../web/src/lib/navigation/paths'
import { findBrowser } from '../e2e/browser'
import { hosted, ticketType } from '../support/activities'
import { ask } from '../support/requests'
import { stack } from '../support/stack'
import { withEdge } from './compressed'
import type { Figure } from './figure'

const RUNS = 5

/** 140 MB that nothing else needs, so it is fetched when first asked for. Its own third-party list cannot be had. */
const PACKAGE = {
  private: true,
  dependencies: { lighthouse: '12.8.2' },
  overrides: { 'third-party-web': '0.27.0' },
}

const Result = z.object({
  lhr: z.object({
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
    audits: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), numericValue: z.number().optional(), title: z.string() }),
    ),
  }),
})
type Report = z.infer<typeof Result>['lhr']
type Lighthouse = (address: string, flags: object) => Promise<unknown>

async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(CACHE, 'lighthouse')
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify(PACKAGE))
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  }
  const module = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return module.default
}

/** Does `work` with a way to look at an address as Lighthouse's mobile phone does. */
async function withLighthouse<T>(
  work: (look: (address: string, categories: string[]) => Promise<Report>) => Promise<T>,
): Promise<T> {
  const lighthouse = await loadLighthouse()
  const { executablePath, args } = await findBrowser()
  const port = 9400 + (process.pid % 500)
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    return await work(async (address, onlyCategories) => {
      const flags = { port, onlyCategories, output: 'json', logLevel: 'error' }
      return Result.parse(await lighthouse(address, flags)).lhr
    })
  } finally {
    await browser.close()
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const scoreOf = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100)
const valueOf = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? Infinity

/** Goal 5: the public page of an activity, as Lighthouse sees it on a phone. */
function figuresOf(reports: Report[]): Figure[] {
  const performance = median(reports.map((it) => scoreOf(it, 'performance')))
  const accessibility = Math.min(...reports.map((it) => scoreOf(it, 'accessibility')))
  const blocking = median(reports.map((it) => valueOf(it, 'total-blocking-time')))
  const shift = Math.max(...reports.map((it) => valueOf(it, 'cumulative-layout-shift')))
  const figure = (what: string, value: string, limit: string, isMet: boolean): Figure => ({
    goal: 5,
    what: `Lighthouse, ${what}`,
    value,
    limit,
    isMet,
  })
  return [
    figure('performance (median of 5)', String(performance), '>= 98', performance >= 98),
    figure('blocked (median of 5)', `${Math.round(blocking)} ms`, '<= 50 ms', blocking <= 50),
    figure('layout shift (worst of 5)', shift.toFixed(3), '0', shift < 0.0005),
    figure('accessibility (worst of 5)', String(accessibility), '100', accessibility === 100),
  ]
}

const QUALITIES = ['accessibility', 'best-practices', 'seo']

/** What keeps a page from a full score, by name. */
function faultsOf(report: Report): string[] {
  return QUALITIES.filter((category) => scoreOf(report, category) < 100)
}

/** The pages that anybody may open, as the table has them. */
function publicAddresses(shareRef: string, uid: string): string[] {
  const open = Object.values(PAGES).filter((page) => page.access === 'public' && page.pattern !== '/design')
  return open
    .map((page) => page.pattern.replace(':shareRef', shareRef).replace(':uid', uid))
    .filter((address) => !address.includes(':'))
}

async function measureQualities(
  look: (address: string, categories: string[]) => Promise<Report>,
  addresses: string[],
): Promise<Figure> {
  const faults: string[] = []
  for (const address of addresses) {
    const report = await look(`${stack().TURNOUT_ORIGIN}${address}`, QUALITIES)
    const found = faultsOf(report)
    if (found.length === 0) continue
    faults.push(address)
    const audits = Object.values(report.audits).filter((it) => it.score !== null && it.score < 1)
    console.warn(`${address}: ${found.join(', ')} below 100: ${audits.map((it) => it.title).join('; ')}`)
  }
  return {
    goal: 5,
    what: `Lighthouse, accessibility, practices and SEO of ${addresses.length} pages`,
    value: faults.length === 0 ? 'all 100' : `${faults.length} below`,
    limit: 'all 100',
    isMet: faults.length === 0,
  }
}

export async function measureLighthouse(): Promise<Figure[]> {
  const { shareRef, organiser } = await hosted({
    ticketTypes: [ticketType(), ticketType({ title: 'Friend' })],
  })
  // Who never signed in has no page of their own.
  await ask('signIn', { body: {} }, organiser)
  return withLighthouse(async (look) => {
    const reports = await withEdge(stack().TURNOUT_ORIGIN, async (edge) => {
      const found: Report[] = []
      for (let run = 0; run < RUNS; run += 1) {
        found.push(await look(`${edge}/activity/${shareRef}`, ['performance', 'accessibility']))
      }
      return found
    })
    return [...figuresOf(reports), await measureQualities(look, publicAddresses(shareRef, organiser.uid))]
  })
}
