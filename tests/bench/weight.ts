import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { BrowserContext, Response } from '@playwright/test'
import { findBrowser } from '../e2e/browser'

const KIB = 1024
const COUNTED = ['document', 'script', 'stylesheet']

/** What a screen loads before its reader does anything. */
export interface Weight {
  /** KiB of HTML, scripts and styles, with brotli 11. */
  readonly kib: number
  /** Requests for HTML, scripts and styles. */
  readonly requests: number
  /** Everything that was asked for, pictures and data included. */
  readonly urls: readonly string[]
  readonly scripts: string
}

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/**
 * Weighs what a phone loads for an address, with nothing kept from before.
 * @param prepare runs first, in another page of the same browser: signing in, for example
 * @param isThere waits until the screen is there; live data may come after it
 */
export async function weigh(
  address: string,
  it: {
    prepare?: (context: BrowserContext) => Promise<void>
    isThere?: (page: import('@playwright/test').Page) => Promise<void>
  } = {},
): Promise<Weight> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
    await it.prepare?.(context)
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    if (it.isThere) {
      await page.goto(address)
      await it.isThere(page)
    } else await page.goto(address, { waitUntil: 'networkidle' })
    const counted = responses.filter((one) => COUNTED.includes(one.request().resourceType()))
    const bodies = await Promise.all(counted.map((one) => one.body()))
    return {
      kib: bodies.reduce((sum, body) => sum + brotli(body), 0) / KIB,
      requests: counted.length,
      urls: responses.map((one) => one.url()),
      scripts: Buffer.concat(bodies).toString(),
    }
  } finally {
    await browser.close()
  }
}
