import { expect, test } from '@playwright/test'
import { codeSentTo, freshNumber, openSecurity, rowOf, signOutOfAccount } from '../support/account-page'
import { ageSignIn, controlIdentity } from '../support/identity'
import { linkIn, mailTo } from '../support/mailbox'
import { verifiedPerson } from '../support/people'
import { chooseAtThirdParty, signInAtThirdParty, withoutInternet } from '../support/third-party'

const PHONE = { width: 390, height: 844 }
const LAST = 'This is your only way in, so it stays. Add another one first.'
const NEW_PASSWORD = 'another battery 7'

test.describe.configure({ timeout: 120_000 })

test('ways to sign in are added and removed, but never the last', async ({ page, context, browser }) => {
  await withoutInternet(context)
  const person = await verifiedPerson('Maya Methods')
  const google = `maya.${person.uid}@gmail.example`.toLowerCase()
  await openSecurity(page, person)

  await test.step('the only one stays', async () => {
    await expect(rowOf(page, 'Password')).toContainText(LAST)
    await expect(page.getByRole('button', { name: 'Remove Password' })).toBeHidden()
  })

  await test.step('a third party is connected', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Connect Google' }).click()
    await signInAtThirdParty(await opened, { email: google, name: 'Maya' })
    await expect(rowOf(page, 'Google')).toContainText(google)
    await expect(page.getByRole('button', { name: 'Remove Password' })).toBeVisible()
  })

  await test.step('a phone is added', async () => {
    const number = freshNumber()
    await page.getByRole('button', { name: 'Add your phone' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Phone number').fill(number)
    await dialog.getByRole('button', { name: 'Send me a code' }).click()
    await dialog.getByLabel('Code from the message').fill(await codeSentTo(number))
    await dialog.getByRole('button', { name: 'Save the number' }).click()
    await expect(rowOf(page, 'Phone')).toContainText(number)
  })

  await test.step('what belongs to another account is refused, in words', async () => {
    const other = await browser.newContext()
    await withoutInternet(other)
    const otherPage = await other.newPage()
    await openSecurity(otherPage, await verifiedPerson('Otto Other'))
    const opened = otherPage.waitForEvent('popup')
    await otherPage.getByRole('button', { name: 'Connect Google' }).click()
    await chooseAtThirdParty(await opened, google)
    await expect(rowOf(otherPage, 'Google').getByRole('alert')).toContainText('another account')
    await other.close()
  })

  await test.step('all but one are removed', async () => {
    for (const name of ['Phone', 'Google']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeHidden()
    }
    await expect(rowOf(page, 'Password')).toContainText(LAST)
  })
})

test.describe('with a stricter policy', () => {
  test.beforeAll(() =>
    // No stricter than what other tests type meanwhile.
    controlIdentity('PUT', 'password-policy', {
      enforcementState: 'ENFORCE',
      customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true },
    }),
  )
  test.afterAll(() => controlIdentity('DELETE', 'password-policy'))

  test('a new password is checked while it is typed, and kept while one proves who one is', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const person = await verifiedPerson('Pia Password')
    await openSecurity(page, person)
    await ageSignIn(person.uid)
    await page.getByRole('button', { name: 'Change your password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your password' })

    await test.step('the list says what is missing', async () => {
      await dialog.getByLabel('New password').fill('no number here')
      await expect(dialog.getByText('At least 8 characters: done')).toBeVisible()
      await expect(dialog.getByText('A digit: missing')).toBeVisible()
      await dialog.getByRole('button', { name: 'Save the password' }).click()
      await expect(dialog.getByText('The password needs all that the list says.')).toBeVisible()
    })

    await test.step('an old sign-in is renewed in place, and the change goes on by itself', async () => {
      await dialog.getByLabel('New password').fill(NEW_PASSWORD)
      await dialog.getByRole('button', { name: 'Save the password' }).click()
      const proof = page.getByRole('dialog', { name: 'Is it you?' })
      await proof.getByLabel('Password', { exact: true }).fill('not mine')
      await proof.getByRole('button', { name: 'Continue' }).click()
      await expect(proof.getByRole('alert')).toBeVisible()
      await expect(dialog.getByLabel('New password')).toHaveValue(NEW_PASSWORD)
      await proof.getByLabel('Password', { exact: true }).fill(person.password)
      await proof.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Your password is saved.')).toBeVisible()
      await expect(proof).toBeHidden()
    })

    await test.step('it signs in', async () => {
      await signOutOfAccount(page)
      await openSecurity(page, { ...person, password: NEW_PASSWORD })
    })
  })
})

test('another email becomes the account’s when its link is opened', async ({ page, context }) => {
  const person = await verifiedPerson('Emil Email')
  const address = `new.${person.email}`
  await openSecurity(page, person)

  await test.step('an old sign-in is renewed by a mailed link', async () => {
    await ageSignIn(person.uid)
    await page.getByRole('button', { name: 'Change your email' }).click()
    await page.getByLabel('New email').fill(address)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('button', { name: 'Email me a link' }).click()
    const link = linkIn(await mailTo(person.email, (it) => it.includes('mode=signIn')), 'mode=signIn')
    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByText('That was you')).toBeVisible()
    await other.close()
  })

  await test.step('until the new link is opened, the old address stays', async () => {
    await expect(page.getByText('Look into the new mailbox').last()).toBeVisible()
    await page.getByRole('button', { name: 'Good' }).click()
    await expect(rowOf(page, 'Email')).toContainText(person.email)
    await expect(page.getByText(`A link is on its way to ${address}.`)).toBeVisible()
  })

  await test.step('then every sign-in ends, and the new address signs in', async () => {
    const other = await context.newPage()
    await other.goto(linkIn(await mailTo(address, (it) => it.includes('verifyAndChangeEmail')), 'verifyAnd'))
    await other.close()
    // As when somebody comes back to this window.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Sign in with the new address.')).toBeVisible()
    await openSecurity(page, { ...person, email: address })
    await expect(rowOf(page, 'Email')).toContainText(address)
  })
})
