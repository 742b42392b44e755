import { test } from '@playwright/test'
import { APP_CHECK_HEADER } from 'functions/contract/api/app-check-header'
import { signIn } from '../support/browser'
import { expect } from '../support/patience'
import { verifiedPerson } from '../support/people'

const EXCHANGE = '**/*:exchangeDebugToken?*'

test('who cannot be told from a program reads why and what to do, and goes on once they can', async ({
  page,
}) => {
  await signIn(page, await verifiedPerson('Bo Blocked'))
  await page.evaluate(() => indexedDB.deleteDatabase('firebase-app-check-database'))
  await page.route(EXCHANGE, (route) => route.abort('blockedbyclient'))
  await page.goto('/my-activities')
  await expect(page.getByText('let your ad blocker or privacy settings allow reCAPTCHA')).toBeVisible()
  // No sign-out: that is what a 401 would do.
  await expect(page).toHaveURL(/\/my-activities/)
  await page.unroute(EXCHANGE)
  const answered = page.waitForResponse((response) => response.url().includes('listMyActivities'))
  await page.getByRole('button', { name: 'Try again' }).first().click()
  const response = await answered
  expect([
    response.status(),
    (await response.request().allHeaders())[APP_CHECK_HEADER.toLowerCase()],
  ]).toEqual([200, expect.stringMatching(/^ey/)])
})

test('a page without guarded requests asks nobody whether it is our app', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/explore')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /app-check|exchangeDebugToken|recaptcha/.test(url))).toEqual([])
})
