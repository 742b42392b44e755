import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ActivityStatus } from 'functions/contract/activity'
import type { ActivitySaveInput } from 'functions/contract/activity'
import { ROUTES } from 'functions/contract/routes'
import type { Route } from 'functions/contract/routes'
import { draft, firstType, hosted, inDays, ticketType } from '../support/activities'
import { countFree, database } from '../support/database'
import { guest, verifiedPerson } from '../support/people'
import type { Person } from '../support/people'
import { ask, call, problemIn, send, sendCall } from '../support/requests'
import { stack } from '../support/stack'

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
  it('makes one however often the request comes, also at the same time', async () => {
    const [key, ticketTypes] = [randomUUID(), [ticketType({ capacity: 12 })]]
    const [one, two] = await Promise.all([create({ ticketTypes }, key), create({ ticketTypes }, key)])
    expect(await create({ ticketTypes }, key)).toEqual(one)
    expect(two).toEqual(one)
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
    const { draft: edited } = await ask('editActivity', { params: { shareRef } }, organiser)
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

describe('the rich text of an activity', () => {
  const dirty = [
    '<h1>Walk</h1><p onclick="steal()">By the <b>river</b></p><script>steal()</script>',
    '<img src=x onerror=steal()><iframe src="https://elsewhere.example"></iframe><style>p{}</style>',
    '<a href="javascript:steal()">one</a><a href="https://good.example">two</a>',
  ].join('')
  const clean =
    '<h2>Walk</h2><p>By the <b>river</b></p>' +
    '<a rel="nofollow ugc noopener" target="_blank">one</a>' +
    '<a href="https://good.example" rel="nofollow ugc noopener" target="_blank">two</a>'

  it('is cleaned on the way in', async () => {
    const ticketTypes = [ticketType({ richDescription: dirty })]
    const { shareRef } = await create({ richDescription: dirty, ticketTypes })
    const saved = (await database().doc(`activities/${shareRef}`).get()).data()
    expect(saved).toMatchObject({ richDescription: clean, ticketTypes: [{ richDescription: clean }] })
  })

  it('is cleaned on the way out as well', async () => {
    const { shareRef } = await create({})
    await database().doc(`activities/${shareRef}`).update({ richDescription: dirty })
    expect((await read(shareRef, null)).richDescription).toBe(clean)
  })
})

describe('the time of an activity', () => {
  it.each([
    ['in winter', 'Europe/Lisbon', '2027-01-10T18:30', '2027-01-10T18:30:00.000Z'],
    ['in summer', 'Europe/Lisbon', '2027-07-10T18:30', '2027-07-10T17:30:00.000Z'],
    ['half an hour off', 'Asia/Kolkata', '2027-07-10T18:30', '2027-07-10T13:00:00.000Z'],
    ['that clocks skip in spring', 'America/New_York', '2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
    ['that comes twice in autumn', 'America/New_York', '2027-11-07T01:30', '2027-11-07T05:30:00.000Z'],
    ['on the other side of the world', 'Pacific/Auckland', '2027-01-01T00:30', '2026-12-31T11:30:00.000Z'],
  ])('%s is the instant that the clocks of %s show as %s', async (_, timezone, startDate, startsAt) => {
    const endDate = `${startDate.slice(0, 10)}T23:30`
    const ticketTypes = [ticketType({ saleEndsAt: startDate })]
    const { shareRef } = await create({ status: 'draft', timezone, startDate, endDate, ticketTypes })
    expect(await read(shareRef)).toMatchObject({
      startDate,
      startsAt,
      ticketTypes: [{ saleEndsAt: startDate, saleEndsInstant: startsAt }],
    })
  })

  it('ends after it starts, also on the night when clocks are put forward', async () => {
    const night = { timezone: 'America/New_York', startDate: '2027-03-14T02:30', status: 'draft' } as const
    const tooShort = draft({ ...night, endDate: '2027-03-14T03:10' })
    const answer = await send('createActivity', { body: tooShort }, organiser)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'endDate' }] })
    expect(await create({ ...night, endDate: '2027-03-14T03:40' })).toMatchObject({ status: 'draft' })
  })
})

describe('a private activity', () => {
  it('looks to others as if it were not there, as a page of data and as a calendar file', async () => {
    const { shareRef } = await create({ audience: 'private' })
    const missing = '2222222222'
    for (const by of [null, await guest(), await verifiedPerson()]) {
      const [hidden, absent] = [
        problemIn(await send('readActivity', { params: { shareRef } }, by)),
        problemIn(await send('readActivity', { params: { shareRef: missing } }, by)),
      ]
      expect({ ...hidden, requestId: '' }).toEqual({ ...absent, requestId: '' })
    }
    expect((await calendar(shareRef)).status).toBe(404)
    expect((await read(shareRef)).audience).toBe('private')
  })
})

