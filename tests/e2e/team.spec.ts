import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { details, hold, hosted, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { findBarriers, overhang } from '../support/barriers'
import { signIn } from '../support/browser'
import { guest, verifiedPerson } from '../support/people'
import { ask, call } from '../support/requests'

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0'

/** Looks for barriers and for what does not fit, on a phone in the dark and on a wide screen. */
async function lookAround(page: Page, what: string): Promise<void> {
  for (const [width, height, colorScheme] of [
    [390, 844, 'dark'],
    [1280, 800, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await findBarriers(page), `${what} at ${width}`).toEqual([])
    expect.soft(await overhang(page), `${what} at ${width} scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

async function buy(party: Hosted, fullName: string): Promise<void> {
  const buyer = await guest()
  const { id } = await hold(party, buyer)
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`
  await call('placeOrder', { ...details(id), buyer: { fullName, email } }, buyer)
}

test('a manager joins by a link, and sees numbers move and charts drawn', async ({ page }) => {
  test.setTimeout(120_000)
  const [party, manager] = [await hosted({ audience: 'private' }), await verifiedPerson('Mia Manager')]
  const { shareRef, organiser } = party
  const { link } = await call('inviteToTeam', { shareRef, role: 'manager' }, organiser)
  await signIn(page, manager)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Olga Organiser asks you to help' })).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Join the team' }).click()
  await expect(page).toHaveURL(new RegExp(`/${shareRef}/dashboard$`))
  const going = page.locator('dl > div').filter({ hasText: 'Going' }).locator('dd').first()
  await expect(going).toHaveText('0')
  await ask('answerRsvp', { body: { shareRef, response: 'going' } }, organiser)
  await expect(going).toHaveText('1')

  await page.getByRole('tab', { name: 'Analytics' }).click()
  const funnel = page.getByRole('region', { name: 'From a view to a ticket' })
  await expect(funnel.getByText('Said going or interested')).toBeVisible()
  await funnel.getByRole('button', { name: 'Show as a table' }).click()
  await expect(funnel.getByRole('rowheader', { name: 'Saw the page' })).toBeVisible()
  await lookAround(page, 'analytics')

  await page.getByRole('tab', { name: 'Team' }).click()
  await expect(page.getByText('Mia Manager joined the team')).toBeVisible()
  await lookAround(page, 'team')
  await page.goto(`/${shareRef}`)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel it' })).toHaveCount(0)
})

test('an organiser finds somebody, writes a note on them and takes the list along', async ({ page }) => {
  test.setTimeout(120_000)
  const party = await hosted({ ticketTypes: [ticketType()] })
  for (const name of ['Ana Almeida', 'Bo Buyer', 'Zoe Zander']) await buy(party, name)
  await ask('recordView', { body: { shareRef: party.shareRef } }, null, { 'User-Agent': PERSON })
  await signIn(page, party.organiser, `/${party.shareRef}/dashboard?tab=people`)
  const rows = page.getByRole('list', { name: 'Attendees' }).getByRole('listitem')
  await expect(rows).toHaveCount(3, { timeout: 20_000 })
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('zan')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Write a note on Zoe Zander' }).click()
  await page.getByLabel('Note', { exact: true }).fill('Brings the cake')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(rows.getByText('Brings the cake')).toBeVisible()
  await lookAround(page, 'people')
  await page.getByRole('button', { name: 'Check in: Zoe Zander' }).click()
  await expect(rows.getByText(/In since .*, by Olga Organiser/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('')
  await page.getByRole('radio', { name: 'Not yet · 2' }).click()
  await expect(page).toHaveURL(/door=not-yet/)
  await expect(rows).toHaveCount(2)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Check in: Bo Buyer' }).click()
  await expect(page.getByText(/Bo Buyer is as before\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check in: Bo Buyer' })).toBeEnabled()
  await page.context().setOffline(false)
  await page.getByRole('radio', { name: 'Checked in · 1' }).click()
  await page.getByRole('button', { name: 'Undo: Zoe Zander' }).click()
  await expect(rows).toHaveCount(0)
  await page.getByRole('radio', { name: 'All' }).click()
  await expect(rows).toHaveCount(3)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV of everybody' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(`attendees-${party.shareRef}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n').filter((line) => line.includes('@example.com'))).toHaveLength(3)
  expect(text).toContain('Brings the cake')
})
