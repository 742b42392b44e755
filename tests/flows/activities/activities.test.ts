import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ActivityStatus } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { draft, inDays, ticketType } from '../../support/activities'
import { countFree, database } from '../../support/database'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, problemIn, send, sendCall } from '../../support/requests'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

const create = (over: Partial<ActivitySaveInput>, key: string = randomUUID()) =>
  ask('createActivity', { body: draft(over) }, organiser, { 'Idempotency-Key': key })
const read = (shareRef: string, by: Person | null = organiser) =>
  ask('readActivity', { params: { shareRef } }, by)
const change = (shareRef: string, status: ActivityStatus, by = organiser) =>
  sendCall('changeActivityStatus', { shareRef, status }, by)

describe('creating an activity', () => {
  it('makes one however often the request comes', async () => {
    const [key, ticketTypes] = [randomUUID(), [ticketType({ capacity: 12 })]]
    const one = await create({ ticketTypes }, key)
    expect(await create({ ticketTypes }, key)).toEqual(one)
    const { ticketTypes: saved } = await read(one.shareRef)
    expect(await countFree(one.shareRef, saved[0]?.shareRef ?? '')).toBe(12)
  })

  it('makes another with another key, or for another person', async () => {
    const key = randomUUID()
    const one = await create({ status: 'draft' }, key)
    const other = await ask('createActivity', { body: draft() }, await verifiedPerson(), {
      'Idempotency-Key': key,
    })
    const again = await create({ status: 'draft' })
    expect(new Set([one, other, again].map((it) => it.shareRef)).size).toBe(3)
  })

  it('refuses another activity under a key that was used', async () => {
    const key = randomUUID()
    const one = await create({ status: 'draft' }, key)
    await expect(create({ status: 'draft', title: 'Another walk' }, key)).rejects.toThrow('already-used')
    expect(await create({ status: 'draft' }, key)).toEqual(one)
  })

  it('fills in the organiser and nothing that was not said', async () => {
    const { shareRef } = await create({ status: 'draft' })
    expect(await read(shareRef)).toMatchObject({
      organiser: { uid: organiser.uid, name: organiser.name },
      status: 'draft',
      counts: { going: 0, interested: 0 },
      publishedAt: null,
      communityId: null,
      fee: { mode: 'absorb', basisPoints: 250, fixed: 50 },
    })
  })

  it('keeps a promo code and the meeting link from everybody but the organiser', async () => {
    const [meetingUrl, code] = ['https://meet.example/secret-room', 'HUSHHUSH']
    const promocodes = [{ code, isPercentage: true, value: 10, limit: null, endsAt: null }]
    const { shareRef } = await create({ type: 'virtual', meetingUrl, promocodes })
    const seen = JSON.stringify([await read(shareRef), await read(shareRef, null)])
    expect(seen).not.toContain('secret-room')
    expect(seen).not.toContain(code)
    const { draft: edited } = await ask('readActivityForEdit', { params: { shareRef } }, organiser)
    expect(edited).toMatchObject({ meetingUrl, promocodes })
  })
})

/** What a draft can lack, how it shows, and what makes up for it. */
const LACKS: [string, Partial<ActivitySaveInput>, path: string, code: string, Partial<ActivitySaveInput>][] =
  [
    ['a place', { location: null }, 'location', 'invalid-input', { location: { name: 'Mill', address: '' } }],
    [
      'a link to meet at',
      { type: 'virtual' },
      'meetingUrl',
      'invalid-input',
      { type: 'virtual', meetingUrl: 'https://meet.example/room' },
    ],
    [
      'a start to come',
      { startDate: inDays(-2), endDate: inDays(2) },
      'startDate',
      'invalid-input',
      { startDate: inDays(1), endDate: inDays(2) },
    ],
    [
      'somebody to be paid',
      { ticketTypes: [ticketType({ price: 500 })] },
      'ticketTypes',
      'payouts-not-ready',
      { ticketTypes: [ticketType()] },
    ],
  ]

