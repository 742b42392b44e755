import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { test } from '@playwright/test'
import { hosted } from '../support/activities'
import type { Hosted } from '../support/activities'
import { expect } from '../support/patience'
import { arrivalsAt } from '../support/arrivals'
import type { Arrivals } from '../support/arrivals'
import { linkIn, mailTo } from '../support/mailbox'
import { verifiedPerson } from '../support/people'
import { ask, call } from '../support/requests'
import {
  LOGIN,
  askForLink,
  nameField,
  comeAsGuest,
  enterByPhone,
  newAddress,
  newNumber,
  signOut,
  signUp,
  tellName,
} from '../support/sign-in-page'
import { chooseAtThirdParty, signInAtThirdParty, withoutInternet } from '../support/third-party'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

const ALONG = 'We brought your answer along into your account.'

test('a guest becomes an account by any door and stays the same person', async ({ page, context }) => {
  await withoutInternet(context)
  const arrivals = arrivalsAt(page)
  const isStillOne = () => expect.poll(() => new Set(arrivals.recorded.splice(0)).size).toBe(1)

  await test.step('by a password, once the email is verified', async () => {
    const email = newAddress('petra')
    await comeAsGuest(page)
    await signUp(page, email, 'Petra Password')
    const mail = await mailTo(email, (text) => text.includes('mode=verifyEmail'))
    const tab = await context.newPage()
    await tab.goto(linkIn(mail, 'mode=verifyEmail'))
    await tab.close()
    await page.bringToFront()
    await expect(page).toHaveURL(/\/account/)
    await expect(nameField(page)).toHaveValue('Petra Password')
    await isStillOne()
    await signOut(page)
  })

  await test.step('by a mailed link', async () => {
    await comeAsGuest(page)
    await page.goto(await askForLink(page, newAddress('lena')))
    await tellName(page, 'Lena Link')
    await isStillOne()
    await signOut(page)
  })

  await test.step('by a phone', async () => {
    await comeAsGuest(page)
    await enterByPhone(page, newNumber())
    await tellName(page, 'Phil Phone')
    await isStillOne()
    await signOut(page)
  })

  await test.step('by a third party, whose name for them is taken over', async () => {
    await comeAsGuest(page)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await signInAtThirdParty(await opened, { email: newAddress('gina'), name: 'Gina Google' })
    await expect(nameField(page)).toHaveValue('Gina Google')
    await isStillOne()
  })
})

/** Has the page's guest say that they come. */
async function answerAsGuest(arrivals: Arrivals, { shareRef }: Hosted): Promise<void> {
  const body = {
    shareRef,
    response: 'going',
    guest: { name: 'Gina Guest', agreed: CURRENT_AGREEMENT },
  } as const
  await ask('answerRsvp', { body }, arrivals.person())
}

test('what a guest had follows them into the account that they have already', async ({ page, context }) => {
  await withoutInternet(context)
  const arrivals = arrivalsAt(page)
  const party = await hosted({ title: 'Followed into an account' })
  const owner = await verifiedPerson('Olive Owner')
  const number = newNumber()

  await test.step('by a password; at the next load, when the connection is lost on the way', async () => {
    await comeAsGuest(page)
    await answerAsGuest(arrivals, party)
    await page.route('**/adoptGuest', (route) => route.abort('connectionreset'), { times: 1 })
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('adoptGuest'))
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/account/)
    await lost
    await page.reload()
    await expect(page.getByText(ALONG)).toBeVisible()
    const { items } = await call('listMyActivities', { kind: 'going' }, owner)
    expect(items.map(({ title }) => title)).toEqual(['Followed into an account'])
    await signOut(page)
  })

  await test.step('by a mailed link', async () => {
    await comeAsGuest(page)
    await answerAsGuest(arrivals, await hosted())
    await page.goto(await askForLink(page, owner.email))
    await expect(page.getByText(ALONG)).toBeVisible()
    expect(arrivals.recorded.at(-1)).toBe(owner.uid)
    await signOut(page)
  })

  await test.step('by a phone', async () => {
    await page.goto(LOGIN)
    await enterByPhone(page, number)
    await tellName(page, 'Phil Phone')
    const [phil] = arrivals.recorded.slice(-1)
    await signOut(page)
    await comeAsGuest(page)
    await answerAsGuest(arrivals, await hosted())
    await enterByPhone(page, number)
    await expect(page.getByText(ALONG)).toBeVisible()
    expect(arrivals.recorded.at(-1)).toBe(phil)
    await signOut(page)
  })
})

test('a third party is connected to the account that has its address already', async ({ page, context }) => {
  await withoutInternet(context)
  const arrivals = arrivalsAt(page)
  const owner = await verifiedPerson('Olive Owner')
  const enterByGoogle = async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    return opened
  }

  await test.step('once its owner has signed in the way they did before', async () => {
    await comeAsGuest(page)
    await answerAsGuest(arrivals, await hosted())
    await signInAtThirdParty(await enterByGoogle(), {
      email: owner.email,
      name: 'Olive at Google',
      isVerified: false,
    })
    await expect(page.getByText(`You already have an account with ${owner.email}.`)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Google is connected')).toBeVisible()
    await expect(page.getByText(ALONG)).toBeVisible()
    await signOut(page)
  })

  await test.step('and opens it from then on, for a guest with what they had', async () => {
    await comeAsGuest(page)
    await answerAsGuest(arrivals, await hosted())
    await chooseAtThirdParty(await enterByGoogle(), owner.email)
    await expect(page.getByText(ALONG)).toBeVisible()
    expect(arrivals.recorded.at(-1)).toBe(owner.uid)
  })
})
