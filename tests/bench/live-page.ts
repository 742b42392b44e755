import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { findBrowser } from '../e2e/browser'
import type { Person } from '../support/people'
import { stack } from '../support/stack'

/** Documents that a page asked Firestore to read and to watch, by the requests of its own SDK. */
export interface Watched {
  readonly documents: string[]
  readonly queries: number
}

/** What a page begins to watch from now on. */
export function watchedBy(page: Page): Watched {
  const watched = { documents: [] as string[], queries: 0 }
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return
    for (const [key, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!key.endsWith('___data__')) continue
      const { addTarget } = JSON.parse(value) as {
        addTarget?: { documents?: { documents: string[] }; query?: unknown }
      }
      watched.documents.push(...(addTarget?.documents?.documents ?? []))
      if (addTarget?.query) watched.queries += 1
    }
  })
  return watched
}

/** Does something with a browser in which somebody is signed in. */
export async function withSignedIn<T>(
  person: Person,
  work: (page: Page, browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', baseURL: stack().TURNOUT_ORIGIN })
    const page = await context.newPage()
    await page.goto('/login?returnUrl=%2Faccount')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/account', { timeout: 60_000 })
    return await work(page, browser)
  } finally {
    await browser.close()
  }
}

/** Opens the dashboard and waits for its numbers. */
export async function openDashboard(page: Page, shareRef: string): Promise<void> {
  await page.goto(`/${shareRef}/dashboard`)
  await page.locator('dl > div').filter({ hasText: 'Views' }).first().waitFor({ timeout: 30_000 })
}

/** Watches one document with Firestore's SDK and nothing else, in a page without an app. */
export async function openBare(browser: Browser, path: string): Promise<Page> {
  const { GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: host, TURNOUT_ORIGIN: origin } = stack()
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bare-listener.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  })
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.goto(`${origin}/app/openapi.json`)
  await page.evaluate((it) => Object.assign(globalThis, { bare: it }), { projectId, host, path })
  await page.evaluate(outputFiles[0]?.text ?? '')
  return page
}
