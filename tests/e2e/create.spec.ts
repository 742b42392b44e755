import { test } from '@playwright/test'
import { expect } from '../support/patience'
import { verifiedPerson } from '../support/people'
import { signIn } from '../support/browser'
import { call } from '../support/requests'

/** A picture of 64 x 36 pixels, drawn here so that no file is needed. */
async function drawPicture(page: import('@playwright/test').Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 36)
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#c8372d'
      context.fillRect(0, 0, 64, 36)
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test('what is typed is kept, what is wrong is said at its field, and a draft is found again', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, await verifiedPerson('Olga Organiser'), '/manual/create')
  const title = page.getByLabel('Title', { exact: true })

  await test.step('a reload keeps what was typed', async () => {
    await title.fill('Kept across a reload')
    await expect(page.getByText('Kept on this device as you type')).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue('Kept across a reload')
  })

  await test.step('publishing without a place says so at the place, and loses nothing', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Say where it takes place.').first()).toBeVisible()
    await expect(title).toHaveValue('Kept across a reload')
  })

  await test.step('a cover is uploaded, made anew and shown', async () => {
    const buffer = await drawPicture(page)
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
    await expect(page.locator('main img[src*="/app/pictures/"]').first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('a file that is no picture is refused with a reason', async () => {
    const fake = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('this is not a picture') }
    await page.locator('input[type="file"]').first().setInputFiles(fake)
    await expect(page.getByText('not a picture that we can read').first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('the draft is saved and found under drafts', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/edit\/[2-9a-hjkmnp-z]{10}/)
    await page.goto('/my-activities')
    await page
      .getByRole('tab', { name: 'Drafts' })
      .or(page.getByText('Drafts', { exact: true }))
      .first()
      .click()
    await expect(page.getByText('Kept across a reload')).toBeVisible()
  })
})

test('the preview shows what the public will see', async ({ page }) => {
  await signIn(page, await verifiedPerson('Olga Organiser'), '/manual/create')
  await page.getByLabel('Title', { exact: true }).fill('Seen before it is published')
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Seen before it is published' })).toBeVisible()
})

test('a lost connection says so, keeps what was typed, and ends with one activity', async ({ page }) => {
  test.setTimeout(90_000)
  const [organiser, title] = [await verifiedPerson('Olga Organiser'), 'Saved over a bad line']
  await signIn(page, organiser, '/manual/create')
  await page.getByLabel('Title', { exact: true }).fill(title)
  const save = page.getByRole('button', { name: 'Save draft' })

  await test.step('without a connection', async () => {
    await page.context().setOffline(true)
    await save.click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /connection/i })
        .first(),
    ).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
    await page.context().setOffline(false)
  })

  await test.step('with an answer that is lost after the server has acted, and a second click', async () => {
    let acted = 0
    await page.route('**/app/activity', async (route) => {
      acted += (await route.fetch()).ok() ? 1 : 0
      await (acted === 1 ? route.abort('connectionreset') : route.fallback())
    })
    await save.click()
    await expect.poll(() => acted).toBe(1)
    await expect(save).toBeEnabled()
    await save.click()
    await expect(page).toHaveURL(/\/edit\/[2-9a-hjkmnp-z]{10}/)
  })

  const { items } = await call('listMyActivities', { kind: 'drafts' }, organiser)
  expect(items.map((item) => item.title)).toEqual([title])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a first free activity is live after three taps and two words', async ({ page }) => {
    await signIn(page, await verifiedPerson('Nina Newcomer'), '/create')
    let interactions = 0
    const act = async (action: Promise<void>) => {
      interactions += 1
      await action
    }
    await act(page.getByRole('link', { name: 'Create an activity' }).click())
    await act(page.getByRole('link', { name: 'By hand' }).click())
    await act(page.getByLabel('Title', { exact: true }).fill('Picnic'))
    await act(page.getByLabel('Place', { exact: true }).fill('Riverside'))
    await act(page.getByRole('button', { name: 'Publish' }).click())
    await expect(page.getByRole('heading', { name: 'It’s live!' })).toBeVisible({ timeout: 20_000 })
    expect(interactions).toBeLessThanOrEqual(5)
  })
})
