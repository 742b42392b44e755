import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Response } from '@playwright/test'
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

/** Weighs what a phone loads for an address that was pressed on our own site, with nothing kept from before. */
export async function weigh(address: string): Promise<Weight> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address, { waitUntil: 'networkidle', referer: new URL(address).origin })
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
