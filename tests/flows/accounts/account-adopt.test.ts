import { afterEach, describe, expect, it } from 'vitest'
import type { RsvpAnswer } from 'functions/contract/rsvps/rsvp'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import { runSchedules } from '../../../emulators/stack/schedules'
import { layoutOf } from '../../../emulators/stack/layout'
import { details, firstType, hold, hosted, promoCode, ticketType } from '../../support/activities'
import { database, readOrder, readTally, readTickets } from '../../support/database'
import { guest, guestWithAccount, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { eventually } from '../../support/stack'
import { payPage } from '../../support/stripe'

afterEach(expectSoundBooks)

const adopt = (passerBy: Person, by: Person) => call('adoptGuest', { guestToken: passerBy.token }, by)
const answer = (shareRef: string, response: RsvpAnswer, by: Person) =>
  ask('answerRsvp', { body: { shareRef, response } }, by)
const info = async (shareRef: string, by: Person) =>
  (await ask('readRsvpInfo', { query: { shareRef } }, by)).response

/** A guest with one confirmed order of two tickets. */
async function guestWithTickets() {
  const [party, passerBy] = [await hosted({ ticketTypes: [ticketType({ capacity: 5 })] }), await guest()]
  const { id } = await hold(party, passerBy, 2)
  await call('placeOrder', details(id), passerBy)
  return { party, passerBy, orderId: id }
}

describe('taking over a guest', () => {
  it('brings orders, tickets and answers, changes no number, and ends the guest', async () => {
    const { party, passerBy, orderId } = await guestWithTickets()
    const other = await hosted()
    await answer(other.shareRef, 'interested', passerBy)
    const numbers = async () => [await readTally(party.shareRef), await readTally(other.shareRef)]
    const before = (await numbers()).map(({ rsvps, tickets, orders }) => ({ rsvps, tickets, orders }))
    const person = await verifiedPerson('Ada Adopter')
    expect(await adopt(passerBy, person)).toEqual({ orders: 1, rsvps: 2 })
    expect((await readOrder(orderId)).buyerUid).toBe(person.uid)
    const holders = (await readTickets(orderId)).map((ticket) => ticket.holderUid)
    expect(holders).toEqual([person.uid, person.uid])
    expect(await info(other.shareRef, person)).toBe('interested')
    expect(await info(party.shareRef, person)).toBe('going')
    expect((await numbers()).map(({ rsvps, tickets, orders }) => ({ rsvps, tickets, orders }))).toEqual(
      before,
    )
    for (const path of [`users/${passerBy.uid}`, `activities/${other.shareRef}/rsvps/${passerBy.uid}`]) {
      expect((await database().doc(path).get()).exists).toBe(false)
    }
    expect((await send('readProfile', {}, passerBy)).status).toBe(401)
  })

  it('keeps the person’s own answer where both have one, and counts one of them', async () => {
    const [{ shareRef }, passerBy, person] = [await hosted(), await guest(), await verifiedPerson()]
    await answer(shareRef, 'going', passerBy)
    await answer(shareRef, 'not-going', person)
    expect(await adopt(passerBy, person)).toEqual({ orders: 0, rsvps: 0 })
    expect(await info(shareRef, person)).toBe('not-going')
    expect((await readTally(shareRef)).rsvps).toMatchObject({ going: 0, 'not-going': 1 })
  })

  it('takes the guest’s answer where the person took theirs back', async () => {
    const [{ shareRef }, passerBy, person] = [await hosted(), await guest(), await verifiedPerson()]
    await answer(shareRef, 'going', passerBy)
    for (const response of ['interested', 'not-responded'] as const) await answer(shareRef, response, person)
    expect(await adopt(passerBy, person)).toEqual({ orders: 0, rsvps: 1 })
    expect(await info(shareRef, person)).toBe('going')
    expect((await readTally(shareRef)).rsvps).toMatchObject({ going: 1, 'not-responded': 0, interested: 0 })
  })

  it('has one effect and one answer, twice at once and again later', async () => {
    const { passerBy, orderId } = await guestWithTickets()
    const person = await verifiedPerson()
    const both = await Promise.all([adopt(passerBy, person), adopt(passerBy, person)])
    both.push(await adopt(passerBy, person))
    for (const it of both) expect(it).toEqual({ orders: 1, rsvps: 1 })
    expect((await readOrder(orderId)).buyerUid).toBe(person.uid)
  })

  it('moves many things, some at a time', async () => {
    const [passerBy, person] = [await guest(), await verifiedPerson()]
    const party = await hosted({ ticketTypes: [ticketType()] })
    for (let n = 0; n < 7; n++) {
      await call('placeOrder', details((await hold(party, passerBy)).id), passerBy)
    }
    expect(await adopt(passerBy, person)).toEqual({ orders: 7, rsvps: 1 })
    expect((await readTally(party.shareRef)).rsvps.going).toBe(1)
  })

  it('lets a payment that is under way arrive with the new owner', async () => {
    const party = await hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 5 })] })
    const [passerBy, person] = [await guest(), await verifiedPerson()]
    const { id } = await hold(party, passerBy)
    const { order } = await call('placeOrder', details(id), passerBy)
    await answer(party.shareRef, 'interested', person)
    await adopt(passerBy, person)
    await payPage(order.session?.id ?? '')
    await eventually(
      () => readOrder(id),
      (it) => it.status === 'paid',
    )
    expect((await readTickets(id)).map((ticket) => ticket.holderUid)).toEqual([person.uid])
    expect((await call('checkOrder', { orderId: id }, person)).status).toBe('paid')
    const { rsvps, tickets } = await readTally(party.shareRef)
    expect(rsvps).toMatchObject({ going: 1, interested: 0 })
    expect(tickets[firstType(party)]).toEqual({ ...NO_TICKETS, sold: 1 })
  })

  it('brings what a code counts for one person, also of orders at once and beside the person’s own', async () => {
    const promocodes = [promoCode({ code: 'TWICE', perPerson: 2, limit: 9 })]
    const party = await hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 9 })], promocodes })
    const [passerBy, person] = [await guest(), await verifiedPerson()]
    const use = async (by: Person) => {
      const { id: orderId } = await hold(party, by)
      const answer = await sendCall('applyPromoCode', { orderId, code: 'TWICE' }, by)
      return { orderId, status: answer.status, code: answer.status === 200 ? '' : problemIn(answer).code }
    }
    const [first, second, own] = [await use(passerBy), await use(passerBy), await use(person)]
    expect([first, second, own].map(({ status }) => status)).toEqual([200, 200, 200])
    await adopt(passerBy, person)
    const uses = await database().collection(`activities/${party.shareRef}/promoUses`).get()
    const ids = (await Promise.all([first, second, own].map(({ orderId }) => readOrder(orderId)))).flatMap(
      ({ promoUses }) => promoUses.map(({ id }) => id),
    )
    expect(uses.docs.map((doc) => doc.id).toSorted()).toEqual(ids.toSorted())
    expect(await use(person)).toMatchObject({ code: 'promo-code-refused' })
    // They go back like any other, to the person.
    for (const { orderId } of [first, own]) await call('cancelOrder', { orderId }, person)
    expect((await use(person)).status).toBe(200)
    expect((await use(person)).code).toBe('promo-code-refused')
  })

  it('left half-way is finished by the sweep', async () => {
    const { passerBy, orderId } = await guestWithTickets()
    const person = await verifiedPerson()
    await adopt(await guest(), person)
    const begun = (await database().collection('adoptions').where('byUid', '==', person.uid).get()).docs[0]
    const startedAt = new Date(Date.now() - 600_000).toISOString()
    const left = { ...begun?.data(), guestUid: passerBy.uid, tokenHash: 'x', state: 'open', startedAt }
    await database().doc(`adoptions/${passerBy.uid}`).set(left)
    await runSchedules(layoutOf('test'))
    await eventually(
      () => readOrder(orderId),
      (order) => order.buyerUid === person.uid,
    )
    await eventually(
      async () => (await database().doc(`adoptions/${passerBy.uid}`).get()).get('state') as string,
      (state) => state === 'done',
    )
  })
})

