import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { place } from '../support/listings'

test('a search is found while it is typed, narrowed down, shared and gone back through', async ({
  page,
  context,
}) => {
  const word = `zx${randomUUID().slice(0, 8)}`
  const lisbon = { name: 'Jardim', address: '', latitude: 38.7223, longitude: -9.1393 }
  const near = await place({ title: `${word} in the garden`, location: lisbon })
  await place({ title: `${word} on the screen`, type: 'virtual' })
  test.setTimeout(180_000)
  await page.goto('/explore')
  await test.step('typing finds both, by the beginning of a word', async () => {
    await page.getByRole('searchbox', { name: 'Search activities' }).fill(word.slice(0, 8))
    await expect(page.getByText('2 activities')).toBeVisible({ timeout: 60_000 })
    await expect(page).toHaveURL(new RegExp(`q=${word.slice(0, 8)}`))
  })
  await test.step('a filter narrows it down, and the way back widens it', async () => {
    await page.getByText('Online', { exact: true }).click()
    await expect(page.getByText('1 activity', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('2 activities')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue(word.slice(0, 8))
  })
  await test.step('near me asks the device, and the address says it to others', async () => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 38.7167, longitude: -9.1399 })
    await page.getByText('Near me').click()
    await expect(page).toHaveURL(/near=38\.717%2C-9\.140/)
    await expect(page.getByText('1 activity', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: `${word} in the garden` })).toHaveAttribute(
      'href',
      `/activity/${near}`,
    )
  })
  await test.step('a place is found by its name without signing in, and its chip takes it away', async () => {
    const field = page.getByRole('combobox', { name: 'Near a place' })
    await field.fill('casa da musica porto')
    await expect(page.getByRole('option', { name: /Casa da Música/ })).toBeVisible({ timeout: 30_000 })
    await field.press('Enter')
    await expect(page).toHaveURL(/near=41\.1589%2C-8\.6307/)
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Near Casa da Música: take this filter away' }).click()
    await expect(page.getByText('2 activities')).toBeVisible()
    await expect(page).not.toHaveURL(/near=|place=/)
  })
  await test.step('the map has a bubble for it, and a card', async () => {
    await page.getByText('Map', { exact: true }).click()
    await page.getByRole('button', { name: `${word} in the garden` }).click()
    await expect(page.getByRole('link', { name: `${word} in the garden` })).toBeVisible()
    await page.getByText('List', { exact: true }).click()
  })
  await test.step('what nobody has says so, and one button takes the filters away', async () => {
    await page.getByRole('searchbox').fill(`${word} nothing`)
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(page).toHaveURL(/\/explore$/)
  })
})
