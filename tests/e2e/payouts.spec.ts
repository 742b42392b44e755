import { readFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { signIn } from '../support/browser'
import { expect } from '../support/patience'
import { paidOut, sweepNow } from '../support/payouts'
import { sold } from '../support/refunds'
import { readTally } from '../support/database'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('an organiser sees where their money is, what a payout is made of, and takes the statement along', async ({
  page,
}) => {
  const sale = await sold(2)
  const { organiser, shareRef } = sale.party
  await paidOut(organiser)
  await sold(1, { party: sale.party })
  await sweepNow()
  await readTally(shareRef)

  await signIn(page, organiser, '/payouts')
  await expect(page.getByText('Payouts are set up')).toBeVisible()
  await expect(page.getByText('On its way from cards')).toBeVisible()
  await page.getByRole('button', { name: /What the payout of \$38 on/ }).click()
  await expect(page.getByText('Sale · Bo Buyer')).toBeVisible()

  await page.goto(`/${shareRef}/dashboard?tab=money`)
  await expect(page.getByText('At your bank')).toBeVisible()
  await page.getByRole('button', { name: 'Show as a table' }).last().click()
  await expect(page.getByRole('row', { name: 'Yours, at Stripe $19' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the statement as CSV' }).click()
  const table = await readFile(await (await saved).path(), 'utf8')
  expect(table.trim().split('\r\n').at(-1)).toContain(',60,-3,57,0,0,USD')
})
