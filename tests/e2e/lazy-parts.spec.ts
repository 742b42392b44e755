import { test } from '@playwright/test'
import { expect } from '../support/patience'

const MAP = '**/assets/map-view-*.js'

test('a part of a screen that could not be loaded is there after another try', async ({ page }) => {
  // As after a reload that has not helped: the page reloads once by itself, for deploys.
  await page.addInitScript(() => sessionStorage.setItem('turnout.reloaded-for-chunk', String(Date.now())))
  await page.route(MAP, (route) => route.abort())
  await page.goto('/explore')
  await page.getByText('Map', { exact: true }).click()
  const failure = page.getByText('This part of Turnout could not be loaded.')
  await expect(failure).toBeVisible()
  await page.unroute(MAP)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.leaflet-container')).toBeVisible()
  await expect(failure).toBeHidden()
})
