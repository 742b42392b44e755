import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  codeSentTo,
  enterPassword,
  freshNumber,
  openSecurity,
  rowOf,
  signOutOfAccount,
} from '../support/account-page'
import { ageSignIn, appCode, changeAccount } from '../support/identity'
import { linkIn, mailTo } from '../support/mailbox'
import { unverifiedPerson, verifiedPerson } from '../support/people'
import { chooseAtThirdParty, withoutInternet } from '../support/third-party'

test.describe.configure({ timeout: 120_000 })

/** The first sign-in of a stack wakes the functions. */
const PATIENTLY = { timeout: 45_000 }

/** Adds an authenticator app and answers its key. */
async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add a second step' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /An authenticator app/ }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code that the app shows').fill(appCode(key))
  await dialog.getByLabel('Name').fill('My vault')
  await dialog.getByRole('button', { name: 'Add the app' }).click()
  await expect(dialog).toBeHidden()
  return key
}

async function addPhone(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add another' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /A text message/ }).click()
  await dialog.getByLabel('Phone number').fill(number)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByLabel('Code from the message').fill(await codeSentTo(number))
  await dialog.getByRole('button', { name: 'Add the phone' }).click()
  await expect(dialog).toBeHidden()
}

test('a second step is added, asked for and removed', async ({ page }) => {
  const person = await verifiedPerson('Sela Second')
  const number = freshNumber()
  await openSecurity(page, person)

  const key = await test.step('an app and a phone are added', async () => {
    const secret = await addApp(page)
    await addPhone(page, number)
    await expect(rowOf(page, 'My vault')).toBeVisible()
    await expect(rowOf(page, 'My phone')).toBeVisible()
    await signOutOfAccount(page)
    return secret
  })

  await test.step('after the password, a wrong code is refused and the app’s lets in', async () => {
    await enterPassword(page, person)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    const field = page.getByLabel('Code that the app shows')
    await field.fill('000000')
    await expect(page.getByRole('alert')).toContainText('code')
    await field.fill(appCode(key, 'next'))
    await expect(page.getByRole('heading', { name: 'How you sign in' })).toBeVisible(PATIENTLY)
  })

  await test.step('an old sign-in is renewed with the phone’s code, and the app is removed', async () => {
    await ageSignIn(person.uid)
    await page.getByRole('button', { name: 'Remove My vault' }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    const proof = page.getByRole('dialog', { name: 'Is it you?' })
    await proof.getByLabel('Password', { exact: true }).fill(person.password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await proof.getByText('My phone', { exact: true }).click()
    await proof.getByRole('button', { name: 'Send me a code' }).click()
    await expect(proof.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled()
    await proof.getByLabel('Code from the message').fill(await codeSentTo(number))
    await expect(rowOf(page, 'My vault')).toBeHidden()
    await expect(rowOf(page, 'My phone')).toBeVisible()
  })

  await test.step('without any, the password is enough again', async () => {
    await page.getByRole('button', { name: 'Remove My phone' }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByRole('button', { name: 'Add a second step' })).toBeVisible()
    await signOutOfAccount(page)
    await openSecurity(page, person)
  })
})

test('a second step is asked for after a mailed link and after a third party', async ({ page, context }) => {
  await withoutInternet(context)
  const person = await verifiedPerson('Dora Doors')
  const number = freshNumber()
  const google = `g.${person.email}`
  const factor = { mfaEnrollmentId: person.uid, displayName: 'My phone', phoneInfo: number }
  await changeAccount(person.uid, {
    mfa: { enrollments: [{ ...factor, enrolledAt: new Date().toISOString() }] },
    linkProviderUserInfo: { providerId: 'google.com', rawId: person.uid, email: google },
  })
  const enterCode = async () => {
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Code from the message').fill(await codeSentTo(number))
    await expect(page.getByRole('heading', { name: 'How you sign in' })).toBeVisible(PATIENTLY)
  }

  await page.goto('/login?returnUrl=%2Faccount')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.goto(linkIn(await mailTo(person.email, (it) => it.includes('mode=signIn')), 'mode=signIn'))
  await enterCode()
  await signOutOfAccount(page)

  await page.goto('/login?returnUrl=%2Faccount')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await chooseAtThirdParty(await opened, google)
  await enterCode()
})

test('a second step waits for a verified email, which can be had in place', async ({ page }) => {
  const person = await unverifiedPerson('Uwe Unverified')
  await changeAccount(person.uid, { phoneNumber: freshNumber() })
  await openSecurity(page, person)
  await expect(page.getByText('First verify your email')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a second step' })).toBeHidden()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.goto(linkIn(await mailTo(person.email), 'verifyEmail'))
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Add a second step' })).toBeVisible()
})
