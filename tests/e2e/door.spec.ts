import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { details, hold, hosted, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { findBarriers, overhang } from '../support/barriers'
import { scan } from '../support/door'
import { guest } from '../support/people'
import { call } from '../support/requests'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

/** A ticket of somebody by that name. */
async function ticketOf(party: Hosted, fullName: string) {
  const buyer = await guest()
  const { id } = await hold(party, buyer)
  await call('placeOrder', { ...details(id), buyer: { fullName, email: 'door@example.com' } }, buyer)
  const [ticket] = (await call('listMyTickets', {}, buyer)).items
  if (!ticket) throw new Error('A placed order has a ticket')
  return ticket
}

/** What a handheld scanner does: it types, and ends with Enter. */
async function scanned(page: Page, code: string): Promise<void> {
  await page.getByLabel('Ticket code or name').fill(code)
  await page.getByLabel('Ticket code or name').press('Enter')
}

const said = (page: Page, words: string | RegExp) =>
  expect(page.locator('[aria-live="assertive"]').filter({ hasText: words })).toBeAttached()

test('somebody without an account lets people in, with a connection and without', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  const party = await hosted({ title: 'Door night', ticketTypes: [ticketType()] })
  const { shareRef, organiser } = party
  const [ada, bea, cyd] = [
    await ticketOf(party, 'Ada Almeida'),
    await ticketOf(party, 'Bea Brook'),
    await ticketOf(party, 'Cyd Cole'),
  ]
  const { link } = await call('inviteToTeam', { shareRef, role: 'door' }, organiser)

  await test.step('they come by a link and say their name', async () => {
    await page.goto(link)
    await page.getByLabel('Your name').fill('Dora Door')
    await page.getByRole('button', { name: 'Open the door' }).click()
    await expect(page.getByRole('heading', { name: 'Door: Door night' })).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(new RegExp(`/${shareRef}/door$`))
    await expect(page.getByText('0 of 3 are in')).toBeAttached()
    expect(await findBarriers(page)).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
  })

  await test.step('a wrong code is refused, the right one works at once, and a second time it does not', async () => {
    await scanned(page, 'T1.local.nothing.of.ours')
    await said(page, /Not valid/)
    await scanned(page, ada.code)
    await said(page, 'Welcome, Ada Almeida')
    await expect(page.getByText('1 of 3 are in')).toBeAttached()
    await scanned(page, ada.code)
    await said(page, /Ada Almeida is in already/)
  })

  await test.step('it opens and works without a connection', async () => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('1 of 3 are in')).toBeAttached({ timeout: 30_000 })
    await scanned(page, bea.code)
    await said(page, 'Welcome, Bea Brook')
    await page.getByRole('tab', { name: 'Guests' }).click()
    await page.getByRole('searchbox').fill('cyd')
    await page.getByRole('button', { name: 'Let in: Cyd Cole' }).click()
    await said(page, 'Welcome, Cyd Cole')
    await expect(page.getByText('2 scans wait for a connection')).toBeVisible()
  })

  await test.step('whoever signs out is asked about the scans that wait, and stays by default', async () => {
    await context.route(/checkInGuests/, (route) => route.abort())
    await context.setOffline(false)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('dialog', { name: '2 scans are not sent yet' })
    await expect(question.getByText('2 scans at “Door night”')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Sign out and lose 2 scans' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  await test.step('what another gate did meanwhile is shown', async () => {
    const scans = [scan({ key: bea.id, gate: 'South' })]
    await call('checkInGuests', { shareRef, scans }, organiser)
    await context.unroute(/checkInGuests/)
    await page.goto(`/${shareRef}/door`)
    await expect(page.getByText(/Bea Brook was let in already.*South/)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'I have seen it' }).click()
    await expect(page.getByText('Two gates let somebody in')).toHaveCount(0)
    const { items } = await call('listDoor', { shareRef }, organiser)
    expect(new Map(items.map((it) => [it.key, it.status]))).toEqual(
      new Map([ada, bea, cyd].map((it) => [it.id, 'used'])),
    )
  })

  await test.step('somebody let in by mistake is out again', async () => {
    await page.getByRole('tab', { name: 'Guests' }).click()
    await page.getByRole('searchbox').fill('cyd')
    await page.getByRole('button', { name: 'Undo: Cyd Cole' }).click()
    await expect(page.getByText('2 of 3 are in')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Let in: Cyd Cole' })).toBeVisible()
  })
})
