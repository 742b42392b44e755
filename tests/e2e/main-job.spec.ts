import { expect, test } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { linkIn, mailTo } from '../support/mailbox'
import { verifiedPerson } from '../support/people'
import { stack } from '../support/stack'

const PHONE = { width: 390, height: 844 }
const stamp = Date.now().toString(36)
const title = `Lantern supper ${stamp}`
const organiser = { name: 'Olga Organiser', email: `olga.${stamp}@example.com`, password: 'turn-out-2026' }

/** A browser of somebody's own; anything that the page complains about fails the test. */
async function open(
  browser: Browser,
  complaints: string[],
  viewport?: typeof PHONE,
): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext(viewport ? { viewport, hasTouch: true } : {})
  const page = await context.newPage()
  page.on('console', (message) => {
    // A refused request is told by the page itself, and a failed one below.
    const isRequest = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRequest) complaints.push(message.text())
  })
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(stack().TURNOUT_ORIGIN)
    if (isOurs && response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return [context, page]
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/login?returnUrl=%2Fcreate%2Fselect')
  await page.getByText('Sign up', { exact: true }).click()
  await page.getByLabel('Your name').fill(organiser.name)
  await page.getByLabel('Email').fill(organiser.email)
  await page.getByLabel('Password', { exact: true }).fill(organiser.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/private/)
}

/** Opens the link from the mail in another tab; the first one notices by itself. */
async function verify(context: BrowserContext, page: Page): Promise<void> {
  const link = linkIn(await mailTo(organiser.email), 'verifyEmail')
  const other = await context.newPage()
  await other.goto(link)
  await other.close()
  await expect(page).toHaveURL(/\/create\/select/, { timeout: 30_000 })
}

async function setUpPayouts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up payouts' }).click()
  await page.getByRole('button', { name: 'Fill in test details' }).click()
  await page.getByRole('button', { name: 'Complete onboarding' }).click()
  await expect(page.getByRole('heading', { name: 'Payouts are set up' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Back to where you were' }).click()
}

async function write(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'By hand' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('In a sentence').fill('Soup, lanterns and strangers who become friends.')
  await page.getByLabel('Place', { exact: true }).fill('Old mill')
  await page.getByLabel('Address').fill('1 River Street, Lisbon')
  await page.getByRole('button', { name: 'Edit General Admission' }).click()
  const ticket = page.getByRole('dialog')
  await ticket.getByLabel('Price').fill('20')
  await ticket.getByLabel('How many there are').fill('5')
  await ticket.getByRole('button', { name: 'Save the ticket' }).click()
  await page.getByRole('button', { name: 'Add a promo code' }).click()
  const promo = page.getByRole('dialog')
  await promo.getByLabel('Code', { exact: true }).fill('FRIEND')
  await promo.getByLabel('Percent off').fill('50')
  await promo.getByRole('button', { name: 'Save the code' }).click()
}

async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'It’s live!' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Open the dashboard' }).click()
  await expect(page).toHaveURL(/\/[2-9a-hjkmnp-z]{10}\/dashboard/)
  return new URL(page.url()).pathname.split('/')[1] ?? ''
}

/** A figure of the dashboard by its label. */
function figure(page: Page, label: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first()
}

async function buyAsGuest(page: Page): Promise<void> {
  await page.goto('/explore')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/activity\//)
  await page.getByRole('button', { name: 'More: General Admission' }).first().click()
  await page.getByRole('link', { name: 'Get tickets' }).first().click()
  await expect(page.getByText('Your tickets are held for').first()).toBeVisible({ timeout: 30_000 })
}

async function payWithCode(page: Page): Promise<void> {
  await page.getByText('Have a promo code?').click()
  await page.getByLabel('Promo code').fill('nonsense')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('does not apply')).toBeVisible()
  await page.getByLabel('Promo code').fill('friend')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(/^FRIEND · .* off/)).toBeVisible()
  await page.getByLabel('Full name').fill('Gus Guest')
  await page.getByLabel('Email', { exact: true }).fill(`gus.${stamp}@example.com`)
  await page.getByText(/^15 %/).click()
  await page
    .getByRole('button', { name: /^Pay \$\d/ })
    .locator('visible=true')
    .first()
    .click()
  await page
    .getByRole('button', { name: /4242\s?4242/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: 'You’re going!' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('img', { name: /QR/ }).first()).toBeVisible()
}

test('publish, find, RSVP, buy, and watch it happen', async ({ browser }) => {
  test.setTimeout(180_000)
  const complaints: string[] = []
  const [home, dashboard] = await open(browser, complaints)
  const [, buyer] = await open(browser, complaints, PHONE)
  const [, friend] = await open(browser, complaints)

  await test.step('the organiser signs up and follows the link', async () => {
    await signUp(dashboard)
    await verify(home, dashboard)
  })

  const shareRef = await test.step('writes, sets up payouts and publishes', async () => {
    await write(dashboard)
    await setUpPayouts(dashboard)
    await expect(dashboard.getByLabel('Title', { exact: true })).toHaveValue(title)
    return publish(dashboard)
  })
  const address = dashboard.url()
  await dashboard.evaluate(() => sessionStorage.setItem('not-reloaded', 'yes'))
  await expect(figure(dashboard, 'Views')).toContainText('0')

  await test.step('somebody sees it on a phone, and the view arrives', async () => {
    await buyAsGuest(buyer)
    await expect(figure(dashboard, 'Views')).toContainText('1')
    await expect(dashboard.getByText('2 held')).toBeVisible()
  })

  await test.step('pays with a promo code and a tip, and the sale arrives', async () => {
    await payWithCode(buyer)
    await expect(figure(dashboard, 'Tickets sold')).toContainText('2')
    await expect(figure(dashboard, 'Revenue')).toContainText('$26')
    await expect(figure(dashboard, 'Going')).toContainText('1')
    await expect(dashboard.getByText('Gus Guest').first()).toBeVisible()
    const mail = await mailTo(`gus.${stamp}@example.com`, (text) => text.includes(title))
    await buyer.goto(linkIn(mail, '/app/tickets/'))
    await expect(buyer.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('a third person, who has an account, answers with one tap, and the answer arrives', async () => {
    const person = await verifiedPerson('Frida Friend')
    await friend.goto(`/activity/${shareRef}`)
    await friend.getByRole('button', { name: 'Interested' }).click()
    await friend.getByRole('link', { name: 'Sign in' }).click()
    await expect(friend).toHaveURL(/\/login\?returnUrl=/)
    await friend.getByLabel('Email').fill(person.email)
    await friend.getByLabel('Password', { exact: true }).fill(person.password)
    await friend.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(friend).toHaveURL(new RegExp(`/activity/${shareRef}`))
    await friend.getByRole('button', { name: 'Interested' }).click()
    await expect(friend.getByText('You’re interested.')).toBeVisible()
    await expect(figure(dashboard, 'Interested')).toContainText('1', { timeout: 20_000 })
  })

  await test.step('all of it without a reload or a complaint', async () => {
    expect(dashboard.url()).toBe(address)
    expect(await dashboard.evaluate(() => sessionStorage.getItem('not-reloaded'))).toBe('yes')
    expect(await dashboard.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    expect(complaints).toEqual([])
  })
})
