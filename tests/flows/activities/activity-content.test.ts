import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { draft, hosted, ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { stack } from '../../support/stack'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

const create = (over: Partial<ActivitySaveInput>) =>
  ask('createActivity', { body: draft(over) }, organiser, { 'Idempotency-Key': randomUUID() })
const read = (shareRef: string, by: Person | null = organiser) =>
  ask('readActivity', { params: { shareRef } }, by)

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
    const { shareRef } = await create({ ticketTypes: [ticketType({})] })
    const { ticketTypes } = await read(shareRef)
    const dirtyTypes = ticketTypes.map((type) => ({ ...type, richDescription: dirty }))
    await database().doc(`activities/${shareRef}`).update({ richDescription: dirty, ticketTypes: dirtyTypes })
    const answer = await read(shareRef, null)
    expect(answer).toMatchObject({ richDescription: clean, ticketTypes: [{ richDescription: clean }] })
  })

  it('is on the public page without a script, that of a ticket type beside it', async () => {
    const richDescription = '<p>A seat by the <strong>river</strong>.</p>'
    const { shareRef } = await create({ ticketTypes: [ticketType({ richDescription })] })
    const page = await (await fetch(`${stack().TURNOUT_ORIGIN}/activity/${shareRef}`)).text()
    expect(page).toContain(`>${richDescription}</div>`)
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
      startDate: '2047-07-10T18:30',
      endDate: '2047-07-10T20:30',
    }
    const party = await hosted(over, organiser)
    const response = await calendar(party.shareRef)
    const text = await response.text()
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = text.split('\r\n')
    for (const line of [
      'BEGIN:VCALENDAR',
      `UID:${party.shareRef}@turnout`,
      'DTSTART:20470710T173000Z',
      'DTEND:20470710T193000Z',
      'SUMMARY:Lanterns\\; light\\, and water',
      'STATUS:CONFIRMED',
    ]) {
      expect(lines).toContain(line)
    }
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  it('says when the activity is cancelled', async () => {
    const { shareRef } = await create({})
    await call('changeActivityStatus', { shareRef, status: 'cancelled' }, organiser)
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
