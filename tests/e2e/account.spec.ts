import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { AccountExport } from 'functions/contract/accounts/account-export'
import { hosted } from '../support/activities'
import { signIn } from '../support/browser'
import { verifiedPerson } from '../support/people'

/** The first call of a function may have to wait for its program to begin. */
const FIRST = { timeout: 30_000 }

/** A picture of 320 x 200 pixels, drawn here so that no file is needed. */
async function drawPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 200)
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#5a2fc2'
      context.fillRect(0, 0, 320, 200)
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test('an account: seen by others, changed, taken along, deleted', async ({ page }) => {
  test.setTimeout(240_000)
  const person = await verifiedPerson('Ada Account')
  const { shareRef } = await hosted({ title: 'Chess in the park' }, person)
  await signIn(page, person, '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'You' })).toBeVisible()

  await test.step('a name and a few words are saved, and shown at once', async () => {
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Tell us your name.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Ada of Lovelace')
    await page.getByLabel('About you').fill('Engines and afternoons.')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Your profile is saved')).toBeVisible(FIRST)
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada of Lovelace')
  })

  await test.step('a picture is cropped, by keys as well, and sent', async () => {
    const buffer = await drawPicture(page)
    await page.getByLabel('Your picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
    await dialog.getByLabel('Zoom').fill('2')
    await dialog.getByTestId('cropper').press('ArrowRight')
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByText('Your picture is changed')).toBeVisible(FIRST)
    const picture = page.locator('#profile img')
    await expect(picture).toHaveAttribute('src', /^\/app\/pictures\/[\w-]+\/480\.webp$/)
    await expect(picture).toHaveJSProperty('naturalWidth', 480)
  })

  await test.step('a switch stays as it was turned, and goes back when that could not be saved', async () => {
    const sales = page.getByRole('switch', { name: 'Each sale' })
    const saved = () => page.waitForResponse(/chooseNotifications/, FIRST)
    const [turned] = await Promise.all([saved(), sales.click()])
    expect(turned.ok()).toBe(true)
    await page.route('**/chooseNotifications', (route) => route.abort())
    await page.getByRole('switch', { name: 'Reminders' }).click()
    await expect(page.getByText('That was not saved, and is as it was.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Reminders' })).toBeChecked()
    await page.unroute('**/chooseNotifications')
    await Promise.all([saved(), page.getByRole('button', { name: 'Try again' }).click()])
    await expect(page.getByRole('switch', { name: 'Reminders' })).not.toBeChecked()
    await expect(sales).toBeChecked()
  })

  await test.step('everything that is kept comes as a file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('turnout-account.json')
    const { profile, account, activities, uploads } = AccountExport.parse(
      JSON.parse(await readFile(await file.path(), 'utf8')),
    )
    expect(profile).toMatchObject({ displayName: 'Ada of Lovelace', bio: 'Engines and afternoons.' })
    expect(account?.notifications).toMatchObject({ sales: true, reminders: false })
    expect([activities.length, uploads.length]).toEqual([1, 1])
  })

  await test.step('others find the person behind an activity', async () => {
    await page.goto(`/activity/${shareRef}`)
    await page.getByRole('link', { name: /Hosted by Ada/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ada of Lovelace' })).toBeVisible()
    await expect(page.getByText('Engines and afternoons.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Chess in the park' })).toBeVisible()
  })

  await test.step('deleting says what it does, asks for words, and ends the sign-in', async () => {
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled()
    await dialog.getByLabel(/Type/).fill('Delete my account')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account is closed.')).toBeVisible(FIRST)
    await page.goto(`/person/${person.uid}`)
    await expect(page.getByRole('heading', { name: 'Nobody is here' })).toBeVisible()
  })
})

test('signing out everywhere asks first, and says so where one signs in again', async ({ page }) => {
  test.setTimeout(120_000)
  const person = await verifiedPerson('Eve Everywhere')
  await signIn(page, person, '/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/, FIRST)
  await expect(page.getByText('You are signed out on all devices.')).toBeVisible()
})
