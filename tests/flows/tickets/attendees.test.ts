import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_NOTE, MAX_RESENT } from 'functions/contract/tickets/attendee'
import { DELETED_NAME } from 'functions/contract/accounts/deleted-name'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { details, hold, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database, readOrder } from '../../support/database'
import { scan } from '../../support/door'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { eventually } from '../../support/stack'

let organiser: Person
let party: Hosted
const orders: Record<string, { id: string; buyer: Person }> = {}

/** Somebody gets a ticket of the first or the second type. */
async function buy(fullName: string, email: string, type = 0): Promise<void> {
  const buyer = await guest()
  const ticketTypeRef = party.activity.ticketTypes[type]?.shareRef ?? ''
  const items = [{ ticketTypeRef, quantity: type + 1 }]
  const idempotencyKey = crypto.randomUUID()
  const { id } = await call('holdTickets', { shareRef: party.shareRef, items, idempotencyKey }, buyer)
  await call('placeOrder', { ...details(id), buyer: { fullName, email } }, buyer)
  orders[fullName] = { id, buyer }
}

beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  const ticketTypes = [ticketType({ title: 'Early bird' }), ticketType({ title: 'Dinner' })]
  party = await hosted({ ticketTypes }, organiser)
  await buy('Zoë Müller', 'zoe@example.com')
  await buy('Ana Müller', 'ana.m@example.org', 1)
  await buy('=HYPERLINK("http://evil.example")', 'eve@example.com', 1)
})

type Search = Omit<Parameters<typeof call<'listAttendees'>>[1], 'shareRef'>
const list = (input: Search = {}) => call('listAttendees', { shareRef: party.shareRef, ...input }, organiser)
const names = async (input: Search) => (await list(input)).items.map((it) => it.fullName)
const note = (name: string, text: string, by = organiser) =>
  sendCall('writeNote', { shareRef: party.shareRef, orderId: orders[name]?.id, text }, by)

describe('the attendee list', () => {
  it('finds people by beginnings of their names and addresses, in any order and without accents', async () => {
    expect(await names({ search: 'mull' })).toEqual(['Ana Müller', 'Zoë Müller'])
    expect(await names({ search: 'MÜLLER zo' })).toEqual(['Zoë Müller'])
    expect(await names({ search: 'ana.m@' })).toEqual(['Ana Müller'])
    expect(await names({ search: 'uller' })).toEqual([])
  })

  it('shows one ticket type or one status alone, also of those who are searched', async () => {
    const ticketTypeRef = party.activity.ticketTypes[1]?.shareRef ?? ''
    expect(await names({ ticketTypeRef })).toHaveLength(2)
    expect(await names({ ticketTypeRef, search: 'mul' })).toEqual(['Ana Müller'])
    expect(await names({ status: 'confirmed' })).toHaveLength(3)
    expect(await names({ status: 'refunded' })).toEqual([])
  })

  it('comes page by page without losing or doubling anybody', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 1, search: 'm', ...(cursor && { cursor }) })
      seen.push(...page.items.map((it) => it.fullName))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['Ana Müller', 'Zoë Müller'])
  })
})

