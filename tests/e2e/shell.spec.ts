import { expect, test } from '@playwright/test'
import { signIn } from '../support/browser'
import { verifiedPerson } from '../support/people'

test('leads from the root to explore, and from nowhere to a page that helps', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/explore$/)
  for (const path of ['/no/such/page', '/elsewhere', '/sponsor/nothing', '/activity/a/b']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Nobody turned out here' })).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: 'Explore' })).toBeVisible()
  }
})

test('goes nowhere else after signing in, whatever a link says', async ({ page }) => {
  const person = await verifiedPerson()
  await signIn(page, person, '//evil.example/take')
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/explore$/)
  for (const attack of [
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
  ]) {
    await page.goto(`/login?returnUrl=${encodeURIComponent(attack)}`)
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/explore$/)
  }
})

test('keeps the way back through the sign-in, and leaves no trace of it in the history', async ({ page }) => {
  await page.goto('/explore')
  await page.goto('/my-activities?tab=past')
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fmy-activities%3Ftab%3Dpast$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/explore$/)
})

test('a part that cannot be loaded: one reload, then words and another try', async ({ page }) => {
  await page.goto('/explore')
  let asked = 0
  await page.route(/\/assets\/create-start-[\w-]+\.js$/, async (route) => {
    asked += 1
    await route.abort('connectionreset')
  })
  await page.getByRole('link', { name: 'Create' }).first().click()
  await expect(page.getByRole('heading', { name: 'This part of Turnout could not be loaded.' })).toBeVisible()
  expect(asked).toBeGreaterThanOrEqual(2)
  await page.unroute(/\/assets\/create-start-[\w-]+\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Make something people turn out for' })).toBeVisible()
})

test('shows the shape of a page while its code is on its way', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/create-start-[\w-]+\.js$/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/create', { waitUntil: 'commit' })
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Make something people turn out for' })).toBeVisible()
})

test('says when there is no connection, for as long as there is none', async ({ page, context }) => {
  await page.goto('/explore')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('a failure of ours has a number to quote and another try', async ({ page }) => {
  const problem = {
    type: 'https://turnout.example/errors/internal',
    title: 'Something went wrong on our side',
    status: 500,
    detail: 'Please try again.',
    code: 'internal',
    requestId: 'quote-me-123',
  }
  let failures = 0
  await page.route('**/app/activity?*', async (route) => {
    failures += 1
    await route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem })
  })
  await page.clock.install()
  await page.goto('/explore')
  // Three more tries after 1, 2 and 4 seconds (specification, section 9).
  for (const [wait, tries] of [
    [1100, 2],
    [2100, 3],
    [4100, 4],
  ] as const) {
    await expect.poll(() => failures).toBe(tries - 1)
    await page.clock.runFor(wait)
  }
  await expect(page.getByText('quote-me-123')).toBeVisible()
  expect(failures).toBe(4)
  await page.unroute('**/app/activity?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('quote-me-123')).toBeHidden()
})

test('a modal of the bar hangs 55 px below the top, and closes by a click outside and by Escape', async ({
  page,
}) => {
  await signIn(page, await verifiedPerson())
  const you = page.getByRole('banner').getByRole('button', { name: 'You' })
  const menu = page.getByRole('dialog', { name: 'You' })
  await you.click()
  await expect(menu).toBeVisible()
  const boxOf = () => menu.boundingBox()
  await expect.poll(async () => Math.round((await boxOf())?.y ?? 0)).toBe(55)
  expect((await boxOf())?.width).toBeGreaterThanOrEqual(295)
  await page.mouse.click(20, 600)
  await expect(menu).toBeHidden()
  await you.press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(you).toBeFocused()
})
