import { test } from '@playwright/test'
import { details, hold, hosted, ticketType } from '../support/activities'
import { signIn } from '../support/browser'
import { expect } from '../support/patience'
import { verifiedPerson } from '../support/people'
import { call } from '../support/requests'
import { payPage } from '../support/stripe'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('a buyer sends a ticket on and takes it back, and says who the invoice is for', async ({ page }) => {
  const party = await hosted({ ticketTypes: [ticketType({ price: 2500, capacity: 4 })] })
  const buyer = await verifiedPerson('Bo Buyer')
  const held = await hold(party, buyer)
  const { order } = await call('placeOrder', details(held.id, buyer.email), buyer)
  await payPage(order.session?.id ?? '')
  await call('checkOrder', { orderId: order.id }, buyer)

  await signIn(page, buyer, '/tickets')
  await page.getByRole('button', { name: 'Send to somebody else' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Send the ticket' }).click()
  await expect(form.getByText('Say who it is for.')).toBeVisible()
  await form.getByLabel('Their name').fill('Rita Receiver')
  await form.getByLabel('Their email').fill('rita@example.com')
  await form.getByRole('button', { name: 'Send the ticket' }).click()
  await expect(page.getByText('Sent to Rita Receiver').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

  await page.getByRole('link', { name: 'Order', exact: true }).click()
  await page.getByRole('button', { name: 'Change who it is for' }).click()
  await form.getByLabel('Company').fill('Bo & Sons')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('article', { name: /Invoice INV-/ }).getByText('Bo & Sons')).toBeVisible()
})