describe('the attendee list at the door', () => {
  let evening: Hosted
  const bought: Record<string, string[]> = {}
  beforeAll(async () => {
    const ticketTypes = [ticketType({ title: 'Seat' }), ticketType({ title: 'Table' })]
    evening = await hosted({ ticketTypes }, organiser)
    for (const [fullName, quantity, type] of [
      ['Ada Early', 2, 0],
      ['Bea Both', 3, 0],
      ['Cyd Coming', 1, 1],
    ] as const) {
      const buyer = await guest()
      const ticketTypeRef = evening.activity.ticketTypes[type]?.shareRef ?? ''
      const order = { shareRef: evening.shareRef, items: [{ ticketTypeRef, quantity }] }
      const { id } = await call('holdTickets', { ...order, idempotencyKey: crypto.randomUUID() }, buyer)
      const email = `${fullName.slice(0, 3).toLowerCase()}@example.com`
      await call('placeOrder', { ...details(id), buyer: { fullName, email } }, buyer)
      bought[fullName] = (await call('listMyTickets', {}, buyer)).items.map((it) => it.id)
    }
    const keys = [...(bought['Ada Early'] ?? []), bought['Bea Both']?.[0] ?? '']
    const scans = keys.map((key) => scan({ key, gate: 'North' }))
    await call('checkInGuests', { shareRef: evening.shareRef, scans }, organiser)
  })
  const at = (input: Search) => call('listAttendees', { shareRef: evening.shareRef, ...input }, organiser)
  const named = async (input: Search) => (await at(input)).items.map((it) => it.fullName)

  it('says of each ticket since when it is in, where and by whom', async () => {
    const { items } = await at({ search: 'bea' })
    const inside = items[0]?.guests.filter(({ status }) => status === 'used')
    expect(items[0]?.guests.map(({ status }) => status).toSorted()).toEqual(['used', 'valid', 'valid'])
    expect(inside).toMatchObject([{ byName: 'Olga Organiser', admission: { gate: 'North' } }])
    expect((await at({ search: 'cyd' })).items[0]?.guests).toMatchObject([
      { status: 'valid', admission: null, byName: null },
    ])
  })

  it('shows those who are in, or those who may still come, with what else is asked for', async () => {
    expect(await named({ door: 'in' })).toEqual(['Bea Both', 'Ada Early'])
    expect(await named({ door: 'not-yet' })).toEqual(['Cyd Coming', 'Bea Both'])
    expect(await named({ door: 'not-yet', search: 'both' })).toEqual(['Bea Both'])
    expect(await named({ door: 'not-yet', search: 'ada' })).toEqual([])
    const ticketTypeRef = evening.activity.ticketTypes[1]?.shareRef ?? ''
    expect(await named({ door: 'not-yet', ticketTypeRef })).toEqual(['Cyd Coming'])
    expect(await named({ door: 'in', ticketTypeRef })).toEqual([])
    expect(await named({ door: 'in', status: 'refunded' })).toEqual([])
  })

  it.each([1, 2, 3])('comes by %i without losing or doubling an order of several tickets', async (limit) => {
    for (const [door, all] of [
      ['in', ['Bea Both', 'Ada Early']],
      ['not-yet', ['Cyd Coming', 'Bea Both']],
    ] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await at({ door, limit, ...(cursor && { cursor }) })
        seen.push(...page.items.map((it) => it.fullName))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(all)
    }
  })

  it('is in the table with how many are in, all of it or those alone', async () => {
    const table = async (query: { door?: 'in' | 'not-yet' }) => {
      const { body } = await send(
        'exportAttendees',
        { params: { shareRef: evening.shareRef }, query },
        organiser,
      )
      return String(body)
        .split('\r\n')
        .filter((line) => line.includes('@example.com'))
    }
    expect(await table({})).toHaveLength(3)
    const inside = await table({ door: 'in' })
    expect(inside.map((line) => line.split(',')[1])).toEqual(['Bea Both', 'Ada Early'])
    expect(inside[0]).toMatch(/,1 of 3,\d{4}-[^,]+Z,$/)
    expect((await table({ door: 'not-yet' }))[0]).toMatch(/,0 of 1,,$/)
  })
})