const calendar = (shareRef: string) =>
  fetch(`${stack().TURNOUT_ORIGIN}/app/activity/${shareRef}/calendar.ics`)

describe('the calendar file', () => {
  it('holds the activity in the form that calendars read', async () => {
    const over = {
      title: 'Lanterns; light, and\nwater',
      description: 'x'.repeat(200),
      startDate: '2027-07-10T18:30',
      endDate: '2027-07-10T20:30',
    }
    const party = await hosted(over, organiser)
    const response = await calendar(party.shareRef)
    const text = await response.text()
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = text.split('\r\n')
    for (const line of [
      'BEGIN:VCALENDAR',
      `UID:${party.shareRef}@turnout`,
      'DTSTART:20270710T173000Z',
      'DTEND:20270710T193000Z',
      'SUMMARY:Lanterns\\; light\\, and\\nwater',
      'STATUS:CONFIRMED',
    ]) {
      expect(lines).toContain(line)
    }
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  it('says when the activity is cancelled', async () => {
    const { shareRef } = await create({})
    await change(shareRef, 'cancelled')
    expect(await (await calendar(shareRef)).text()).toContain('STATUS:CANCELLED')
  })

  it('is a problem for a reference that is none', async () => {
    expect((await calendar('no-ref')).status).toBe(404)
  })
})

describe('the meeting link', () => {
  it('goes to those who are going, for as long as they are, and to the organiser', async () => {
    const meetingUrl = 'https://meet.example/room'
    const { shareRef } = await hosted({ type: 'virtual', meetingUrl }, organiser)
    const person = await guest()
    const linkAfter = async (response: 'interested' | 'going' | 'not-going' | 'not-responded') => {
      await ask('answerRsvp', { body: { shareRef, response } }, person)
      return (await ask('readRsvpInfo', { query: { shareRef } }, person)).meetingUrl
    }
    expect((await ask('readRsvpInfo', { query: { shareRef } }, person)).meetingUrl).toBeNull()
    expect(await linkAfter('interested')).toBeNull()
    expect(await linkAfter('going')).toBe(meetingUrl)
    expect(await linkAfter('not-responded')).toBeNull()
    expect(await linkAfter('not-going')).toBeNull()
    expect((await ask('readRsvpInfo', { query: { shareRef } }, organiser)).meetingUrl).toBe(meetingUrl)
  })
})

describe('the description of the interface', () => {
  type Operation = {
    operationId: string
    security: object[]
    parameters: { name: string; in: string; required: boolean }[]
    requestBody?: { content: Record<string, unknown> }
    responses: Record<string, { description: string; content?: Record<string, unknown> }>
  }
  let description: { openapi: string; info: object; paths: Record<string, Record<string, Operation>> }
  let text: string

  beforeAll(async () => {
    const response = await fetch(`${stack().TURNOUT_ORIGIN}/app/openapi.json`)
    text = await response.text()
    description = JSON.parse(text)
  })

  it('is OpenAPI 3.1 with a title, a version and no reference that leads nowhere', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d$/)
    expect(description.info).toMatchObject({ title: 'Turnout', version: expect.any(String) })
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(0)
    for (const path of references) {
      const found = path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], description)
      expect(found, path).toBeTypeOf('object')
    }
  })

  it.each(Object.entries<Route>(ROUTES))('has %s, with what it takes and answers', (name, route) => {
    const operation = description.paths[route.path]?.[route.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    expect(Object.keys(operation?.responses ?? {})).toEqual([route.output ? '200' : '204', 'default'])
    expect(operation?.responses['default']?.content).toHaveProperty(['application/problem+json'])
    expect(operation?.requestBody !== undefined).toBe(route.body !== undefined)
    expect(operation?.security.some((it) => Object.keys(it).length === 0)).toBe(route.access === 'public')
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
    const declared = operation?.parameters
      .filter((it) => it.in === 'path' && it.required)
      .map((it) => it.name)
    expect(declared).toEqual(inPath)
    const keys = operation?.parameters.filter((it) => it.name === 'Idempotency-Key' && it.required) ?? []
    expect(keys).toHaveLength(route.creates ? 1 : 0)
  })

  it('has nothing that is not served', () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path))
    const ids = operations.map((operation) => operation.operationId)
    expect(ids.toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  })

  it('is true of an address that nothing is behind: a problem', async () => {
    const response = await fetch(`${stack().TURNOUT_ORIGIN}/app/no/such/route`)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  })
})

describe('a ticket type without capacity', () => {
  it('has no stock to run out of', async () => {
    const party = await hosted({ ticketTypes: [ticketType()] }, organiser)
    expect(await countFree(party.shareRef, firstType(party))).toBe(0)
    expect((await call('listMyActivities', { kind: 'hosting' }, organiser)).items.length).toBeGreaterThan(0)
  })
})
