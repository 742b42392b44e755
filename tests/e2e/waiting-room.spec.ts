import { test } from '@playwright/test'
import { firstType, hosted, ticketType } from '../support/activities'
import { findBarriers } from '../support/barriers'
import { expect } from '../support/patience'
import { guest } from '../support/people'
import { call } from '../support/requests'
import { emptyRoom, fillRoom } from '../support/waiting-room'
import { pressTo } from './press-to'

test.setTimeout(150_000)
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('a guest waits for their turn in a rush, keeps their place through a reload, and buys', async ({
  page,
}) => {
  const party = await hosted({ waitingRoom: true, ticketTypes: [ticketType({ capacity: 5000 })] })
  const { shareRef } = party
  await fillRoom(shareRef, new Date().toISOString())
  await call('enterWaitingRoom', { shareRef }, await guest())

  await pressTo(page, `/payment?activity=${shareRef}&tickets=${firstType(party)}.2`)
  await expect(page.getByRole('heading', { name: 'Waiting room' })).toBeVisible()
  await expect(page.getByText('302', { exact: true })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('302', { exact: true })).toBeVisible()

  await emptyRoom(shareRef)
  await expect(page.getByText('Your tickets are held for').first()).toBeVisible()
})
