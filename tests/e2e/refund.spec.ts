import { test } from '@playwright/test'
import { signIn } from '../support/browser'
import { readOrder } from '../support/database'
import { expect } from '../support/patience'
import { sold } from '../support/refunds'

test.setTimeout(120_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('an organiser gives one ticket’s money back, and sees where it is', async ({ page }) => {
  const { party, order } = await sold(2)
  await signIn(page, party.organiser, `/${party.shareRef}/dashboard?tab=people`)
  await page.getByRole('button', { name: 'What to do about Bo Buyer' }).click()
  await page.getByRole('button', { name: 'Open the order' }).click()
  const sheet = page.getByRole('dialog', { name: 'Order of Bo Buyer' })
  await sheet.getByRole('button', { name: 'Refund' }).click()
  await sheet.getByText('Tickets', { exact: true }).click()
  await sheet.getByLabel(/ticket 1 · \$20\.00/).check()
  await sheet.getByLabel('Why?').fill('One of you is ill.')
  await expect(sheet.getByText('One ticket becomes void.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Give $20.00 back' }).click()
  await expect(sheet.getByText('Given back')).toBeVisible()
  await expect(sheet.getByText('$20.00 of it is not given back.')).toBeVisible()
  expect((await readOrder(order.id)).status).toBe('partially-refunded')
})
