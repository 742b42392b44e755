import { appendFileSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { details, hold, hosted, ticketType } from '../support/activities'
import { signIn } from '../support/browser'
import { verifiedPerson } from '../support/people'
import { call } from '../support/requests'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

/** Until the service worker has everything and serves this page. */
async function untilReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

test('the app can be installed', async ({ page }) => {
  await page.goto('/explore')
  await untilReady(page)
  const devTools = await page.context().newCDPSession(page)
  const { errors } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // A window of the test's own kind, which cannot install anything, is no fault of the app.
  expect(installabilityErrors.map((it) => it.errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('the app and one’s own tickets open without a network', async ({ page, context }) => {
  test.setTimeout(90_000)
  const buyer = await verifiedPerson('Bea Buyer')
  const party = await hosted({ title: 'Night without a net', ticketTypes: [ticketType()] })
  await call('placeOrder', details((await hold(party, buyer, 2)).id), buyer)
  await signIn(page, buyer)

  await test.step('after they were seen once', async () => {
    await page.goto('/tickets')
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(2)
    await untilReady(page)
  })

  await context.setOffline(true)
  await test.step('a new start shows them, and says how old they are', async () => {
    await page.goto('/tickets')
    await expect(page.getByRole('heading', { name: 'Night without a net' }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(2)
    await expect(page.getByText('They are good at the door.')).toBeVisible()
  })

  await test.step('any other page says that there is no connection, and leads to the tickets', async () => {
    await page.goto('/explore')
    await expect(page.getByText('You are offline.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Your tickets' }).first().click()
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(2)
  })

  await context.setOffline(false)
  await test.step('after a sign-out nothing of them is left on the device', async () => {
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('turnout.tickets')))
    await expect.poll(kept).toEqual([])
  })
})

/** The next release: the same service worker with another byte. A browser's own look for it cannot be answered by a test. */
async function withNextRelease(work: () => Promise<void>): Promise<void> {
  const file = fileURLToPath(new URL('../../web/dist/service-worker.js', import.meta.url))
  const [before, { atime, mtime }] = [readFileSync(file), statSync(file)]
  try {
    appendFileSync(file, '\n// next')
    await work()
  } finally {
    writeFileSync(file, before)
    utimesSync(file, atime, mtime)
  }
}

test('a new release is announced, and taken when the person says so', async ({ page }) => {
  await page.goto('/explore')
  await untilReady(page)
  await withNextRelease(async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const reload = page.getByRole('button', { name: 'Reload' })
    await expect(reload).toBeVisible({ timeout: 20_000 })
    await Promise.all([page.waitForEvent('load'), reload.click()])
  })
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  expect(await isWaiting()).toBe(false)
})
