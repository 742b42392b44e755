import { expect, test } from '@playwright/test'
import { inDays } from '../support/activities'
import { signIn } from '../support/browser'
import { verifiedPerson } from '../support/people'

const day = inDays(9).slice(0, 10).replaceAll('-', '')
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = [
  'BEGIN:VCALENDAR',
  ...event(
    'UID:swim',
    'SUMMARY:Open water swim',
    'LOCATION:Old lido',
    `DTSTART;TZID=Europe/Berlin:${day}T190000`,
    'RRULE:FREQ=WEEKLY;COUNT=4',
  ),
  ...event('UID:run', 'SUMMARY:River run', `DTSTART;TZID=Europe/Berlin:${day}T070000`),
  'END:VCALENDAR',
].join('\r\n')
const file = { name: 'club.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) }

test('a calendar becomes a published activity at the date that was chosen, and drafts at once', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, await verifiedPerson('Ida Importer'), '/create/select')
  const look = async () => {
    await page.getByText('A file', { exact: true }).click()
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Look for events' }).click()
  }

  await test.step('the file is read, and one of its dates chosen', async () => {
    await page.getByRole('link', { name: 'Import it' }).click()
    await look()
    await page.getByLabel('Open water swim').check()
    await page.getByLabel('Date', { exact: true }).selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Go on in the form' }).click()
  })

  await test.step('the form opens with it, every guess marked until it is changed', async () => {
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Open water swim')
    await expect(page.getByLabel('Starts')).toHaveValue(inDays(23, '19:00'))
    const guess = page.getByText('two hours are assumed')
    await expect(guess).toBeVisible()
    await page.getByLabel('Ends').fill(inDays(23, '20:15'))
    await expect(guess).toBeHidden()
  })

  await test.step('the person publishes it, and where it came from is shown', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.locator('main a[href^="/activity/"]').first().click()
    await expect(page.getByText('Imported from club.ics')).toBeVisible()
  })

  await test.step('the same file says what it was imported as, and several become drafts that can be undone', async () => {
    await page.goto('/create/import')
    await look()
    await expect(page.getByText('Imported before')).toBeVisible()
    for (const name of ['Open water swim', 'River run']) await page.getByLabel(name).check()
    await page.getByRole('button', { name: 'Save 2 drafts' }).click()
    await expect(page).toHaveURL(/my-activities/)
    await expect(page.getByText('River run')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The drafts are deleted.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('River run')).toBeHidden()
  })
})

test('a page that is no event says so, and leads to a draft of its words', async ({ page }) => {
  await signIn(page, await verifiedPerson('Ida Importer'), '/create/import')
  await page.getByText('Pasted text', { exact: true }).click()
  const text = '<title>Our pool</title><p>Open all year, for everybody.</p>'
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  await page.getByRole('button', { name: 'Look for events' }).click()
  await expect(page.getByRole('heading', { name: 'No event found' })).toBeFocused()
  await expect(page.getByText('does not say that it is about an event')).toBeVisible()
  await page.getByRole('button', { name: 'Draft an event from this text' }).click()
  await expect(page).toHaveURL(/\/ai\/create/)
  await expect(page.getByLabel('What are you planning?')).toHaveValue(
    'Our pool\nOpen all year, for everybody.',
  )
})
