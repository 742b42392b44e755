import { test } from '@playwright/test'
import { expect } from '../support/patience'
import { arrivalsAt } from '../support/arrivals'
import { mailTo } from '../support/mailbox'
import {
  LOGIN,
  askForLink,
  nameField,
  newAddress,
  newNumber,
  signOut,
  tellName,
} from '../support/sign-in-page'
import { chooseAtThirdParty, signInAtThirdParty, withoutInternet } from '../support/third-party'

const PHONE = { width: 390, height: 844 }
test.setTimeout(150_000)
test.use({ viewport: PHONE, locale: 'en-US' })

test('a mailed link signs in', async ({ page, browser }) => {
  const email = newAddress('lena')
  const arrivals = arrivalsAt(page)
  await page.goto(LOGIN)
  const link = await askForLink(page, email)

  await test.step('by itself on the device that asked for it; a new account is asked for its name', async () => {
    await page.goto(link)
    await tellName(page, 'Lena Link')
    await expect(nameField(page)).toHaveValue('Lena Link')
    expect(arrivals.recorded).toHaveLength(1)
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
    await signOut(page)
    const second = await askForLink(page, email)
    const elsewhere = await browser.newContext({ viewport: PHONE })
    const other = await elsewhere.newPage()
    await other.goto(second)
    await other.getByLabel('Email').fill('someone.else@example.com')
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByText('This is not the right email address.')).toBeVisible()
    await other.getByLabel('Email').fill(email)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other).toHaveURL(/\/account/)
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
    await expect(page.getByLabel('Phone number')).toHaveValue(/^\(\d{3}\) 555-\d{4}$/)
  })

  await test.step('a wrong code is refused, and the right one works afterwards', async () => {
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByText(/^We sent a code to \+1 \d{3} 555 \d{4}\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
    const code = (await mailTo(`+1${number}`)).slice(0, 6)
    await page.getByLabel('Code from the message').fill(code === '000000' ? '111111' : '000000')
    await expect(page.getByText('This is not the code that we sent.')).toBeVisible()
    await page.getByLabel('Code from the message').fill(code)
    await tellName(page, 'Phil Phone')
    expect(arrivals.recorded).toHaveLength(1)
  })
})

test('a third party signs in', async ({ page, context }) => {
  await withoutInternet(context)
  const arrivals = arrivalsAt(page)
  const email = newAddress('gina')

  await test.step('not when the window is closed, which is noticed after eight seconds', async () => {
    await page.goto(LOGIN)
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = (...all) => {
        document.body.dataset['window'] = all[2] ?? ''
        return open(...all)
      }
    })
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await (await opened).close()
    await expect(page.getByText('The sign-in window was closed before it was done.')).toBeVisible()
    expect(await page.locator('body').getAttribute('data-window')).toMatch(/width=500,height=600/)
  })

  await test.step('in a window of its own', async () => {
    await page.goto(LOGIN)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await signInAtThirdParty(await opened, { email, name: 'Gina Google' })
    await expect(page).toHaveURL(/\/account/)
    await expect(nameField(page)).toHaveValue('Gina Google')
    await expect.poll(() => arrivals.recorded).toHaveLength(1)
    await signOut(page)
  })

  await test.step('by leaving the page, where the browser blocks windows', async () => {
    await page.goto(LOGIN)
    await page.evaluate(() => (window.open = () => null))
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await chooseAtThirdParty(page, email)
    await expect(page).toHaveURL(/\/account/)
    await expect.poll(() => arrivals.recorded).toHaveLength(2)
    expect(new Set(arrivals.recorded).size).toBe(1)
    await signOut(page)
  })

  await test.step('also one that only this project knows', async () => {
    await page.goto(LOGIN)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Acme' }).click()
    await signInAtThirdParty(await opened, { email: newAddress('ada'), name: 'Ada Acme' })
    await expect(nameField(page)).toHaveValue('Ada Acme')
  })
})
