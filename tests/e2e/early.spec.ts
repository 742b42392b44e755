import { expect, test } from '@playwright/test'
import { hosted, ticketType } from '../support/activities'

test('what is pressed before the page’s code is there counts at once, and nothing is lost', async ({
  page,
}) => {
  const party = await hosted({
    ticketTypes: [ticketType({ price: 0, maxTicketCountPerPurchase: 4 }), ticketType({ title: 'Friend' })],
  })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  let arrive = () => undefined as void
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`/activity/${party.shareRef}`, { waitUntil: 'commit' })
  const stepper = page.getByRole('group', { name: /General Admission/ })
  const more = stepper.getByRole('button', { name: /^More/ })
  for (let press = 0; press < 3; press++) await more.click()
  await stepper.getByRole('button', { name: /^Fewer/ }).click()
  await expect(stepper.locator('output')).toHaveText('2')
  const [type] = party.activity.ticketTypes
  const way = page.getByRole('link', { name: 'Get tickets' }).or(page.getByRole('link', { name: /free/i }))
  await expect(way.first()).toHaveAttribute(
    'href',
    `/payment?activity=${party.shareRef}&tickets=${type?.shareRef}.2`,
  )
  arrive()
  await expect(page.locator('html')).not.toHaveAttribute('data-early')
  await expect(stepper.locator('output')).toHaveText('2')
  await expect(page.getByText(/2 tickets/).first()).toBeVisible()
  for (let press = 0; press < 2; press++) await more.click()
  await expect(stepper.locator('output')).toHaveText('4')
  await expect(more).toBeDisabled()
  expect(complaints).toEqual([])
})
