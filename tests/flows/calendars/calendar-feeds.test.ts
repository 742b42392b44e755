import { randomBytes } from 'node:crypto'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { draft, hosted, inDays } from '../../support/activities'
import { database } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, sendRaw } from '../../support/requests'
import { stack } from '../../support/stack'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  await ask('signIn', { body: {} }, organiser)
})

const ofPerson = (uid: string) => fetch(`${stack().TURNOUT_ORIGIN}/app/person/${uid}/calendar.ics`)

interface Entry {
  readonly ref: string
  readonly status: string
  readonly summary: string
  readonly sequence: number
}

/** The events of a calendar, as a calendar program reads them. */
async function entriesOf(response: Response): Promise<Entry[]> {
  const text = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
    ref: String(event.getFirstPropertyValue('uid')).replace('@turnout', ''),
    status: String(event.getFirstPropertyValue('status')),
    summary: String(event.getFirstPropertyValue('summary')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
  }))
}

const refsIn = (entries: readonly Entry[]) => entries.map((it) => it.ref).toSorted()

describe('the calendar of an organiser', () => {
  it('has the public activities, also cancelled ones as such, and nothing that is not for all', async () => {
    const person = await verifiedPerson('Otto Organiser')
    await ask('signIn', { body: {} }, person)
    const shown = await hosted({ title: 'Lantern; walk, "one"\\n' }, person)
    const cancelled = await hosted({}, person)
    await hosted({ audience: 'private' }, person)
    await ask('createActivity', { body: draft({ status: 'draft' }) }, person)
    const before = await entriesOf(await ofPerson(person.uid))
    await call('changeActivityStatus', { shareRef: cancelled.shareRef, status: 'cancelled' }, person)
    const entries = await entriesOf(await ofPerson(person.uid))
    expect(refsIn(entries)).toEqual([shown.shareRef, cancelled.shareRef].toSorted())
    const find = (list: Entry[], ref: string) => list.find((it) => it.ref === ref)
    expect(find(entries, shown.shareRef)).toMatchObject({
      status: 'CONFIRMED',
      summary: 'Lantern; walk, "one"\\n',
    })
    expect(find(entries, cancelled.shareRef)?.status).toBe('CANCELLED')
    const grown = [before, entries].map((list) => find(list, cancelled.shareRef)?.sequence ?? 0)
    expect(grown[1]).toBeGreaterThanOrEqual(grown[0] ?? 0)
  })

  it.each(['nobody-there', '__id__', 'x'.repeat(200), '..', 'a%2Fb'])('of %s is not there', async (uid) => {
    expect((await ofPerson(uid)).status).toBe(404)
  })
})

describe('the secret calendar of a person', () => {
  it('has what they go to and host, private ones too', async () => {
    const person = await verifiedPerson('Gina Going')
    const [going, own] = [await hosted({}, organiser), await hosted({ audience: 'private' }, person)]
    await hosted({ startDate: inDays(9), endDate: inDays(9, '20:30') }, organiser)
    await ask('answerRsvp', { body: { shareRef: going.shareRef, response: 'going' } }, person)
    const { url } = await call('makeCalendarFeed', {}, person)
    expect(url).toMatch(/\/app\/calendar-feed\/[A-Za-z0-9_-]{32}\.ics$/)
    const response = await fetch(url)
    expect(response.headers.get('cache-control')).toContain('private')
    expect(refsIn(await entriesOf(response))).toEqual([going.shareRef, own.shareRef].toSorted())
  })

  it('opens by its link alone, which is kept as a hash and ends with the next one', async () => {
    const person = await verifiedPerson()
    const [first, second] = [
      await call('makeCalendarFeed', {}, person),
      await call('makeCalendarFeed', {}, person),
    ]
    expect([(await fetch(first.url)).status, (await fetch(second.url)).status]).toEqual([404, 200])
    expect((await ask('readProfile', { query: {} }, person)).calendarFeedSince).toBe(second.since)
    const feeds = await database().collection('calendarFeeds').where('uid', '==', person.uid).get()
    expect(feeds.docs.map((doc) => second.url.includes(doc.id))).toEqual([false])
    await call('endCalendarFeed', {}, person)
    await call('endCalendarFeed', {}, person)
    expect((await fetch(second.url)).status).toBe(404)
    expect((await ask('readProfile', { query: {} }, person)).calendarFeedSince).toBeNull()
  })

  it('is made once by two windows at the same time', async () => {
    const person = await verifiedPerson()
    const made = await Promise.all([
      call('makeCalendarFeed', {}, person),
      call('makeCalendarFeed', {}, person),
    ])
    const statuses = await Promise.all(made.map(async ({ url }) => (await fetch(url)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  it.each([
    ['another', randomBytes(24).toString('base64url')],
    ['none', ''],
    ['a long', 'x'.repeat(3000)],
    ['a path as', '..%2F..%2Fusers'],
    ['a reserved', '__name__'],
  ])('does not open by %s token', async (_, token) => {
    expect((await sendRaw(`/calendar-feed/${token}.ics`, {})).status).toBe(404)
  })

  it('is for people with an account', async () => {
    await expect(call('makeCalendarFeed', {}, await guest())).rejects.toThrow('403')
  })
})
