import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { details, hold, hosted, promoCode, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { signIn } from '../support/browser'
import { verifiedPerson } from '../support/people'
import type { Person } from '../support/people'
import { ask, call } from '../support/requests'
import { stack } from '../support/stack'
import { payPage } from '../support/stripe'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 390, height: 844 } })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** A file that pressing a button saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path())
}

test('an organiser takes an activity to its people', async ({ page }) => {
  test.setTimeout(120_000)
  const organiser = await verifiedPerson('Olga Organiser')
  const types = [ticketType({ price: 1800 })]
  const { shareRef } = await hosted({ ticketTypes: types, promocodes: [promoCode()] }, organiser)
  const url = `${stack().TURNOUT_ORIGIN}/activity/${shareRef}`

  await test.step('signed out, the page says what it does and leads back', async () => {
    await page.goto('/promotion')
    await page.getByRole('link', { name: 'Sign in to promote' }).click()
    await expect(page).toHaveURL(/returnUrl=%2Fpromotion/)
    await signIn(page, organiser, '/promotion')
  })

  await test.step('copies the link, a text that was changed, and a promo code', async () => {
    await page.getByRole('link', { name: 'Promote', exact: true }).click({ timeout: 45_000 })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await clipboard(page)).toBe(url)
    await page.getByLabel('Text', { exact: true }).fill(`Do come! ${url}`)
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me.*Do%20come/)
    await page.reload()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(`Do come! ${url}`)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Lantern walk: .*Old mill/)
    await page.getByRole('button', { name: 'Copy EARLY' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await clipboard(page)).toBe('EARLY')
  })

  await test.step('saves the QR code and prints nothing but the poster', async () => {
    expect((await saved(page, 'SVG for print')).toString()).toContain('<svg xmlns')
    expect((await saved(page, 'PNG picture')).subarray(1, 4).toString()).toBe('PNG')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article', { name: 'Poster for Lantern walk' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('sees what others see, and where to change it', async () => {
    await page.getByRole('link', { name: 'See how it looks' }).click()
    await expect(page.getByRole('heading', { name: 'In a chat' })).toBeVisible()
    await page.getByRole('link', { name: 'Change words or picture' }).click()
    await page.getByRole('link', { name: 'Edit the activity' }).click()
    await expect(page).toHaveURL(`/edit/${shareRef}`)
  })

  await test.step('an activity of somebody else is not theirs to promote', async () => {
    const other = await hosted({ title: 'Not yours' })
    await page.goto(`/promotion/create?activity=${other.shareRef}`)
    await expect(page.getByText('That is not an activity of yours.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Lantern walk' })).toBeVisible()
  })
})

/** Buys a ticket of $18, with a tip of 20 % and a donation of $5. */
async function support(party: Hosted, buyer: Person): Promise<string> {
  const { id } = await hold(party, buyer)
  const extras = { tip: { kind: 'percent', percent: 20 }, donation: { kind: 'preset', major: 5 } } as const
  const { order } = await call('placeOrder', { ...details(id), ...extras }, buyer)
  await payPage(order.session?.id ?? '')
  await call('checkOrder', { orderId: id }, buyer)
  return id
}

test('a supporter finds what they gave, and gives again', async ({ page }) => {
  test.setTimeout(120_000)
  const party = await hosted({ title: 'Harbour choir', ticketTypes: [ticketType({ price: 1800 })] })
  const buyer = await verifiedPerson('Bea Buyer')
  await signIn(page, buyer, '/sponsor')
  await expect(page.getByRole('heading', { name: 'Support what you love' })).toBeVisible()

  const orderId = await support(party, buyer)
  await test.step('the overview shows it by itself', async () => {
    await expect(page.getByText('$8.60')).toBeVisible({ timeout: 20_000 })
    const row = page.getByRole('listitem').filter({ hasText: 'Harbour choir' })
    await expect(row).toContainText('Tip $3.60')
    await expect(row).toContainText('Donation $5')
  })

  await test.step('the activity says what was given, and leads into checkout again', async () => {
    await page.getByRole('link', { name: 'Harbour choir', exact: true }).click()
    await page.getByRole('link', { name: 'Give again' }).click()
    await page.getByRole('link', { name: 'Choose a ticket' }).click()
    await expect(page).toHaveURL(`/payment?activity=${party.shareRef}`)
  })

  await test.step('the thank-you is for their order, and for the latest where there is no such order', async () => {
    for (const order of [orderId, 'nosuchorder']) {
      await page.goto(`/sponsor/congratulations?order=${order}`)
      await expect(page.getByText('Olga Organiser can do a little more')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Invoice' }).click()
    await expect(page.getByText('$26.60').first()).toBeVisible()
  })
})

test('people find their hosts, start a circle and describe an activity', async ({ page }) => {
  test.setTimeout(120_000)
  const { shareRef } = await hosted({ title: 'Harbour choir' }, await verifiedPerson('Luz Lanterna'))
  const person = await verifiedPerson('Bea Buyer')
  await ask('answerRsvp', { body: { shareRef, response: 'going' } }, person)

  await test.step('everybody finds hosts; an address of no community helps on', async () => {
    await page.goto('/community/nosuchplace')
    await page.getByRole('link', { name: 'Find your people' }).click()
    await expect(page.getByRole('list', { name: 'Hosts' }).getByRole('article').first()).toBeVisible()
  })

  await test.step('the host of what one goes to is among one’s people', async () => {
    await signIn(page, person, '/community/my-communities')
    const host = page.getByRole('article').filter({ hasText: 'Luz Lanterna' })
    await expect(host).toContainText('You are going to the next one', { timeout: 30_000 })
    await expect(host.getByRole('link', { name: 'Harbour choir' })).toBeVisible()
  })

  await test.step('a circle has a name before people are invited', async () => {
    await page.goto('/community/create/socials')
    await expect(page).toHaveURL('/community/create')
    await page.getByRole('button', { name: 'Next: invite' }).click()
    await expect(page.getByText('Give it a name.')).toBeVisible()
    await page.getByLabel('What is it called?').fill('Soup club')
    await page.getByText('Every two weeks').click()
    await page.getByRole('button', { name: 'Next: invite' }).click()
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /Soup%20club.*two%20weeks/,
    )
    await page.getByRole('button', { name: 'Make the first date' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Soup club')
    await expect(page.getByLabel('In a sentence')).toHaveValue('Every two weeks.')
  })

  await test.step('one’s own words are kept while they are written', async () => {
    await page.goto('/create/select')
    await page.getByRole('link', { name: 'Describe it' }).click()
    await page.getByLabel('What are you planning?').fill('Kite day on the hill. Bring string.')
    await page.reload()
    await expect(page.getByLabel('What are you planning?')).toHaveValue(/Kite day/)
  })
})
