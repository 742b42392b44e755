import { expect, test } from '@playwright/test'
import { signIn } from '../support/browser'
import { letModelFail } from '../support/model'
import { verifiedPerson } from '../support/people'
import { ask, call } from '../support/requests'

// A place in Lisbon is then in another zone, whoever runs this.
test.use({ timezoneId: 'UTC' })

// Each function starts with its first call, which takes long on a busy machine; the page is not what waits for it.
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const person = await verifiedPerson('Wim Warms')
  await Promise.all([
    call('generateActivity', { description: 'A walk by the river', timezone: 'UTC' }, person),
    call('rewriteText', { text: 'A walk. By the river.', wish: 'shorter', kind: 'description' }, person),
    call('suggestCovers', { title: 'A party' }, person),
    call('useGif', { id: 'waves' }, person),
    ask('searchPlaces', { query: { query: 'torel' } }, person),
  ])
})

test('words become a draft after a fault, and get a moving cover and a place on the map', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const person = await verifiedPerson('Dora Describes')
  const words = `A party with confetti on 12 June 2031, 7:30pm. It costs €5 at the door, for 40 people. Ours: ${person.uid}`
  await letModelFail('error', words, 1)
  await signIn(page, person, '/ai/create')
  const text = page.getByLabel('What are you planning?')

  await test.step('a fault says so and keeps the words; trying again drafts field by field', async () => {
    await text.fill(words)
    await page.getByRole('button', { name: 'Draft it' }).click()
    await expect(page.getByRole('alert')).toContainText('The writing help is not answering')
    await expect(text).toHaveValue(words)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('From your words: “€5”')).toBeVisible()
    await page.getByRole('button', { name: 'Go on in the form' }).click()
    await expect(page.getByLabel('Starts')).toHaveValue('2031-06-12T19:30')
  })

  await test.step('a mark goes when its field is changed', async () => {
    const mark = page.getByText('From your words: “A party with confetti', { exact: false })
    await expect(mark.first()).toBeVisible()
    const before = await mark.count()
    await page.getByLabel('Title', { exact: true }).fill('Confetti party')
    await expect(mark).toHaveCount(before - 1)
  })

  await test.step('a sentence is written anew, and had back', async () => {
    const sentence = page.getByLabel('In a sentence')
    const before = await sentence.inputValue()
    const tools = page.getByRole('group', { name: 'Rewrite the sentence' })
    await tools.getByRole('button', { name: 'Warmer' }).click()
    await expect(sentence).toHaveValue(/^We would love to see you\. /)
    await tools.getByRole('button', { name: 'Undo' }).click()
    await expect(sentence).toHaveValue(before)
  })

  await test.step('a suggested moving picture becomes the cover', async () => {
    await page.getByRole('button', { name: 'Search a picture' }).click()
    await page.getByRole('button', { name: 'Use “Confetti falling”' }).click()
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 })
    await expect(page.locator('main img[src*="/app/pictures/"]').first()).toBeVisible()
  })

  await test.step('after a reload the search opens with what it found, and marks the chosen one', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await page.getByRole('button', { name: 'Search a picture' }).click()
    const chosen = page.getByRole('button', { name: 'Use “Confetti falling”' })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect(chosen).toContainText('Chosen')
    await chosen.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(asked.filter((url) => /suggestCovers|searchGifs|useGif/.test(url))).toEqual([])
    await expect(page.locator('main li img[src*="/app/pictures/"]')).toHaveCount(1)
  })

  await test.step('describing it again starts with the words that the draft was made of', async () => {
    await page.getByRole('link', { name: 'Describe it again' }).click()
    await expect(text).toHaveValue(words)
    await text.fill(`${words} Bring a hat.`)
    await page.reload()
    await expect(text).toHaveValue(`${words} Bring a hat.`)
    await page.goBack()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Confetti party')
  })

  await test.step('a place is chosen by keyboard', async () => {
    const place = page.getByRole('combobox', { name: 'Place' })
    await place.fill('jardim do torel')
    await expect(page.getByRole('option', { name: /Jardim do Torel/ })).toBeVisible({ timeout: 30_000 })
    await place.press('ArrowDown')
    await place.press('Enter')
    await expect(page.getByLabel('Address')).toHaveValue(/Rua Júlio de Andrade/)
    await page.getByRole('button', { name: 'Times in Lisbon' }).click()
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Lisbon')
    await expect(page.getByLabel('Starts')).toHaveValue('2031-06-12T19:30')
  })

  await test.step('a price that was filled in is not published before it is agreed to', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Say that it is right, or change it.')).toBeVisible()
    await page.getByRole('button', { name: 'That’s right' }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/edit\/[2-9a-hjkmnp-z]{10}/)
  })

  const [saved] = (await call('listMyActivities', { kind: 'drafts' }, person)).items
  const { draft } = await ask('readActivityForEdit', { params: { shareRef: saved?.shareRef ?? '' } }, person)
  expect(draft).toMatchObject({
    title: 'Confetti party',
    creationType: 'ai',
    location: { name: 'Jardim do Torel', latitude: 38.7189, longitude: -9.1416 },
    ticketTypes: [{ price: 500, currency: 'eur', capacity: 40 }],
  })
  expect(draft.thumbnail).toMatch(/^\/app\/pictures\//)
})
