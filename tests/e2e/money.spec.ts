import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Order } from 'functions/contract/orders/order'
import { firstType, hosted, promoCode, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { signIn } from '../support/browser'
import { database, readOrder, readTickets } from '../support/database'
import { chargeOf, orderWhen, sold } from '../support/refunds'
import { stripe } from '../support/stripe'
import { pressTo } from './press-to'

/** Chooses one of the cards that the payment page offers, and pays. */
async function useCard(page: Page, number: RegExp): Promise<void> {
  await page.getByRole('button', { name: number }).first().click()
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** The one order of an activity. */
async function onlyOrder({ shareRef }: Hosted): Promise<Order> {
  const { docs } = await database().collection('orders').where('shareRef', '==', shareRef).get()
  expect(docs).toHaveLength(1)
  return readOrder(docs[0]?.id ?? '')
}

/** Fills in the details of a guest who uses a code, tips and gives. */
async function fillIn(page: Page): Promise<void> {
  await page.getByText('Have a promo code?').locator('visible=true').first().click()
  await page.getByLabel('Promo code').first().fill('early')
  await page.getByRole('button', { name: 'Apply' }).first().click()
  await expect(page.getByText('Discount EARLY').locator('visible=true').first()).toBeVisible()
  await page.getByLabel('Full name').fill('Gus Guest')
  await page.getByLabel('Email', { exact: true }).fill('gus@example.com')
  // 50.00 less a half, a tenth of the 50.00 as a tip, and a donation: 25 + 5 + 10.
  await page.getByRole('radio', { name: /^10 %/ }).check({ force: true })
  await page.getByRole('radio', { name: '$10', exact: true }).check({ force: true })
}

test('a guest pays less by a code, tips and gives, by the third card; then a ticket is refunded', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const types = [ticketType({ price: 2500, capacity: 10 })]
  const party = await hosted({ ticketTypes: types, promocodes: [promoCode()] })

  await test.step('a declined card, one whose check fails, and one whose check is passed', async () => {
    await pressTo(page, `/payment?activity=${party.shareRef}&tickets=${firstType(party)}.2`)
    await expect(page.getByText('Your tickets are held for').first()).toBeVisible({ timeout: 30_000 })
    await fillIn(page)
    await page.getByRole('button', { name: 'Pay $40' }).locator('visible=true').click()
    await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 30_000 })
    await useCard(page, /4000\s?0000\s?0000\s?0002/)
    await expect(page.getByText(/declined/i).first()).toBeVisible()
    await useCard(page, /4000\s?0025\s?0000\s?3155/)
    await page.getByRole('button', { name: 'Fail' }).click()
    await useCard(page, /4000\s?0025\s?0000\s?3155/)
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByRole('heading', { name: 'You’re going!' })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('the invoice says each line, and the payment provider has the same sum', async () => {
    await page.getByRole('link', { name: 'Invoice' }).click()
    for (const line of ['EARLY', 'Tip', 'Donation']) {
      await expect(page.getByText(line).locator('visible=true').first()).toBeVisible({ timeout: 20_000 })
    }
    await expect(page.getByText('$40').first()).toBeVisible()
    const order = await onlyOrder(party)
    expect(order.pricing).toMatchObject({ total: 4000, tip: 500, donation: 1000 })
    expect((await chargeOf(order)).amount).toBe(4000)
  })

  await test.step('the organiser gives one ticket back, once, and the buyer sees it', async () => {
    const organiser = await (await browser.newContext()).newPage()
    await signIn(organiser, party.organiser, `/${party.shareRef}/dashboard?tab=people`)
    await organiser.getByRole('button', { name: 'Open the order of Gus Guest' }).click({ timeout: 30_000 })
    await organiser.getByRole('button', { name: 'Refund', exact: true }).click()
    await organiser.getByText('Tickets', { exact: true }).last().click()
    await organiser.getByRole('checkbox', { name: /ticket 2/ }).check()
    await organiser.getByLabel('Why?').fill('One of you is ill.')
    await organiser.getByRole('button', { name: 'Give $12.50 back' }).dblclick()
    await expect(organiser.getByText('$12.50 is given back.').first()).toBeVisible({ timeout: 30_000 })
    const { id } = await onlyOrder(party)
    const order = await orderWhen(id, ({ status }) => status === 'partially-refunded')
    expect((await chargeOf(order)).amount_refunded).toBe(1250)
    expect((await readTickets(id)).map(({ status }) => status).toSorted()).toEqual(['valid', 'void'])
  })
})

/** Does so many things, some at the same time. */
async function manyTimes(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

test('an activity with a hundred paid orders is cancelled, and each is refunded once', async ({ page }) => {
  test.setTimeout(420_000)
  const party = await hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 150 })] })
  await manyTimes(100, () => sold(1, { party }))

  await signIn(page, party.organiser, `/${party.shareRef}`)
  await page.getByRole('button', { name: 'Cancel it' }).click({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Cancel the activity' }).click()
  // A request that is on its way ends with its page.
  await expect(page.getByRole('button', { name: 'Cancel the activity' })).toBeHidden()
  await page.goto(`/${party.shareRef}/dashboard`)
  await expect(page.getByText('100 of 100 given back')).toBeVisible({ timeout: 300_000 })

  const { docs } = await database().collection('orders').where('shareRef', '==', party.shareRef).get()
  const intents = docs.map((doc) => String(doc.get('paymentIntentId')))
  expect(new Set(intents).size).toBe(100)
  expect(new Set(docs.map((doc) => String(doc.get('status'))))).toEqual(new Set(['refunded']))
  const refunds = await Promise.all(intents.map((id) => stripe().refunds.list({ payment_intent: id })))
  expect(refunds.map(({ data }) => data.map(({ amount }) => amount))).toEqual(intents.map(() => [2000]))
})
