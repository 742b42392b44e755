import { test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { draftContent } from '../support/activities'
import { signIn } from '../support/browser'
import { expect } from '../support/patience'
import { verifiedPerson } from '../support/people'
import type { Person } from '../support/people'
import { call } from '../support/requests'

const PHONE = { width: 390, height: 844 }

const titleOf = (page: Page) => page.getByLabel('Title', { exact: true })
const saved = (page: Page) => page.getByText(/^Saved · /)

/** The first call of a function waits for its process to begin: here, and not while the page is looked at. */
async function warmUp(by: Person): Promise<void> {
  const key = 'draft-to-begin-with'
  await call('saveDraft', { key, draft: draftContent(), basis: 0 }, by)
  await call('readDraft', { key }, by)
  await call('listDrafts', {}, by)
  await call('discardDraft', { key }, by)
}

async function open(browser: Browser, by: Person, path: string, viewport?: typeof PHONE): Promise<Page> {
  const context = await browser.newContext(viewport ? { viewport } : {})
  const page = await context.newPage()
  await signIn(page, by, path)
  return page
}

test('a draft follows its person from device to device, and two versions are kept until one is chosen', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const person = await verifiedPerson('Dora Draft')
  await warmUp(person)
  const phone = await open(browser, person, '/manual/create', PHONE)

  await test.step('what is typed on the phone is saved by itself', async () => {
    await titleOf(phone).fill('Begun on the phone')
    await expect(saved(phone)).toBeVisible()
  })

  const laptop = await open(browser, person, '/my-activities?tab=drafts')
  await test.step('the laptop goes on with it', async () => {
    await laptop.getByRole('link', { name: 'Begun on the phone' }).click()
    await expect(titleOf(laptop)).toHaveValue('Begun on the phone')
    await titleOf(laptop).fill('Gone on from the laptop')
    await expect(saved(laptop)).toBeVisible()
  })

  await test.step('the phone, which has not seen that, is asked; nothing is lost meanwhile', async () => {
    await titleOf(phone).fill('Also changed on the phone')
    await expect(phone.getByText('“Gone on from the laptop”')).toBeVisible()
    await expect(titleOf(phone)).toHaveValue('Also changed on the phone')
    await phone.getByRole('button', { name: 'Use the other one' }).click()
    await expect(titleOf(phone)).toHaveValue('Gone on from the laptop')
  })

  await test.step('without a connection it waits, and is saved when that is back', async () => {
    await phone.context().setOffline(true)
    await titleOf(phone).fill('Finished on the train')
    await expect(phone.getByText('Offline: kept on this device')).toBeVisible()
    await phone.context().setOffline(false)
    await expect(saved(phone)).toBeVisible()
  })

  await test.step('thrown away without a connection, it goes when that is back', async () => {
    const key = 'draft-to-throw-away'
    await call('saveDraft', { key, draft: draftContent({ title: 'Not after all' }), basis: 0 }, person)
    await laptop.goto('/my-activities?tab=drafts')
    await expect(laptop.getByRole('link', { name: 'Not after all' })).toBeVisible()
    await laptop.context().setOffline(true)
    await laptop.getByRole('button', { name: 'Discard Not after all' }).click()
    await laptop.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(laptop.getByRole('link', { name: 'Not after all' })).toBeHidden()
    const keys = async () => (await call('listDrafts', {}, person)).items.map((it) => it.key)
    expect(await keys()).toContain(key)
    await laptop.context().setOffline(false)
    await expect.poll(keys).not.toContain(key)
  })

  await test.step('once it is an activity, there is no draft of it any more', async () => {
    await phone.getByLabel('Place', { exact: true }).fill('The quay')
    await phone.getByRole('button', { name: 'Publish' }).click()
    await expect(phone.getByRole('heading', { name: 'It’s live!' })).toBeVisible()
    expect((await call('listDrafts', {}, person)).items).toEqual([])
  })
})
