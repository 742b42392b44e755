import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { expect as expectValue, test } from '@playwright/test'
import { signOutOfAccount } from '../support/account-page'
import { firstType, hosted, ticketType } from '../support/activities'
import { arrivalsAt } from '../support/arrivals'
import { findBarriers } from '../support/barriers'
import { signIn } from '../support/browser'
import { mailTo } from '../support/mailbox'
import { expect } from '../support/patience'
import { verifiedPerson } from '../support/people'
import { ask } from '../support/requests'
import { LOGIN, askForLink, nameField, newAddress, tellName } from '../support/sign-in-page'
import { withoutInternet } from '../support/third-party'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('the terms are read while signing up, with nothing lost, and signing in agrees to them', async ({
  page,
  context,
}) => {
  await withoutInternet(context)
  const arrivals = arrivalsAt(page)
  await page.goto(`${LOGIN}&mode=sign-up`)
  await page.getByLabel('Your name').fill('Nora Newcomer')
  await page.getByLabel('Email').fill('nora@example.com')

  await test.step('both texts open in windows of their own', async () => {
    for (const [name, title] of [
      ['Terms', 'Terms'],
      ['Privacy notice', 'Privacy'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await page.getByRole('main').getByRole('link', { name }).click()
      const text = await opened
      await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(text.getByText(/^Version of/)).toBeVisible()
      await text.close()
    }
  })

  await test.step('what was typed is there as it was', async () => {
    await expect(page.getByLabel('Your name')).toHaveValue('Nora Newcomer')
    await expect(page.getByLabel('Email')).toHaveValue('nora@example.com')
  })

  await test.step('the account has agreed to what the page named', async () => {
    const link = await askForLink(page, newAddress('nora'))
    await page.goto(link)
    await tellName(page, 'Nora Newcomer')
    await expect(nameField(page)).toHaveValue('Nora Newcomer')
    const { account } = await ask('exportAccount', {}, arrivals.person())
    expectValue(account?.agreed).toMatchObject(CURRENT_AGREEMENT)
  })

  await test.step('and is asked no more', async () => {
    await page.goto('/explore')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Our terms' })).toHaveCount(0)
  })

  await test.step('the device forgets it with the sign-out', async () => {
    const kept = () =>
      page.evaluate(() =>
        ['turnout.agreed', 'turnout.terms-shown'].filter((name) => localStorage.getItem(name) !== null),
      )
    await expectValue.poll(kept).toEqual(['turnout.agreed'])
    await signOutOfAccount(page)
    await expectValue.poll(kept).toEqual([])
  })
})

test('terms that changed during checkout are shown beside the button, with nothing lost', async ({
  page,
}) => {
  const party = await hosted({ ticketTypes: [ticketType()] })
  const email = newAddress('gus')
  // The page is one from before: what it names is two versions old.
  let isOld = true
  await page.route('**/calls/placeOrder', async (route) => {
    const body = route.request().postDataJSON() as { data: object }
    const data = { ...body.data, ...(isOld && { agreed: { terms: '2020-01-01', privacy: '2020-01-01' } }) }
    isOld = false
    await route.continue({ postData: JSON.stringify({ data }) })
  })
  await page.goto(`/payment?activity=${party.shareRef}&tickets=${firstType(party)}.1`)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByLabel('Full name').fill('Gus Guest')
  await page.getByLabel('Email', { exact: true }).fill(email)
  const confirm = page.getByRole('button', { name: 'Get the tickets' }).locator('visible=true')
  await confirm.click()
  await expect(page.getByText('Our terms have changed since you opened this page.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Gus Guest')
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'You’re going!' })).toBeVisible()
})

test('an organiser is asked by somebody without an account, with the keyboard alone', async ({
  page,
  context,
}) => {
  await withoutInternet(context)
  const organiser = await verifiedPerson('Olga Organiser')
  await ask('signIn', { body: {} }, organiser)
  const { shareRef } = await hosted({ title: 'Kite day', ticketTypes: [] }, organiser)
  const open = page.getByRole('button', { name: 'Contact the organiser' })
  const dialog = page.getByRole('dialog')
  const { keyboard } = page

  await test.step('the form opens from its button, and nothing is loaded for it before', async () => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(`/activity/${shareRef}`)
    await expect(async () => {
      await open.focus()
      await keyboard.press('Enter')
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(dialog.getByRole('heading', { name: 'Message about Kite day' })).toBeVisible()
    await expect(page.getByText(organiser.email)).toHaveCount(0)
  })

  await test.step('what is missing is said at its field, and focused', async () => {
    await keyboard.press('Tab')
    await expect(dialog.getByLabel('Message')).toBeFocused()
    await keyboard.type('Is there a rain date?')
    await keyboard.press('Tab')
    await keyboard.type('Nora Newcomer')
    await keyboard.press('Tab')
    await keyboard.type('nora@')
    await keyboard.press('Enter')
    await expect(dialog.getByText('Enter a valid email.')).toBeVisible()
    await expect(dialog.getByLabel('Your email')).toBeFocused()
  })

  await test.step('it is sent, and says where the answer comes', async () => {
    await keyboard.press('End')
    await keyboard.type('example.com')
    await keyboard.press('Enter')
    await expect(dialog.getByText('The organiser will reply to nora@example.com.')).toBeVisible()
    const mail = await mailTo(organiser.email, (text) => text.includes('Is there a rain date?'))
    expectValue(mail).toContain('Nora Newcomer, nora@example.com')
  })

  await test.step('Escape leads back to the button', async () => {
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(open).toBeFocused()
  })
})

test('we are written to from the help, which is searched first', async ({ page, context }) => {
  await withoutInternet(context)
  await page.goto('/help')
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('lost phone')
  await expect(page.getByText('Any copy works')).toBeVisible()
  await page.getByRole('searchbox').fill('zebra')
  await page.getByRole('link', { name: 'Ask us' }).click()
  const words = `Do you sell zebras? ${newAddress('z')}`
  await page.getByLabel('What is it about?').selectOption('other')
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.getByLabel('Your name').fill('Nora Newcomer')
  await page.getByLabel('Your email').fill('nora@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We’ll reply to nora@example.com')).toBeVisible()
  await mailTo('support@turnout.example', (text) => text.includes(words))
})

test('a message can be read and its button pressed while a dialog is open', async ({ page }) => {
  const organiser = await verifiedPerson('Olga Organiser')
  const { shareRef } = await hosted(
    { status: 'draft', ticketTypes: [ticketType({ title: 'Kite' })] },
    organiser,
  )
  await signIn(page, organiser, `/edit/${shareRef}`)
  await page.getByRole('button', { name: 'Remove Kite' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('Kite was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a ticket' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Kite was removed.')).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(messages.getByText('Kite was removed.')).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Remove Kite' })).toBeVisible()
})

test('on a phone, messages stay above the bar with Publish', async ({ page }) => {
  const organiser = await verifiedPerson('Olga Organiser')
  const { shareRef } = await hosted({ title: 'Kite day', status: 'draft' }, organiser)
  await signIn(page, organiser, `/edit/${shareRef}`)
  await page.getByLabel('Title', { exact: true }).fill('Kite day, again')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(/saved/i)
  await expect(toast).toBeVisible()
  const bar = page.getByRole('region', { name: 'Publish' })
  await expect(async () => {
    const [above, below] = [await toast.boundingBox(), await bar.boundingBox()]
    expectValue(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  }).toPass({ timeout: 3000 })
})
