import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from 'functions/contract/time'
import { details, firstType, hold, hosted, promoCode, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database, readTally } from '../../support/database'
import { actor, published, startInProcess, stopInProcess } from '../../support/in-process'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { stack } from '../../support/stack'
import { foldChanges } from '../../../functions/src/actions/analytics/fold-tally'
import { readDashboard } from '../../../functions/src/actions/activities/read-activity'
import { recordView } from '../../../functions/src/actions/analytics/record-view'
import { firestore } from '../../../functions/src/store/firestore'
import { findTally } from '../../../functions/src/store/analytics/tallies'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0'

const MACHINES = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0',
  'curl/8.5.0',
  'python-requests/2.32',
  'Mozilla/5.0 Chrome/120 Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'GPTBot/1.2',
  'WhatsApp/2.23.20.0',
  'axios/1.7.2',
  '',
]

const look = ({ shareRef }: Hosted, agent: string, from: object = {}, headers: Record<string, string> = {}) =>
  send('recordView', { body: { shareRef, ...from } }, null, { 'User-Agent': agent, ...headers })

describe('a view', () => {
  it('counts once a day for a visitor, also at the same time, and once for each visitor', async () => {
    const party = await hosted()
    const answers = await Promise.all([PHONE, PHONE, PHONE, LAPTOP].map((agent) => look(party, agent)))
    await look(party, PHONE)
    expect(answers.map((it) => it.status)).toEqual([204, 204, 204, 204])
    const { views, viewsByDay } = await readTally(party.shareRef)
    const today = dayIn('Europe/Lisbon', new Date().toISOString())
    expect([views, viewsByDay]).toEqual([2, { [today]: 2 }])
  })

  it('by a machine does not count; a person’s does', async () => {
    const party = await hosted()
    for (const machine of MACHINES) expect((await look(party, machine)).status).toBe(204)
    await look(party, PHONE)
    expect((await readTally(party.shareRef)).views).toBe(1)
  })

  it.each([{ 'Sec-GPC': '1' }, { DNT: '1' }])(
    'of whoever asks not to be followed does not count: %j',
    async (headers) => {
      const party = await hosted()
      expect((await look(party, PHONE, {}, headers)).status).toBe(204)
      await look(party, LAPTOP)
      const { docs } = await database().collection(`activities/${party.shareRef}/views`).get()
      expect([docs.length, (await readTally(party.shareRef)).views]).toEqual([1, 1])
    },
  )

  it('of whoever organises it does not count; a guest’s of theirs does', async () => {
    const party = await hosted()
    const [manager, fan] = [await verifiedPerson('Max Manager'), await verifiedPerson('Fay Fan')]
    const input = { shareRef: party.shareRef, role: 'manager' } as const
    const { link } = await call('inviteToTeam', input, party.organiser)
    const token = new URL(link).searchParams.get('join') ?? ''
    await call('joinTeam', { shareRef: party.shareRef, token }, manager)
    const lookAs = (by: Person, agent: string) =>
      send('recordView', { body: { shareRef: party.shareRef } }, by, { 'User-Agent': agent })
    for (const by of [party.organiser, manager]) expect((await lookAs(by, PHONE)).status).toBe(204)
    expect((await database().collection(`activities/${party.shareRef}/views`).get()).size).toBe(0)
    await lookAs(fan, PHONE)
    expect((await readTally(party.shareRef)).views).toBe(1)
  })

  it('counts for where it came from, by the first look of a day', async () => {
    const party = await hosted()
    await look(party, PHONE, { referrer: 'www.google.pt' })
    await look(party, PHONE, { code: 'qr' })
    await look(party, LAPTOP, { referrer: 'blog.example.org', code: 'Old town flyer' })
    const { sources, viewsByHour } = await readTally(party.shareRef)
    expect(sources).toEqual({ search: 1, 'link:old-town-flyer': 1 })
    expect(Object.values(viewsByHour)).toEqual([2])
  })

  it('of what is not public counts by those who may see it', async () => {
    const party = await hosted({ audience: 'private' })
    const invited = await verifiedPerson('Ivy Invited')
    const { shareRef, organiser } = party
    const { link } = await ask('sendRsvp', { body: { shareRef, link: { maxUses: 1 } } }, organiser)
    const token = new URL(link ?? '').searchParams.get('invitation') ?? ''
    await call('acceptInvitation', { shareRef, token }, invited)
    const see = (by: Person) => send('recordView', { body: { shareRef } }, by, { 'User-Agent': PHONE })
    expect((await see(await verifiedPerson('Stan Stranger'))).status).toBe(204)
    expect((await readTally(shareRef)).views).toBe(0)
    expect((await see(invited)).status).toBe(204)
    expect((await readTally(shareRef)).views).toBe(1)
  })

  it('of what is not public does not count by anybody else, and is answered alike', async () => {
    const [hidden, draft] = [await hosted({ audience: 'private' }), await hosted({ status: 'draft' })]
    for (const party of [hidden, draft]) {
      expect((await look(party, PHONE)).status).toBe(204)
      expect((await database().collection(`activities/${party.shareRef}/views`).get()).size).toBe(0)
    }
    const missing = await send('recordView', { body: { shareRef: '2222222222' } }, null)
    expect([missing.status, missing.body]).toEqual([204, null])
  })

  it('is remembered without anything that could name the visitor', async () => {
    const party = await hosted()
    await look(party, PHONE)
    const { docs } = await database().collection(`activities/${party.shareRef}/views`).get()
    expect(docs.map((doc) => [doc.id, Object.keys(doc.data())])).toEqual([
      [expect.stringMatching(/^[\w-]{43}$/), ['at', 'expiresAt']],
    ])
  })
})

