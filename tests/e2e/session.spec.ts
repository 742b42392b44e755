import { test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { signIn } from '../support/browser'
import { linkIn, mailTo, mailsTo } from '../support/mailbox'
import { expect } from '../support/patience'
import { unverifiedPerson, verifiedPerson } from '../support/people'
import { LOGIN, newAddress, signOut, signUp } from '../support/sign-in-page'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

const PASSWORD = 'correct horse battery'
const isVerification = (text: string) => text.includes('mode=verifyEmail')

/** What a page says and offers, with the address taken out. */
async function looksOf(page: Page, email: string): Promise<string> {
  const looks = await page.getByRole('main').ariaSnapshot()
  return looks.replaceAll(email, 'ADDRESS').replaceAll(/\d+ s/g, 'N s')
}

test('nobody learns which addresses have an account', async ({ page }) => {
  const owner = await verifiedPerson('Olive Owner')
  const nobody = newAddress('nobody')

  await test.step('by signing in', async () => {
    const refusals: string[] = []
    for (const email of [owner.email, nobody]) {
      await page.goto(LOGIN)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      refusals.push(await page.getByRole('alert').innerText())
    }
    expect(refusals[0]).toContain('Email and password do not fit together.')
    expect(refusals[1]).toBe(refusals[0])
  })

  await test.step('by asking for a new password', async () => {
    const answers: string[] = []
    for (const email of [owner.email, nobody]) {
      await page.goto('/reset-password')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText('If there is an account for')).toBeVisible()
      answers.push(await looksOf(page, email))
    }
    expect(answers[1]).toBe(answers[0])
  })

  await test.step('by signing up, however far one goes', async () => {
    const answers: string[][] = []
    for (const email of [owner.email, nobody]) {
      await page.goto(LOGIN)
      await signUp(page, email, 'Nosy Neighbour')
      const looks = [await looksOf(page, email)]
      await page.getByRole('button', { name: 'I have opened it' }).click()
      await expect(page.getByText('Not verified yet.')).toBeVisible()
      await page.getByRole('button', { name: 'Change the address' }).click()
      looks.push(await looksOf(page, email))
      const other = newAddress('other')
      await page.getByLabel('New email').fill(other)
      await page.getByRole('button', { name: 'Send the link there' }).click()
      await expect(page.getByText(`We sent a link to ${other}`)).toBeVisible()
      looks.push(await looksOf(page, other))
      await page.getByRole('button', { name: 'Use another account' }).click()
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
      answers.push([...looks, await looksOf(page, other)])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(await mailsTo(owner.email, (text) => text.includes('mode=signIn'))).toHaveLength(1)
    expect(await mailsTo(owner.email, isVerification)).toHaveLength(0)
  })
})

test('an unverified person is mailed once, may change the address, and comes in by the new one', async ({
  page,
  context,
}) => {
  const person = await unverifiedPerson('Uma Unverified')
  const email = newAddress('uma.new')

  await test.step('one mail, however many calls are refused', async () => {
    await page.goto('/login?returnUrl=%2Fmy-activities')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await mailTo(person.email, isVerification)
    for (const path of ['/create/select', '/my-activities']) {
      await page.goto(path)
      await page.waitForURL(/\/private/)
    }
    await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled()
    expect(await mailsTo(person.email, isVerification)).toHaveLength(1)
  })

  await test.step('the link to the new address ends this sign-in, which says so and knows the address', async () => {
    await page.getByRole('button', { name: 'Change the address' }).click()
    await page.getByLabel('New email').fill(email)
    await page.getByRole('button', { name: 'Send the link there' }).click()
    await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
    const mail = await mailTo(email, (text) => text.includes('mode=verifyAndChangeEmail'))
    const tab = await context.newPage()
    const { searchParams } = new URL(linkIn(mail, 'mode=verifyAndChangeEmail'))
    await tab.goto(`/private?${searchParams}`)
    await expect(tab.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
    await tab.reload()
    await expect(tab.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    await tab.close()
    await expect(page.getByText('Sign in with the new address.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/my-activities/)
  })
})

test('mailed links of every kind lead somewhere', async ({ page }) => {
  const person = await unverifiedPerson('Vera Verifies')

  await test.step('one that verifies works without being signed in, and once', async () => {
    await page.goto(LOGIN)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const mail = await mailTo(person.email, isVerification)
    const { searchParams } = new URL(linkIn(mail, 'mode=verifyEmail'))
    await page.goto(`/private?${searchParams}`)
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
    await page.getByRole('link', { name: 'Go on' }).click()
    await expect(page).toHaveURL(/\/explore/)
    await page.goto(`/private?${searchParams}`)
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    await signOut(page)
  })

  await test.step('one that sets a password, from whichever page it leads to', async () => {
    await page.goto('/reset-password')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const mail = await mailTo(person.email, (text) => text.includes('mode=resetPassword'))
    const { searchParams } = new URL(linkIn(mail, 'mode=resetPassword'))
    await page.goto(`/private?${searchParams}`)
    await expect(page).toHaveURL(/\/reset-password/)
    await page.getByLabel('New password').fill('a better horse battery')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText('Your new password is set.')).toBeVisible()
    await page.goto(`/reset-password?${searchParams}`)
    await page.getByLabel('New password').fill('another horse battery')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
  })

  await test.step('those that can not work any more say what to do instead', async () => {
    for (const mode of ['recoverEmail', 'revertSecondFactorAddition']) {
      await page.goto(`/private?mode=${mode}&oobCode=used-up`)
      await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    }
    await page.goto('/private?mode=somethingNew&oobCode=x')
    await expect(page.getByRole('heading', { name: 'We do not know this link' })).toBeVisible()
    await page.goto('/private?mode=signIn&oobCode=x&apiKey=k')
    await expect(page.getByText('You asked for this link on another device.')).toBeVisible()
  })
})

test('a sign-in that the server no longer takes ends, and what was typed is still there', async ({
  page,
}) => {
  const organiser = await verifiedPerson('Olga Organiser')
  await signIn(page, organiser, '/manual/create')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Typed before the end')
  await expect(page.getByText('Kept on this device as you type')).toBeVisible()
  const warned = page.waitForEvent('console', (message) => message.text().includes('no longer accepts'))
  await page.route('**/app/activity', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer worn.out.token' } }),
  )
  await page.getByRole('button', { name: 'Save draft' }).click()
  expect((await warned).type()).toBe('warning')
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fmanual%2Fcreate/)
  await expect(page.getByText('Your sign-in was not accepted any more.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(organiser.email)
  await page.unroute('**/app/activity')
  await page.getByLabel('Password', { exact: true }).fill(organiser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(title).toHaveValue('Typed before the end')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/edit\/[2-9a-hjkmnp-z]{10}/)
})

test('signing out in one tab signs out all', async ({ page, context }) => {
  await signIn(page, await verifiedPerson('Tara Tabs'), '/account')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL(/\/login\?returnUrl=%2Faccount/)
})
