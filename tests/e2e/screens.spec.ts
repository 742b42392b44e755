import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { details, hold, hosted, promoCode, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { findBarriers, overhang } from '../support/barriers'
import { signIn } from '../support/browser'
import { accountOf, paidOut } from '../support/payouts'
import { verifiedPerson } from '../support/people'
import type { Person } from '../support/people'
import { giveBack, sold } from '../support/refunds'
import { ask, call } from '../support/requests'
import { control } from '../support/stripe'

/** Every address of the table is looked at in routes.spec.ts; here is what these screens show when there is much to see. */
const WINDOWS = [
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { size: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const
const [PHONE, WIDE] = WINDOWS

type Open = (page: Page) => Promise<void>

/**
 * Looks at a screen in both windows, once what it loads is there; where it is one of many states, in one of them.
 * @param open brings the state about
 */
async function look(
  page: Page,
  path: string,
  { windows = WINDOWS, open }: { windows?: readonly (typeof WINDOWS)[number][]; open?: Open } = {},
): Promise<void> {
  for (const { size, colorScheme } of windows) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 })
    // The page of the design system shows busy things on purpose.
    if (path !== '/design')
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 })
    await open?.(page)
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

/** Opens what a button leads to. */
const behind = (name: RegExp, then: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click({ timeout: 20_000 })
  await expect(page.getByText(then).first()).toBeVisible({ timeout: 20_000 })
}

test('screens of money have no barriers', async ({ page }) => {
  test.setTimeout(240_000)
  const organiser = await verifiedPerson('Olga Organiser')
  await signIn(page, organiser, '/payouts')
  await look(page, '/payouts', { windows: [PHONE] })
  const party = await hosted(
    { ticketTypes: [ticketType({ price: 2000, capacity: 10 })], promocodes: [promoCode()] },
    organiser,
  )
  const sale = await sold(2, { party })
  await paidOut(organiser)
  await giveBack(sale, { kind: 'amount', amount: 500 })
  const [dashboard, editor] = [`/${party.shareRef}/dashboard`, `/edit/${party.shareRef}`]
  const states: [string, (typeof WINDOWS)[number], Open?][] = [
    ['/payouts', PHONE, behind(/What the payout of/, /Sale · Bo/)],
    ['/returnStripe', PHONE],
    [`${dashboard}?tab=money`, PHONE],
    [`${dashboard}?tab=people`, WIDE, behind(/Open the order of/, /What was paid/)],
    [`${dashboard}?tab=people`, WIDE, (it) => it.getByRole('tab', { name: 'Invoices' }).click()],
    [editor, WIDE, behind(/Edit EARLY/, /Orders that may use it/)],
    [editor, PHONE, behind(/Add a question/, /Answered by/)],
  ]
  for (const [path, window, open] of states)
    await look(page, path, { windows: [window], ...(open && { open }) })
  await control(`accounts/${await accountOf(organiser)}/require`)
  await look(page, '/payouts', { windows: [WIDE] })
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
