import { beforeAll, expect, it } from 'vitest'
import { layoutOf } from '../../../emulators/stack/layout'
import { runSchedules } from '../../../emulators/stack/schedules'
import type { ActivityStatus } from 'functions/contract/activities/activity'
import { draft, hosted, inDays, ticketType } from '../../support/activities'
import { database, readMails } from '../../support/database'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, problemIn, sendCall } from '../../support/requests'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  await ask('signIn', { body: {} }, organiser)
})

const selling = (price: number) => ({
  ticketTypes: [
    ticketType({ tempId: 'floor' }),
    ticketType({ price, title: 'Backstage', hidden: true, tempId: 'backstage' }),
  ],
})
const change = (shareRef: string, status: ActivityStatus) =>
  sendCall('changeActivityStatus', { shareRef, status }, organiser)
const plan = (shareRef: string) =>
  sendCall('schedulePublishing', { shareRef, publishAt: inDays(2) }, organiser)
const statusOf = async (shareRef: string) =>
  (await ask('readActivityForEdit', { params: { shareRef } }, organiser)).status

async function create(price: number, status: ActivityStatus = 'draft'): Promise<string> {
  return (await ask('createActivity', { body: draft({ ...selling(price), status }) }, organiser)).shareRef
}

async function save(shareRef: string, price: number, status: ActivityStatus): Promise<void> {
  await ask('updateActivity', { params: { shareRef }, body: draft({ ...selling(price), status }) }, organiser)
}

const REFUSED = { status: 409, code: 'payouts-not-ready', errors: [{ path: 'ticketTypes' }] }

it('asks for payouts before a draft with a hidden paid ticket is published', async () => {
  const [paid, free] = [await create(500), await create(0)]
  expect(problemIn(await change(paid, 'active'))).toMatchObject(REFUSED)
  expect((await change(free, 'active')).status).toBe(200)
  expect([await statusOf(paid), await statusOf(free)]).toEqual(['draft', 'active'])
})

it('asks for payouts before one with a hidden paid ticket is resumed', async () => {
  const [paid, free] = [await create(0, 'active'), await create(0, 'active')]
  for (const shareRef of [paid, free]) await change(shareRef, 'inactive')
  await save(paid, 500, 'inactive')
  await save(free, 0, 'inactive')
  expect(problemIn(await change(paid, 'active'))).toMatchObject(REFUSED)
  expect((await change(free, 'active')).status).toBe(200)
})

it('asks for payouts before one with a hidden paid ticket is planned', async () => {
  const [paid, free] = [await create(500), await create(0)]
  expect(problemIn(await plan(paid))).toMatchObject(REFUSED)
  expect((await plan(free)).status).toBe(200)
})

it('asks for payouts again when the time of a plan has come', async () => {
  const [paid, free] = [await create(0), await create(0)]
  for (const shareRef of [paid, free]) await plan(shareRef)
  await save(paid, 500, 'draft')
  const due = '2026-11-01T10:00:00.000Z'
  for (const shareRef of [paid, free]) {
    await database().doc(`activities/${shareRef}/private/settings`).update({ scheduledFor: due })
  }
  await runSchedules(layoutOf('test'))
  expect([await statusOf(paid), await statusOf(free)]).toEqual(['draft', 'active'])
  const [mail] = await readMails(`not-published-${paid}-${Date.parse(due)}`)
  expect(mail?.message.html).toContain('Set up payouts before you sell tickets.')
})

it('opens one with a hidden paid ticket whose owner can be paid', async () => {
  const party = await hosted({ ...selling(500), status: 'draft' })
  const { organiser: by, shareRef } = party
  expect((await sendCall('changeActivityStatus', { shareRef, status: 'active' }, by)).status).toBe(200)
})
