import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { details, hold, hosted, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { findBarriers, overhang } from '../support/barriers'
import { signIn } from '../support/browser'
import { verifiedPerson } from '../support/people'
import type { Person } from '../support/people'
import { ask, call } from '../support/requests'

/** Every address of the table is looked at in routes.spec.ts; here is what these screens show when there is much to see. */
const WINDOWS = [
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { size: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const

/** Looks at a screen in both windows, once what it loads is there. */
async function look(page: Page, path: string): Promise<void> {
  for (const { size, colorScheme } of WINDOWS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 })
    // The page of the design system shows busy things on purpose.
    if (path !== '/design')
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 })
    const where = `${path} at ${size.width}, ${colorScheme}`
    expect.soft(await findBarriers(page), where).toEqual([])
    expect.soft(await overhang(page), `${path} at ${size.width} scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

/** An organiser whose activity somebody has bought, answered and looked at. */
async function sceneOf(organiser: Person): Promise<Hosted> {
  const types = [
    ticketType({ title: 'Garden', price: 1800, capacity: 20 }),
    ticketType({ title: 'Free entry' }),
  ]
  const party = await hosted({ ticketTypes: types }, organiser)
  const buyer = await verifiedPerson('Bea Buyer')
  await ask('answerRsvp', { body: { shareRef: party.shareRef, response: 'interested' } }, buyer)
  await ask('recordView', { body: { shareRef: party.shareRef } }, null, {
    'User-Agent': 'Mozilla/5.0 a person',
  })
  return party
}

test('a barrier is found where there is one', async ({ page }) => {
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.evaluate(() => document.body.append(document.createElement('img')))
  expect(await findBarriers(page)).toEqual(['image-alt: <img>'])
})

test('screens for everybody have no barriers', async ({ page }) => {
  test.setTimeout(240_000)
  const { shareRef, organiser } = await sceneOf(await verifiedPerson('Olga Organiser'))
  const paths = ['/explore', `/person/${organiser.uid}`, `/activity/${shareRef}`]
  for (const path of [...paths, '/activity/nosuchref2', '/nothing-here', '/design']) await look(page, path)
})

test('screens of an organiser have no barriers', async ({ page }) => {
  test.setTimeout(240_000)
  const organiser = await verifiedPerson('Olga Organiser')
  const { shareRef } = await sceneOf(organiser)
  await signIn(page, organiser)
  const own = [`/${shareRef}`, `/${shareRef}/dashboard`, `/edit/${shareRef}`]
  const kit = `/promotion/create?activity=${shareRef}`
  for (const path of [...own, kit, '/my-activities', '/account']) await look(page, path)
})

test('screens of a buyer have no barriers', async ({ page }) => {
  test.setTimeout(240_000)
  const buyer = await verifiedPerson('Bea Buyer')
  const party = await sceneOf(await verifiedPerson('Olga Organiser'))
  const free = { ...party, activity: { ...party.activity, ticketTypes: party.activity.ticketTypes.slice(1) } }
  const bought = await hold(free, buyer)
  await call('placeOrder', details(bought.id), buyer)
  const held = await hold(party, buyer)
  await signIn(page, buyer)
  const checkout = [
    `/payment?activity=${party.shareRef}`,
    `/payment?order=${held.id}`,
    `/payment?order=${bought.id}`,
  ]
  for (const path of [...checkout, `/invoice/${party.shareRef}`, '/tickets', '/sponsor'])
    await look(page, path)
})
