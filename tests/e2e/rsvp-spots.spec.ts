import { test } from '@playwright/test'
import { hosted } from '../support/activities'
import { signIn } from '../support/browser'
import { expect } from '../support/patience'
import { guest, verifiedPerson } from '../support/people'
import { ask, call } from '../support/requests'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('an invited person waits in line, gets the place that is given up, and brings somebody', async ({
  page,
}) => {
  const organiser = await verifiedPerson('Olga Organiser')
  const rsvp = { capacity: 2, plusOnes: 1 }
  const { shareRef } = await hosted({ audience: 'private', ticketTypes: [], rsvp }, organiser)
  const { link } = await ask('sendRsvp', { body: { shareRef, link: {} } }, organiser)
  const [goer, invited] = [await guest(), await verifiedPerson('Ines Invited')]
  await ask('answerRsvp', { body: { shareRef, response: 'going' } }, organiser)
  const token = new URL(link ?? '').searchParams.get('invitation') ?? ''
  await call('acceptInvitation', { shareRef, token }, goer)
  await ask('answerRsvp', { body: { shareRef, response: 'going' } }, goer)

  const { pathname, search } = new URL(link ?? '')
  await signIn(page, invited, pathname + search)
  const choice = page.getByRole('group', { name: 'Are you coming?' })
  await choice.getByRole('button', { name: 'Going' }).click()
  await expect(page.getByText('You’re number 1 in line.')).toBeVisible()

  await ask('answerRsvp', { body: { shareRef, response: 'not-going' } }, goer)
  await page.reload()
  await page.getByRole('button', { name: 'Take the place' }).click()
  await expect(page.getByText('You’re going. See you there!')).toBeVisible()

  await ask('answerRsvp', { body: { shareRef, response: 'not-going' } }, organiser)
  await page.getByRole('button', { name: 'More: People you bring' }).click()
  await expect(page.getByRole('group', { name: 'People you bring' }).getByText('1')).toBeVisible()

  // What one brings shows before the server has answered.
  const onServer = async () => {
    const { items } = await ask('listRsvpsOfActivity', { query: { shareRef, limit: 10 } }, organiser)
    const own = items.find((it) => it.uid === invited.uid)
    return [own?.state, own?.guests, own?.spotIds.length]
  }
  await expect.poll(onServer, { timeout: 15_000 }).toEqual(['confirmed', 1, 2])
})
