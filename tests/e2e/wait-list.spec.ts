import { test } from '@playwright/test'
import { firstType, hold, hosted, ticketType } from '../support/activities'
import { readTally } from '../support/database'
import { expect } from '../support/patience'
import { guest, verifiedPerson } from '../support/people'
import { call } from '../support/requests'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('a guest waits for a sold-out ticket, changes their mind twice, and gets the one that comes free', async ({
  page,
}) => {
  const organiser = await verifiedPerson('Olga Organiser')
  const party = await hosted({ ticketTypes: [ticketType({ capacity: 1 })] }, organiser)
  const { shareRef } = party
  const buyer = await guest()
  const { id: orderId } = await hold(party, buyer)
  await readTally(shareRef)

  await page.goto(`/activity/${shareRef}`)
  await page.getByRole('link', { name: 'Join the wait-list' }).locator('visible=true').first().click()
  await page.getByRole('button', { name: 'Join the wait-list for General Admission' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Join the wait-list' }).click()
  await expect(form.getByText('Check the email address.')).toBeVisible()
  await form.getByLabel('Your name').fill('Wendy Waits')
  await form.getByLabel('Email').fill('wendy@example.com')
  await form.getByRole('button', { name: 'Join the wait-list' }).click()
  await expect(page.getByText('You’re 1st in line · 1 ticket')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the wait-list for General Admission' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('You’re 1st in line · 1 ticket')).toBeVisible()

  const line = { shareRef, ticketTypeRef: firstType(party) }
  await call('cancelOrder', { orderId }, buyer)
  await expect
    .poll(async () => (await call('listWaitList', line, organiser)).items.map((it) => it.state))
    .toEqual(['offered'])
  await page.goto(`/${shareRef}`)
  await expect(page.getByText('Set aside for you: General Admission')).toBeVisible()
  await page.getByRole('link', { name: 'Get your tickets' }).click()
  await page.getByLabel('Full name').fill('Wendy Waits')
  await page.getByLabel('Email', { exact: true }).fill('wendy@example.com')
  await page.getByRole('button', { name: 'Get the tickets' }).locator('visible=true').click()
  await expect(page.getByRole('heading', { name: 'You’re going!' })).toBeVisible()
  expect((await call('listWaitList', line, organiser)).items).toEqual([])
})
