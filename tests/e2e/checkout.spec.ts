import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { firstType, hosted, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { countFree } from '../support/database'
import { pressTo } from './press-to'

const PHONE = { width: 390, height: 844 }
test.use({ viewport: PHONE })

const paid = () => hosted({ ticketTypes: [ticketType({ price: 2500, capacity: 4 })] })

async function toDetails(page: Page, party: Hosted): Promise<void> {
  await pressTo(page, `/payment?activity=${party.shareRef}&tickets=${firstType(party)}.2`)
  await expect(page.getByText('Your tickets are held for').first()).toBeVisible({ timeout: 20_000 })
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Gus Guest')
  await page.getByLabel('Email', { exact: true }).fill('gus@example.com')
  await page.getByRole('button', { name: 'Pay $50' }).locator('visible=true').click()
  await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 20_000 })
}

async function useCard(page: Page, number: RegExp): Promise<void> {
  await page.getByRole('button', { name: number }).first().click()
  await page.getByRole('button', { name: /^Pay/ }).click()
}

test('a declined card keeps the hold, and the next card pays', async ({ page }) => {
  const party = await paid()
  await toDetails(page, party)
  await pay(page)
  await useCard(page, /4000\s?0000\s?0000\s?0002/)
  await expect(page.getByText(/declined/i).first()).toBeVisible()
  await useCard(page, /4242\s?4242/)
  await expect(page.getByRole('heading', { name: 'You’re going!' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Invoice' }).click()
  await expect(page.getByText('$50').first()).toBeVisible()
})

test('coming back without paying finds the same hold and what was typed', async ({ page }) => {
  const party = await paid()
  await toDetails(page, party)
  await pay(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('Nothing was paid. Your tickets are still held.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByLabel('Full name')).toHaveValue('Gus Guest')
  expect(await countFree(party.shareRef, firstType(party))).toBe(2)
})

test('a reload keeps the hold, and giving the tickets back frees them', async ({ page }) => {
  const party = await paid()
  await toDetails(page, party)
  await page.reload()
  await expect(page.getByText('Your tickets are held for').first()).toBeVisible({ timeout: 20_000 })
  expect(await countFree(party.shareRef, firstType(party))).toBe(2)
  await page.getByRole('button', { name: 'Give the tickets back' }).click()
  await expect(page.getByRole('heading', { name: 'The tickets are given back' })).toBeVisible({
    timeout: 20_000,
  })
  expect(await countFree(party.shareRef, firstType(party))).toBe(4)
})

test('details that are missing are said at their fields', async ({ page }) => {
  const party = await paid()
  await toDetails(page, party)
  await page.getByLabel('Email', { exact: true }).fill('not an address')
  await page.getByRole('button', { name: 'Pay $50' }).locator('visible=true').click()
  await expect(page.getByText('Tell us your name.')).toBeVisible()
  await expect(page.getByText('Check the email address.')).toBeVisible()
})

test('a link from elsewhere makes nobody a guest before they go on', async ({ page }) => {
  const party = await paid()
  const made: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) made.push(request.url())
  })
  await page.goto(`/payment?activity=${party.shareRef}&tickets=${firstType(party)}.2&code=EARLY`)
  await expect(page.getByRole('group', { name: /General Admission/ }).locator('output')).toHaveText('2')
  await expect(page.getByLabel('Promo code')).toHaveValue('EARLY')
  await page.waitForLoadState('networkidle')
  expect(made).toEqual([])
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText('Your tickets are held for').first()).toBeVisible({ timeout: 20_000 })
  expect(made).toHaveLength(1)
})
