import { test } from '@playwright/test'
import { hosted, ticketType } from '../support/activities'
import { signIn } from '../support/browser'
import { fillPlatform, soldAndPaidOut, sweepDebts } from '../support/debts'
import { expect } from '../support/patience'
import { accountOf } from '../support/payouts'
import { giveBack, sold } from '../support/refunds'
import { control } from '../support/stripe'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('an organiser sees what they owe for a refund, and how the next sales pay it back', async ({ page }) => {
  const sale = await soldAndPaidOut()
  const { organiser } = sale.party
  await fillPlatform(100_000)
  await giveBack(sale)
  const account = await accountOf(organiser)
  const sellAndSweep = async (tickets: number) => {
    await sold(tickets, { party: sale.party })
    await control('balance/release', { account })
    await sweepDebts(sale)
    await page.reload()
  }

  await signIn(page, organiser, '/payouts')
  await expect(page.getByRole('heading', { name: 'What you owe' })).toBeVisible()
  await expect(page.getByText('You owe $38.')).toBeVisible()
  await expect(page.getByText('What you sell next pays this back first')).toBeVisible()
  await expect(page.getByText('Payouts are paused while you owe us for refunds')).toBeVisible()

  await sellAndSweep(1)
  await expect(page.getByText('$19 is paid back, $19 is left.')).toBeVisible()
  await sellAndSweep(2)
  await expect(page.getByText('All of it is settled.')).toBeVisible()
  await expect(page.getByText('Paid back', { exact: true })).toBeVisible()
})

test('the editor offers the currencies that are paid out, and says how to have others', async ({ page }) => {
  const { organiser, shareRef } = await hosted({ ticketTypes: [ticketType({ price: 2000 })] })
  await signIn(page, organiser, `/edit/${shareRef}`)
  await page.getByRole('button', { name: 'Edit General Admission' }).click({ timeout: 30_000 })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Your payouts are in USD\. To sell in another currency/)).toBeVisible()
  await expect(dialog.getByLabel('Currency').getByRole('option')).toHaveText(['US Dollar (USD)'])
})