describe('the dashboard', () => {
  it('has the activity and its numbers: views, answers, tickets and money', async () => {
    const party = await hosted({ ticketTypes: [ticketType({ capacity: 10 })] })
    const [buyer, fan] = [await guest(), await guest()]
    await look(party, LAPTOP)
    await ask('answerRsvp', { body: { shareRef: party.shareRef, response: 'interested' } }, fan)
    const { id } = await hold(party, buyer, 2)
    await call('placeOrder', details(id), buyer)
    await hold(party, fan)
    await readTally(party.shareRef)
    const query = { shareRef: party.shareRef }
    const { activity, tally } = await ask('readDashboard', { query }, party.organiser)
    expect(activity).toMatchObject({ shareRef: party.shareRef, left: { [firstType(party)]: 7 } })
    expect(tally).toMatchObject({
      views: 1,
      orders: 1,
      rsvps: { going: 1, interested: 1 },
      tickets: { [firstType(party)]: { sold: 2, held: 1 } },
      money: { total: 0 },
      recent: [{ kind: 'order', name: 'Bo Buyer', quantity: 2 }, { kind: 'rsvp' }],
    })
  })

  it('has the same numbers as a funnel, with promo codes and sources, over a range', async () => {
    const party = await hosted({
      ticketTypes: [ticketType({ price: 2000 })],
      promocodes: [promoCode({ value: 100 })],
    })
    const buyer = await guest()
    await look(party, LAPTOP, { referrer: 'l.instagram.com' })
    const { id } = await hold(party, buyer)
    await call('applyPromoCode', { orderId: id, code: 'EARLY' }, buyer)
    await call('placeOrder', details(id), buyer)
    await readTally(party.shareRef)
    const query = { shareRef: party.shareRef, days: '7' } as const
    const found = await ask('readAnalytics', { query }, party.organiser)
    expect(found.points).toHaveLength(7)
    expect(found.points.at(-1)).toMatchObject({ views: 1, answers: 1, checkouts: 1, orders: 1, tickets: 1 })
    expect(found).toMatchObject({
      funnel: [{ count: 1 }, { count: 1 }, { count: 1 }, { step: 'orders', count: 1, rate: 1 }],
      sources: [{ source: 'instagram', views: 1 }],
      promos: [{ code: 'EARLY', orders: 1, discount: 2000 }],
      ticketTypes: [{ title: 'General Admission', sold: 1, capacity: null }],
    })
    const wrong = { query: { ...query, days: '8' } }
    expect(problemIn(await send('readAnalytics', wrong, party.organiser)).errors?.[0]?.path).toBe('days')
  })

  it('is not cached anywhere', async () => {
    const party = await hosted()
    const url = `${stack().TURNOUT_ORIGIN}/app/activity/dashboard?shareRef=${party.shareRef}`
    const response = await fetch(url, { headers: { Authorization: `Bearer ${party.organiser.token}` } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })
})

describe('a day', () => {
  beforeAll(startInProcess)
  afterAll(stopInProcess)

  it('ends at midnight where the activity is; then the same visitor counts again', async () => {
    const { organiser, activity } = await published({ timezone: 'Asia/Tokyo' })
    const visitor = { ip: '203.0.113.7', agent: PHONE, objects: false }
    const { shareRef } = activity
    for (const at of ['2026-11-20T14:00:00.000Z', '2026-11-20T14:59:59.999Z', '2026-11-20T15:00:00.000Z']) {
      await recordView(null, { shareRef }, visitor, at)
    }
    await recordView(null, { shareRef }, { ...visitor, ip: '203.0.113.8' }, '2026-11-20T15:00:00.000Z')
    await foldChanges(activity.shareRef, null)
    const { tally } = await readDashboard(organiser, activity.shareRef, new Date().toISOString())
    expect(tally.viewsByDay).toEqual({ '2026-11-20': 1, '2026-11-21': 2 })
    await expect(readDashboard(actor('verified'), activity.shareRef, '')).rejects.toThrow('no such activity')
  })

  it('has every view in, by those alone who were called for one, however they come', async () => {
    const { shareRef } = (await published({})).activity
    const day = '2026-11-20'
    const calls: Promise<void>[] = []
    const most = Array.from({ length: 150 }, (_, n) => `view-${n}`)
    for (const id of most) {
      const change = { at: new Date().toISOString(), day, views: 1 }
      await firestore().doc(`activities/${shareRef}/tallyChanges/${id}`).create(change)
      calls.push(foldChanges(shareRef, id))
    }
    await Promise.all(calls)
    expect((await findTally(shareRef))?.views).toBe(most.length)
  })
})