describe('what is not a guest of somebody’s own', () => {
  const refuses = async (guestToken: string, by: Person) =>
    problemIn(await sendCall('adoptGuest', { guestToken }, by))

  it('is refused, always in the same words; a guest is not', async () => {
    const person = await verifiedPerson()
    const [other, taken, grown] = [await verifiedPerson(), await guest(), await guest()]
    await adopt(taken, other)
    await guestWithAccount(grown, 'Gia Grown')
    const problems = []
    for (const token of [other.token, person.token, taken.token, grown.token, 'no.such.token', 'x']) {
      problems.push({ ...(await refuses(token, person)), requestId: '' })
    }
    for (const problem of problems) expect(problem).toEqual(problems[0])
    expect(problems[0]).toMatchObject({ status: 400, errors: [{ path: 'guestToken' }] })
    expect(await ask('readProfile', { query: {} }, other)).toMatchObject({ uid: other.uid })
    expect(await adopt(await guest(), person)).toEqual({ orders: 0, rsvps: 0 })
  })

  it('leaves another person’s order where it is', async () => {
    const { orderId, passerBy } = await guestWithTickets()
    await refuses('x', await verifiedPerson())
    expect((await readOrder(orderId)).buyerUid).toBe(passerBy.uid)
  })

  it('is not tried for ever', async () => {
    const person = await verifiedPerson()
    for (let n = 0; n < 20; n++) expect((await refuses('x', person)).status).toBe(400)
    expect(await refuses('x', person)).toMatchObject({ status: 429, code: 'too-many-requests' })
  })
})
