import { test } from '@playwright/test'
import type { Question } from 'functions/contract/questions/question'
import { hosted } from '../support/activities'
import { signIn } from '../support/browser'
import { linkIn, mailTo } from '../support/mailbox'
import { expect } from '../support/patience'
import { verifiedPerson } from '../support/people'
import { ask } from '../support/requests'
import { newAddress } from '../support/sign-in-page'
import { withoutInternet } from '../support/third-party'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('an RSVP without an account is given on the page, said to be saved once it is, and found again', async ({
  page,
  context,
}) => {
  await withoutInternet(context)
  const organiser = await verifiedPerson('Olga Organiser')
  const { shareRef } = await hosted({ title: 'Kite day', ticketTypes: [] }, organiser)
  const email = newAddress('nora')
  const path = `/activity/${shareRef}`
  const bar = page.getByRole('region', { name: 'Tickets and RSVP' })
  const sheet = page.getByRole('dialog')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))

  await test.step('the sheet opens over the page, and nothing of the sign-in is loaded for it', async () => {
    await page.goto(path)
    await expect(async () => {
      await bar.getByRole('link', { name: 'RSVP' }).click()
      await expect(sheet).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(new RegExp(path))
    expect(scripts.filter((url) => /identitytoolkit|firebase/.test(url))).toEqual([])
  })

  await test.step('a name is asked for, in words', async () => {
    await sheet.getByRole('button', { name: 'I’m going' }).click()
    await expect(sheet.getByText('Enter your name.')).toBeVisible()
    await expect(sheet.getByLabel('Your name')).toBeFocused()
  })

  await test.step('nothing is confirmed while the answer is on its way', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/app/rsvp', async (route) => {
      await held
      await route.continue()
    })
    await sheet.getByLabel('Your name').fill('Nora Newcomer')
    await sheet.getByLabel('Email').fill(email)
    const asked = page.waitForRequest('**/app/rsvp')
    await sheet.getByRole('button', { name: 'I’m going' }).click()
    await asked
    await expect(sheet.getByRole('button', { name: 'Saving…' })).toBeVisible()
    await expect(page.getByText('You’re on the list')).toHaveCount(0)
    letGo()
    await expect(sheet.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
    await expect(sheet.getByText(email)).toBeVisible()
    await page.unroute('**/app/rsvp')
    const { items } = await ask('listRsvpsOfActivity', { query: { shareRef } }, organiser)
    expect(items.map(({ shownName, response }) => [shownName, response])).toEqual([
      ['Nora Newcomer', 'going'],
    ])
  })

  await test.step('the bar and the count say so where the person looks', async () => {
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(bar.getByText('You’re going')).toBeVisible()
    await expect(page.getByText('1 going')).toBeVisible()
  })

  await test.step('it is there after a reload, and can be changed', async () => {
    await page.reload()
    await expect(bar.getByText('You’re going')).toBeVisible()
    await expect(async () => {
      await bar.getByRole('link', { name: 'Change' }).click()
      await expect(sheet).toBeVisible({ timeout: 1000 })
    }).toPass()
    await sheet.getByRole('button', { name: 'Interested', exact: true }).click()
    await sheet.getByRole('button', { name: 'I’m interested' }).click()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(bar.getByText('You’re interested')).toBeVisible()
  })

  await test.step('the mailed link opens it on another device, without an account', async () => {
    const mail = await mailTo(email, (text) => text.includes('/app/rsvp/mine'))
    const other = await (await context.browser()!.newContext()).newPage()
    await other.goto(linkIn(mail, '/app/rsvp/mine'))
    await expect(other.getByText('You’re interested.')).toBeVisible()
    await other.getByRole('button', { name: 'Can’t go' }).click()
    await expect(other.getByText('You can’t make it.')).toBeVisible()
    await other.context().close()
  })

  await test.step('which the first device hears of', async () => {
    await page.reload()
    await expect(bar.getByText('You can’t go')).toBeVisible()
  })
})

test('what the organiser asks is answered before Going is saved, shown after it, and seen by the organiser', async ({
  page,
  context,
}) => {
  await withoutInternet(context)
  const organiser = await verifiedPerson('Olga Organiser')
  const question: Question = {
    id: 'aaaaaaaa-0001',
    kind: 'short-text',
    label: 'Who sent you?',
    per: 'order',
    isRequired: false,
    options: [],
  }
  const kite = { id: 'aaaaaaaa-0002', label: 'Do you bring a kite?', options: ['My own', 'I build one'] }
  const questions: Question[] = [question, { ...question, ...kite, kind: 'one-of', isRequired: true }]
  const asked = { questions, attendees: false, terms: null }
  const { shareRef } = await hosted({ title: 'Kite day', ticketTypes: [], asked }, organiser)
  const sheet = page.getByRole('dialog')
  const choice = page.getByRole('group', { name: 'Are you coming?' })

  await test.step('a guest is told what is missing, and nothing is saved', async () => {
    await page.goto(`/activity/${shareRef}`)
    await expect(async () => {
      await choice.first().getByRole('button', { name: 'Going' }).click()
      await expect(sheet).toBeVisible({ timeout: 1000 })
    }).toPass()
    await sheet.getByLabel('Your name').fill('Nora Newcomer')
    await sheet.getByRole('button', { name: 'I’m going' }).click()
    await expect(sheet.getByText('This needs an answer.')).toBeVisible()
    await expect(sheet.getByLabel('Do you bring a kite?')).toBeFocused()
    const { items } = await ask('listRsvpsOfActivity', { query: { shareRef } }, organiser)
    expect(items).toEqual([])
  })

  await test.step('the answer is shown with the saved RSVP, and can be changed', async () => {
    await sheet.getByLabel('Do you bring a kite?').selectOption('My own')
    await sheet.getByRole('button', { name: 'I’m going' }).click()
    await expect(sheet.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
    await expect(sheet.getByText('My own')).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Change your answers' }).click()
    await expect(sheet.getByLabel('Do you bring a kite?')).toHaveValue('My own')
    await sheet.getByLabel('Do you bring a kite?').selectOption('I build one')
    await sheet.getByRole('button', { name: 'I’m going' }).click()
    await expect(sheet.getByText('I build one')).toBeVisible()
  })

  await test.step('somebody with an account is asked in one more press', async () => {
    const other = await (await context.browser()!.newContext()).newPage()
    await signIn(other, await verifiedPerson('Ada Account'), `/${shareRef}`)
    await other.getByRole('group', { name: 'Are you coming?' }).getByRole('button', { name: 'Going' }).click()
    const asking = other.getByRole('dialog')
    await expect(asking.getByLabel('Your name')).toHaveCount(0)
    await asking.getByLabel('Do you bring a kite?').selectOption('My own')
    await asking.getByRole('button', { name: 'I’m going' }).click()
    await expect(asking.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
    await other.context().close()
  })

  await test.step('the organiser reads them in the list', async () => {
    const own = await (await context.browser()!.newContext()).newPage()
    await signIn(own, organiser, `/${shareRef}/dashboard?tab=people`)
    await own.getByText('Answers', { exact: true }).first().click()
    await expect(own.getByText('Do you bring a kite?').first()).toBeVisible()
    await own.context().close()
  })
})
