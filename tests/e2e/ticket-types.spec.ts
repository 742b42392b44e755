import { randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { signIn } from '../support/browser'
import { expect } from '../support/patience'
import { guest, verifiedPerson } from '../support/people'
import { ask, call } from '../support/requests'
import { payOut } from '../support/stripe'
import { pressTo } from './press-to'

test.use({ viewport: { width: 390, height: 844 } })

/** The first call of a function waits for its process to begin: here, and not while the page is looked at. */
async function warmUp(shareRef: string, ticketTypeRef: string): Promise<void> {
  const passerBy = await guest()
  const items = [{ ticketTypeRef, quantity: 1 }]
  const { id } = await call('holdTickets', { shareRef, items, idempotencyKey: randomUUID() }, passerBy)
  await call('applyPromoCode', { orderId: id, code: null }, passerBy)
}

async function fillTicket(page: Page, title: string, price: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(title)
  await dialog.getByLabel('Price').fill(price)
  await dialog.getByRole('button', { name: 'Save the ticket' }).click()
}

test('tickets are copied and put in order, a code is for some of them, and checkout says so', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const organiser = await verifiedPerson('Olga Organiser')
  await payOut(organiser)
  await signIn(page, organiser, '/manual/create')

  await test.step('tickets', async () => {
    await page.getByLabel('Title', { exact: true }).fill('Two kinds of seats')
    await page.getByLabel('Place', { exact: true }).fill('The quay')
    await page.getByRole('button', { name: 'Edit General Admission' }).click()
    await fillTicket(page, 'Floor', '20')
    await page.getByRole('button', { name: 'Copy Floor' }).click()
    await page.getByRole('button', { name: 'Edit Floor (copy)' }).click()
    await fillTicket(page, 'VIP', '60')
    const handle = page.getByRole('button', { name: /^Drag VIP/ })
    await handle.press('ArrowUp')
    await expect(page.getByText('Moved to place 1 of 2.')).toBeAttached()
    await expect(handle).toBeFocused()
  })

  await test.step('places that they share', async () => {
    await page.getByRole('button', { name: 'Share places between tickets' }).click()
    await page.getByLabel('Name of these places').fill('Quay')
    await page.getByLabel('Places in all').fill('30')
    for (const title of ['VIP', 'Floor']) {
      await page.getByRole('button', { name: `Edit ${title}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Shares its places with').selectOption({ label: 'Quay (30 places)' })
      await dialog.getByRole('button', { name: 'Save the ticket' }).click()
    }
    await expect(page.getByText('shares Quay')).toHaveCount(2)
  })

  await test.step('a code for one of them, named before the server has named it', async () => {
    await page.getByRole('button', { name: 'Add a promo code' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Code', { exact: true }).fill('viphalf')
    await dialog.getByLabel('Percent off').fill('50')
    await dialog.getByText('Only some').click()
    await dialog.getByRole('button', { name: 'Save the code' }).click()
    await expect(dialog.getByText('Choose at least one ticket')).toBeVisible()
    await dialog.getByLabel('VIP').check()
    await dialog.getByRole('button', { name: 'Save the code' }).click()
    await expect(page.getByText('for VIP')).toBeVisible()
  })

  await test.step('a hidden ticket, which a code opens', async () => {
    await page.getByRole('button', { name: 'Add a ticket' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Hidden', { exact: true }).click()
    await fillTicket(page, 'Backstage', '10')
    await page.getByRole('button', { name: 'Add a promo code' }).click()
    await dialog.getByLabel('Code', { exact: true }).fill('crew')
    await dialog.getByLabel('Backstage').first().check()
    await dialog.getByText('None', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Save the code' }).click()
    await expect(page.getByText('opens Backstage')).toBeVisible()
  })

  await test.step('a question, as it will be asked', async () => {
    await page.getByRole('button', { name: 'Add a question' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Question').fill('What do you eat?')
    await dialog.getByLabel('Answered by').selectOption('One of a list')
    await dialog.getByLabel('To choose from').fill('Everything')
    await dialog.getByText('They have to answer').click()
    await dialog.getByRole('button', { name: 'Save the question' }).click()
    await expect(dialog.getByText('at least two answers')).toBeVisible()
    await dialog.getByLabel('To choose from').fill('Everything\nNo nuts')
    await expect(dialog.getByLabel('What do you eat?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save the question' }).click()
    await expect(page.getByText('One of a list · buyers and RSVPs, once · required')).toBeVisible()
  })

  await test.step('published in that order', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('heading', { name: 'It’s live!' })).toBeVisible()
  })

  const [card] = (await call('listMyActivities', { kind: 'hosting' }, organiser)).items
  const shareRef = card?.shareRef ?? ''
  const { ticketTypes, sharedCapacities } = await ask('readActivity', { params: { shareRef } }, null)
  expect(ticketTypes.map(({ title }) => title)).toEqual(['VIP', 'Floor'])
  const [quay] = sharedCapacities
  expect(quay).toMatchObject({ title: 'Quay', capacity: 30 })
  expect(ticketTypes.map(({ sharesCapacity }) => sharesCapacity)).toEqual([quay?.key, quay?.key])

  await test.step('and at checkout the code takes something off that one', async () => {
    await warmUp(shareRef, ticketTypes[0]?.shareRef ?? '')
    const buyer = await (await browser.newContext()).newPage()
    const choice = ticketTypes.map((type) => `${type.shareRef}.1`).join(',')
    await pressTo(buyer, `/payment?activity=${shareRef}&tickets=${choice}`)
    await expect(buyer.getByText('Your tickets are held for').first()).toBeVisible()
    await buyer.getByText('Have a promo code?').first().click()
    await buyer.getByLabel('Promo code').first().fill('viphalf')
    await buyer.getByRole('button', { name: 'Apply' }).first().click()
    await expect(buyer.getByText('Discount VIPHALF on VIP').locator('visible=true').first()).toBeVisible()
    await expect(buyer.getByText('$50').locator('visible=true').first()).toBeVisible()
  })

  await test.step('where the other code opens the hidden one, and the question has to be answered', async () => {
    const buyer = await (await browser.newContext()).newPage()
    await pressTo(buyer, `/payment?activity=${shareRef}&code=crew`)
    await expect(buyer.getByRole('heading', { name: 'Backstage' })).toBeVisible({ timeout: 20_000 })
    await buyer.getByRole('button', { name: 'More: Backstage tickets' }).click()
    await buyer.getByRole('link', { name: 'Continue' }).click()
    await expect(buyer.getByText('CREW is applied.').first()).toBeVisible({ timeout: 20_000 })
    await buyer.getByLabel('Full name').fill('Gus Guest')
    await buyer.getByLabel('Email', { exact: true }).fill('gus@example.com')
    const pay = buyer.getByRole('button', { name: 'Pay $10' }).locator('visible=true')
    await pay.click()
    await expect(buyer.getByText('This needs an answer.')).toBeVisible()
    await buyer.getByLabel('What do you eat?').selectOption('No nuts')
    await pay.click()
    await expect(buyer.getByLabel('Card number')).toBeVisible({ timeout: 20_000 })
  })
})
