import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { details, firstType, hold, hosted, promoCode, ticketType } from '../../support/activities'
import { database, inOneWindow, readTally, spend } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall, sendRaw, sendRawCall } from '../../support/requests'
import type { Answer } from '../../support/requests'

/** A client whom no other test counts. */
function newClient(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`
}
const from = (client: string) => ({ 'X-Forwarded-For': client })
const newAddress = () => `${randomUUID()}@example.com`
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** How many answers there were of each kind. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const kind = answer.status < 300 ? 'done' : problemIn(answer).code
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

const free = (capacity: number | null = null) =>
  hosted({ ticketTypes: [ticketType({ price: 0, capacity, maxTicketCountPerPurchase: 50 })] })

/** An order of free tickets by somebody, to an address, from a client. */
async function order(
  party: Awaited<ReturnType<typeof free>>,
  by: Person,
  email: string,
  client = newClient(),
) {
  const { id } = await hold(party, by)
  return sendCall('placeOrder', details(id, email), by, from(client))
}

describe('mails to an address that somebody typed', () => {
  it('end at twenty in an hour for guests, and not to another address', async () => {
    const [party, email] = [await free(), newAddress()]
    await spend(`mail-to:${email}`, 19)
    const [last, more] = [await order(party, await guest(), email), await order(party, await guest(), email)]
    expect([last.status, problemIn(more).code]).toEqual([200, 'too-many-requests'])
    expect((await order(party, await guest(), newAddress())).status).toBe(200)
  })

  it('are not counted to one’s own confirmed address', async () => {
    const [party, vera] = [await free(), await verifiedPerson()]
    await spend(`mail-to:${vera.email}`, 20)
    expect((await order(party, vera, vera.email)).status).toBe(200)
    expect(problemIn(await order(party, await guest(), vera.email)).code).toBe('too-many-requests')
  })

  it('are counted the same for tickets, teams and any letters', async () => {
    const [party, email] = [await free(), newAddress()]
    const invite = (to: string) =>
      sendCall('inviteToTeam', { shareRef: party.shareRef, role: 'manager', email: to }, party.organiser)
    await spend(`mail-to:${email}`, 20)
    expect(problemIn(await invite(email)).code).toBe('too-many-requests')
    expect(problemIn(await order(party, await guest(), email.toUpperCase())).code).toBe('too-many-requests')
    expect((await invite(newAddress())).status).toBe(200)
  })

  it('are counted for each attendee whom a buyer names', async () => {
    const asked = { questions: [], attendees: true, terms: null }
    const party = await hosted({ ticketTypes: [ticketType({ price: 0 })], asked })
    const named = async (email: string) => {
      const buyer = await guest()
      const given = { answers: {}, acceptsTerms: false, attendees: [{ fullName: 'Ana', email, answers: {} }] }
      return sendCall('placeOrder', { ...details((await hold(party, buyer)).id), given }, buyer)
    }
    const email = newAddress()
    await spend(`mail-to:${email}`, 20)
    expect(problemIn(await named(email)).code).toBe('too-many-requests')
    expect((await named(newAddress())).status).toBe(200)
  })

  it('of an invitation are left out unsaid, and the invitation is there', async () => {
    const [party, full, other] = [await free(), newAddress(), newAddress()]
    await spend(`mail-to:${full}`, 20)
    const body = { shareRef: party.shareRef, emails: [full, other], message: '' }
    expect(await ask('sendRsvp', { body }, party.organiser)).toMatchObject({ invited: 2 })
    const invitations = await database().collection(`activities/${party.shareRef}/invitations`).get()
    expect(invitations.docs.map((it) => it.get('email') as string).toSorted()).toEqual(
      [full, other].toSorted(),
    )
    const mailed = async (to: string) =>
      (await database().collection('outbox').where('to', 'array-contains', to).get()).size
    expect([await mailed(full), await mailed(other)]).toEqual([0, 1])
  })
})

describe('guests of one client', () => {
  it('set no more than two hundred tickets aside in a quarter of an hour, however many guests ask at once', async () => {
    const party = await free(2000)
    const take = async (client: string) => {
      const items = [{ ticketTypeRef: firstType(party), quantity: 50 }]
      const input = { shareRef: party.shareRef, items, idempotencyKey: randomUUID() }
      return sendCall('holdTickets', input, await guest(), from(client))
    }
    const together = await inOneWindow(900, async () => {
      const client = newClient()
      return tally(await many(7, () => take(client)))
    })
    expect(together['done']).toBeLessThanOrEqual(4)
    expect(together['too-many-requests']).toBe(7 - (together['done'] ?? 0))
    expect((await hold(party, await guest(), 50)).status).toBe('held')
  }, 60_000)

  it('place sixty orders an hour, where an account of the same client goes on', async () => {
    const [party, client, vera] = [await free(), newClient(), await verifiedPerson()]
    await spend(`place-order-from:${client}`, 60)
    const refused = await order(party, await guest(), newAddress(), client)
    expect(problemIn(refused).code).toBe('too-many-requests')
    expect((await order(party, await guest(), newAddress())).status).toBe(200)
    expect((await order(party, vera, newAddress(), client)).status).toBe(200)
  })

  it('try no more than thirty promo codes in ten minutes, also all at once', async () => {
    const party = await hosted({ ticketTypes: [ticketType()] })
    const guess = async (client: string, n: number) =>
      sendCall('unlockTickets', { shareRef: party.shareRef, code: `GUESS${n}` }, await guest(), from(client))
    const together = await inOneWindow(600, async () => {
      const client = newClient()
      return tally(await many(36, (n) => guess(client, n)))
    })
    expect(together['promo-code-refused']).toBeLessThanOrEqual(30)
    expect(together['too-many-requests']).toBe(36 - (together['promo-code-refused'] ?? 0))
    expect(
      problemIn(await sendCall('unlockTickets', { shareRef: party.shareRef, code: 'OTHER' }, await guest()))
        .code,
    ).toBe('promo-code-refused')
  })

  it('use right promo codes without being counted', async () => {
    const hidden = ticketType({ tempId: 'backstage', title: 'Backstage', hidden: true })
    const promocodes = [promoCode({ code: 'CREW', value: 0, unlocks: ['backstage'] })]
    const party = await hosted({ ticketTypes: [ticketType(), hidden], promocodes })
    const client = newClient()
    for (let n = 0; n < 33; n++) {
      const input = { shareRef: party.shareRef, code: 'CREW' }
      expect((await sendCall('unlockTickets', input, await guest(), from(client))).status).toBe(200)
    }
  })
})

it('wrong promo codes end for everybody at one activity, and right ones with them', async () => {
  const promocodes = [promoCode({ code: 'EARLY' })]
  const [party, other] = [
    await hosted({ ticketTypes: [ticketType()], promocodes }),
    await hosted({ ticketTypes: [ticketType()], promocodes }),
  ]
  const use = async (of: typeof party, code: string) => {
    const buyer = await guest()
    return sendCall('applyPromoCode', { orderId: (await hold(of, buyer)).id, code, takeOff: false }, buyer)
  }
  await spend(`wrong-promo-codes-of:${party.shareRef}`, 299, 600)
  expect((await use(party, 'EARLY')).status).toBe(200)
  expect(problemIn(await use(party, 'WRONG')).code).toBe('promo-code-refused')
  expect(problemIn(await use(party, 'EARLY')).code).toBe('too-many-requests')
  expect((await use(other, 'EARLY')).status).toBe(200)
})

describe('a client that invents entries of X-Forwarded-For', () => {
  it('is one client all the same', async () => {
    const client = newClient()
    await spend(`find-tickets-from:${client}`, 59)
    const find = (forwarded: string) =>
      send('findTickets', { body: { email: newAddress() } }, null, { 'X-Forwarded-For': forwarded })
    expect((await find(`198.51.100.1, ${client}`)).status).toBe(204)
    expect((await find(`198.51.100.2, ${client}`)).status).toBe(429)
    expect((await find(`${client}, ${newClient()}`)).status).toBe(204)
  })

  it('is one viewer, and a hundred browsers at most', async () => {
    const [party, client] = [await hosted(), newClient()]
    const look = (n: number, agent: string) =>
      send('recordView', { body: { shareRef: party.shareRef } }, null, {
        'User-Agent': `Mozilla/5.0 ${agent} Firefox/150.0`,
        'X-Forwarded-For': `198.51.100.${n}, ${client}`,
      })
    for (let n = 0; n < 5; n++) await look(n, 'one')
    expect((await readTally(party.shareRef)).views).toBe(1)
    await spend(`view-from:${client}:${party.shareRef}`, 99, 86_400)
    for (const agent of ['two', 'three']) expect((await look(0, agent)).status).toBe(204)
    expect((await readTally(party.shareRef)).views).toBe(2)
  })
})

describe('a refusal for too many tries', () => {
  it('says when to come back, to a route and to a callable', async () => {
    const vera = await verifiedPerson()
    const input = { query: 'party' }
    await spend(`gifs:${vera.uid}`, 40, 60)
    await spend(`connect:${vera.uid}`, 60)
    const called = await sendRawCall('searchGifs', { body: JSON.stringify({ data: input }) }, vera)
    const body = JSON.stringify({ uid: 'somebody' })
    const asked = await sendRaw('/user/connection/request', { body }, vera)
    for (const [{ status, retryAfter }, most] of [
      [called, 60],
      [asked, 3600],
    ] as const) {
      expect(status).toBe(429)
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(Number(retryAfter)).toBeLessThanOrEqual(most)
    }
    const problem = problemIn(await sendCall('searchGifs', input, vera))
    expect(problem.detail).toMatch(/Try again in \d+ (seconds?|minutes?)\.$/)
    expect(problem.retryAfterSeconds).toBeLessThanOrEqual(60)
    expect((await call('searchGifs', input, await verifiedPerson())).items).toBeDefined()
  })
})