describe('a note', () => {
  it('is there for the team, is written anew, and goes when it is empty', async () => {
    for (const text of ['Vegan', 'Vegan, comes late', '']) {
      expect((await note('Ana Müller', ` ${text} `)).status).toBe(200)
      expect((await list({ search: 'ana' })).items[0]?.note).toBe(text)
    }
  })

  it('that is too long is refused, at its place', async () => {
    expect(problemIn(await note('Ana Müller', 'x'.repeat(MAX_NOTE + 1))).errors?.[0]?.path).toBe('text')
    expect((await note('Zoë Müller', 'x'.repeat(MAX_NOTE))).status).toBe(200)
  })

  it('is written by nobody else, nor about an order of another activity or one that holds tickets only', async () => {
    const elsewhere = await hosted({ ticketTypes: [ticketType()] }, organiser)
    const held = await hold(party, await guest())
    const answers = [
      await note('Ana Müller', 'x', await verifiedPerson()),
      await sendCall(
        'writeNote',
        { shareRef: elsewhere.shareRef, orderId: orders['Ana Müller']?.id, text: 'x' },
        organiser,
      ),
      await sendCall('writeNote', { shareRef: party.shareRef, orderId: held.id, text: 'x' }, organiser),
    ]
    for (const answer of answers) expect(problemIn(answer).code).toBe('not-found')
  })

  it('goes with its buyer’s account, and so does what they are found by', async () => {
    await buy('Leaving Lea', 'lea@example.com')
    const { id, buyer } = orders['Leaving Lea']!
    await note('Leaving Lea', 'Sits in front')
    const exported = await ask('exportAccount', {}, buyer)
    expect(exported).toMatchObject({ notes: [{ orderId: id, text: 'Sits in front' }] })
    await call('deleteAccount', { confirmation: DELETION_PHRASE }, buyer)
    await eventually(
      () => readOrder(id),
      (order) => order.buyer === null,
    )
    expect((await readOrder(id)).searchWords).toEqual([])
    expect((await database().doc(`activities/${party.shareRef}/notes/${id}`).get()).exists).toBe(false)
    expect(await names({})).toContain(DELETED_NAME)
    expect(problemIn(await note('Leaving Lea', 'x')).code).toBe('not-found')
  })
})

describe('tickets that are sent again', () => {
  it('go to their buyer alone, so many times at most', async () => {
    const input = { shareRef: party.shareRef, orderId: orders['Zoë Müller']?.id }
    for (let time = 0; time < MAX_RESENT; time++) {
      expect((await sendCall('resendTickets', input, organiser)).status).toBe(200)
    }
    const refused = await sendCall('resendTickets', input, organiser)
    expect(problemIn(refused).code).toBe('conflict')
    const mail = await database().doc(`outbox/tickets-${input.orderId}-again-${MAX_RESENT}`).get()
    expect(mail.get('to')).toEqual(['zoe@example.com'])
  })
})

describe('the table for spreadsheets', () => {
  const exported = (by: Person) =>
    send('exportAttendees', { params: { shareRef: party.shareRef }, query: {} }, by)

  it('has everybody, a line each, and no formula', async () => {
    await note('Ana Müller', '+1 for dinner')
    const { status, body } = await exported(organiser)
    const lines = String(body).replace('\ufeff', '').split('\r\n')
    expect([status, lines.length]).toEqual([200, (await list({})).items.length + 2])
    expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(
      `,"'=HYPERLINK(""http://evil.example"")",`,
    )
    expect(lines.find((line) => line.includes('ana.m@'))).toMatch(
      /,2 × Dinner,2,0,USD,confirmed,.*,0 of 2,,'\+1 for dinner$/,
    )
  })

  it('is a file of CSV, and the trail remembers who took it', async () => {
    const manager = await verifiedPerson('Mia Manager')
    const { link } = await call('inviteToTeam', { shareRef: party.shareRef, role: 'manager' }, organiser)
    const token = new URL(link).searchParams.get('join') ?? ''
    await call('joinTeam', { shareRef: party.shareRef, token }, manager)
    expect((await exported(manager)).status).toBe(200)
    const { items } = await call('listAudit', { shareRef: party.shareRef }, organiser)
    expect(items[0]).toMatchObject({ kind: 'attendees-exported', byName: 'Mia Manager' })
    expect((await exported(await verifiedPerson())).status).toBe(404)
  })
})
