import { test } from '@playwright/test'
import { expect } from '../support/patience'

const MAP = '**/assets/map-view-*.js'

test('a part of a screen that could not be loaded leaves what is typed, and is there after another try', async ({
  page,
}) => {
  await page.route(MAP, (route) => route.abort())
  await page.goto('/explore')
  const typed = page.getByRole('searchbox')
  await typed.fill('lantern')
  await page.getByText('Map', { exact: true }).click()
  const failure = page.getByRole('heading', { name: 'This part couldn’t be loaded' })
  await expect(failure).toBeVisible()
  await page.unroute(MAP)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.leaflet-container')).toBeVisible()
  await expect(failure).toBeHidden()
  await expect(typed).toHaveValue('lantern')
  expect(await page.evaluate(() => sessionStorage.getItem('turnout.reloaded-for-chunk'))).toBeNull()
})
