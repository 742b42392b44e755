import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Response } from '@playwright/test'
import { findBrowser } from '../e2e/browser'
import { hosted, ticketType } from '../support/activities'
import { stack } from '../support/stack'
import type { Figure } from './figure'

const KIB = 1024
const COUNTED = ['document', 'script', 'stylesheet']

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

interface Loaded {
  readonly urls: string[]
  /** What has to be parsed before the page works. */
  readonly bodies: Buffer[]
}

/** Everything that a phone loads for a page before its reader does anything. */
async function load(address: string): Promise<Loaded> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address, { waitUntil: 'networkidle' })
    const counted = responses.filter((it) => COUNTED.includes(it.request().resourceType()))
    const bodies = await Promise.all(counted.map((it) => it.body()))
    return { urls: responses.map((it) => it.url()), bodies }
  } finally {
    await browser.close()
  }
}

/**
 * Goal 1: what the public page of a real activity loads first, in a browser. Requests are those
 * for HTML, scripts and styles; all of them stand in brackets.
 */
export async function measurePublicPage(): Promise<Figure[]> {
  const origin = stack().TURNOUT_ORIGIN
  const { shareRef } = await hosted({ ticketTypes: [ticketType(), ticketType({ title: 'Friend' })] })
  const { urls, bodies } = await load(`${origin}/activity/${shareRef}`)
  const bytes = bodies.reduce((sum, body) => sum + brotli(body), 0)
  const foreign = urls.filter((url) => !url.startsWith(origin))
  const scripts = Buffer.concat(bodies).toString()
  const hasFirebase = /identitytoolkit|firestore\.googleapis|firebaseinstallations/.test(scripts)
  return [
    figure(
      'public page, HTML + JS + CSS',
      `${(bytes / KIB).toFixed(1)} KiB`,
      '<= 100 KiB',
      bytes <= 100 * KIB,
    ),
    figure(
      'public page, requests (with picture, font, icon, view)',
      `${bodies.length} (${urls.length})`,
      '<= 8',
      bodies.length <= 8,
    ),
    figure(
      'public page, Firebase SDK and third parties',
      `${hasFirebase ? 'yes' : 'none'}, ${foreign.length}`,
      'none, 0',
      !hasFirebase && foreign.length === 0,
    ),
  ]
}

function figure(what: string, value: string, limit: string, isMet: boolean): Figure {
  return { goal: 1, what, value, limit, isMet }
}