describe('publishing', () => {
  it('opens a draft to its audience, with its stock', async () => {
    const { shareRef } = await create({ status: 'draft', ticketTypes: [ticketType({ capacity: 7 })] })
    expect((await send('readActivity', { params: { shareRef } }, null)).status).toBe(404)
    expect((await change(shareRef, 'active')).body).toEqual({ shareRef, status: 'active' })
    const activity = await read(shareRef, null)
    expect(activity.publishedAt).not.toBeNull()
    expect(await countFree(shareRef, activity.ticketTypes[0]?.shareRef ?? '')).toBe(7)
  })

  it.each(LACKS)('is refused without %s, told at its field, in each of three ways', async (_, ...row) => {
    const [lacking, path, code, complete] = row
    const { shareRef } = await create({ ...lacking, status: 'draft' })
    const body = draft({ ...lacking, status: 'active' })
    for (const answer of [
      await change(shareRef, 'active'),
      await send('updateActivity', { params: { shareRef }, body }, organiser),
      await send('createActivity', { body }, organiser),
    ]) {
      expect(problemIn(answer)).toMatchObject({ code, errors: [{ path }] })
    }
    expect((await read(shareRef)).status).toBe('draft')
    const params = { shareRef }
    await ask('updateActivity', { params, body: draft({ ...complete, status: 'active' }) }, organiser)
    expect((await read(shareRef)).status).toBe('active')
  })

  it('tells everything that is missing at once', async () => {
    const body = draft({ location: null, startDate: inDays(-2), ticketTypes: [ticketType({ price: 500 })] })
    const { errors } = problemIn(await send('createActivity', { body }, organiser))
    expect(errors?.map((error) => error.path)).toEqual(['startDate', 'location', 'ticketTypes'])
  })
})

/** DESIGN, section 3. Staying as it is, is no move. */
const MOVES: Record<ActivityStatus, readonly ActivityStatus[]> = {
  draft: ['active', 'cancelled', 'deleted'],
  active: ['inactive', 'cancelled'],
  inactive: ['active', 'cancelled'],
  cancelled: ['deleted'],
  deleted: [],
}

describe('the status of an activity', () => {
  it.each(ActivityStatus.options)('moves from %s as it may, and nowhere else', async (from) => {
    for (const to of ActivityStatus.options) {
      const { shareRef } = await create({})
      await database().doc(`activities/${shareRef}`).update({ status: from })
      const answer = await change(shareRef, to)
      if (from === 'deleted') expect(problemIn(answer).code).toBe('not-found')
      else if (from === to || MOVES[from].includes(to)) expect(answer.body).toEqual({ shareRef, status: to })
      else expect(problemIn(answer)).toMatchObject({ status: 409, code: 'conflict' })
    }
  })

  it.each(['cancelled', 'deleted', 'draft'] as const)('does not become %s by a save', async (status) => {
    const { shareRef } = await create({})
    const params = { shareRef }
    const answer = await send('updateActivity', { params, body: draft({ status }) }, organiser)
    expect(problemIn(answer)).toMatchObject({ status: 409, errors: [{ path: 'status' }] })
    await ask('updateActivity', { params, body: draft({ status: 'inactive' }) }, organiser)
    expect((await read(shareRef)).status).toBe('inactive')
  })

  it('deleted is gone for everybody', async () => {
    const { shareRef } = await create({ status: 'draft' })
    expect((await change(shareRef, 'deleted')).status).toBe(200)
    for (const by of [organiser, null]) {
      expect((await send('readActivity', { params: { shareRef } }, by)).status).toBe(404)
    }
  })

  it('cancelled is shown as such and cannot be edited', async () => {
    const { shareRef } = await create({})
    await change(shareRef, 'cancelled')
    expect((await read(shareRef, null)).status).toBe('cancelled')
    const answer = await send('updateActivity', { params: { shareRef }, body: draft() }, organiser)
    expect(problemIn(answer).status).toBe(409)
  })
})
