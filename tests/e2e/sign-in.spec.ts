import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { randomInt, randomUUID } from 'node:crypto'
import { arrivalsAt } from '../support/arrivals'
import { linkIn, mailTo } from '../support/mailbox'
import { chooseAtThirdParty, signInAtThirdParty, withoutInternet } from '../support/third-party'

const PHONE = { width: 390, height: 844 }
test.use({ viewport: PHONE, locale: 'en-US' })

const LOGIN = '/login?returnUrl=%2Faccount'

function newAddress(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`
}

/** A number that nobody else in this run has. */
const newNumber = () => `202555${randomInt(1000, 9999)}`

async function askForLink(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible()
  return linkIn(await mailTo(email, (text) => text.includes('mode=signIn')), 'mode=signIn')
}

async function tellName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/account/)
  await expect(page.getByText(name).first()).toBeVisible()
}

test('a mailed link signs in', async ({ page, browser }) => {
  const email = newAddress('lena')
  const arrivals = arrivalsAt(page)
  await page.goto(LOGIN)
  const link = await askForLink(page, email)

  await test.step('by itself on the device that asked for it; a new account is asked for its name', async () => {
    await page.goto(link)
    await tellName(page, 'Lena Link')
    expect(arrivals.recorded).toHaveLength(2)
  })

  await test.step('once: opened again, it says so and offers a new one', async () => {
    const elsewhere = await browser.newContext({ viewport: PHONE })
    const other = await elsewhere.newPage()
    await other.goto(link)
    await other.getByLabel('Email').fill(email)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByText('This link has expired or was used before.')).toBeVisible()
    await other.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(other.getByRole('button', { name: 'Email me a link' })).toBeVisible()
    await elsewhere.close()
  })

  await test.step('on another device after asking for the address', async () => {
    const elsewhere = await browser.newContext({ viewport: PHONE })
    const other = await elsewhere.newPage()
    await page.context().clearCookies()
    const asking = await elsewhere.newPage()
    await asking.goto(LOGIN)
    const second = await askForLink(asking, newAddress('liam'))
    await asking.evaluate(() => localStorage.clear())
    await other.goto(second)
    await other.getByLabel('Email').fill('someone.else@example.com')
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByText('This is not the right email address.')).toBeVisible()
    await elsewhere.close()
  })
})

test('a code in a text message signs in', async ({ page }) => {
  const arrivals = arrivalsAt(page)
  const number = newNumber()
  await page.goto(LOGIN)
  await page.getByRole('button', { name: 'Use my phone' }).click()

  await test.step('the number is spaced while it is typed, and what can not be one is said', async () => {
    await page.getByLabel('Phone number').fill('20255')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByText('Write your phone number, with its area code.')).toBeVisible()
    await page.getByLabel('Phone number').fill('+44 20 7946 0958')
    await expect(page.getByLabel('Country')).toHaveValue('GB')
    await page.getByLabel('Country').selectOption('US')
    await page.getByLabel('Phone number').fill('')
    await page.getByLabel('Phone number').pressSequentially(number)
    await expect(page.getByLabel('Phone number')).toHaveValue(/^\(202\) 555-\d{4}$/)
  })

  await test.step('a wrong code is refused, and the right one works afterwards', async () => {
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByText(`We sent a code to +1 202 555 ${number.slice(6)}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
    const code = (await mailTo(`+1${number}`)).slice(0, 6)
    await page.getByLabel('Code from the message').fill(code === '000000' ? '111111' : '000000')
    await expect(page.getByText('This is not the code that we sent.')).toBeVisible()
    await page.getByLabel('Code from the message').fill(code)
    await tellName(page, 'Phil Phone')
    expect(new Set(arrivals.recorded).size).toBe(1)
  })
})

test('a third party signs in', async ({ page, context }) => {
  await withoutInternet(context)
  const arrivals = arrivalsAt(page)
  const email = newAddress('gina')

  await test.step('in a window of its own', async () => {
    await page.goto(LOGIN)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await signInAtThirdParty(await opened, { email, name: 'Gina Google' })
    await expect(page).toHaveURL(/\/account/)
    await expect(page.getByText('Gina Google').first()).toBeVisible()
    await expect.poll(() => arrivals.recorded).toHaveLength(1)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('by leaving the page, where the browser blocks windows', async () => {
    await page.goto(LOGIN)
    await page.evaluate(() => (window.open = () => null))
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await chooseAtThirdParty(page, email)
    await expect(page).toHaveURL(/\/account/)
    await expect.poll(() => arrivals.recorded).toHaveLength(2)
    expect(new Set(arrivals.recorded).size).toBe(1)
    await page.getByRole('button', { name: 'Sign out' }).click()
  })

  await test.step('also one that only this project knows', async () => {
    await page.goto(LOGIN)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Acme' }).click()
    await signInAtThirdParty(await opened, { email: newAddress('ada'), name: 'Ada Acme' })
    await expect(page.getByText('Ada Acme').first()).toBeVisible()
  })
})
