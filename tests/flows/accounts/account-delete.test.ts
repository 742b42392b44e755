import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DELETED_NAME } from 'functions/contract/accounts/deleted-name'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import { layoutOf } from '../../../emulators/stack/layout'
import { runSchedules } from '../../../emulators/stack/schedules'
import { details, draft, firstType, hold, hosted, ticketType } from '../../support/activities'
import {
  countFree,
  database,
  isKept,
  keepFile,
  readMails,
  readOrder,
  readTally,
  readTickets,
} from '../../support/database'
import {
  activityDocument,
  activityDraftDocument,
  newShareRef,
  orderDocument,
  uploadDocument,
} from '../../support/documents'
import { scan } from '../../support/door'
import { guest, identityOf, letSignInsCountFrom, signedInAgain, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { eventually } from '../../support/stack'
import { payPage, stripe } from '../../support/stripe'
import { tokenOf } from '../../support/tokens'

afterEach(expectSoundBooks)

const right = { confirmation: DELETION_PHRASE }
const remove = (by: Person) => call('deleteAccount', right, by)
const refuses = async (by: Person, input: object = right) =>
  problemIn(await sendCall('deleteAccount', input, by))

/** The same person by a sign-in of some time ago. */
function signedInAgo(person: Person, minutes: number): Person {
  const claims = { email: person.email, email_verified: true, firebase: { sign_in_provider: 'password' } }
  const auth_time = Math.floor(Date.now() / 1000) - minutes * 60
  return { ...person, token: tokenOf(person, { ...claims, auth_time, iat: auth_time }) }
}

/** Until nothing is left to do of somebody's end. */
const gone = ({ uid }: Person) =>
  eventually(
    async () => (await database().doc(`closings/${uid}`).get()).get('state') as string,
    (state) => state === 'done',
    30,
  )
const readActivity = (shareRef: string) => database().doc(`activities/${shareRef}`).get()

/** Whether a word is anywhere in the documents that are kept. */
async function isMentioned(word: string): Promise<boolean> {
  const own = ['users', 'orders', 'tickets', 'activities', 'activityDrafts']
  const collections = [...own, 'outbox', 'uploads', 'closings']
  const groups = ['rsvps', 'tally', 'private', 'tallyChanges', 'checkIns']
  const found = await Promise.all([
    ...collections.map((name) => database().collection(name).get()),
    ...groups.map((name) => database().collectionGroup(name).get()),
  ])
  return found.some(({ docs }) => docs.some((doc) => JSON.stringify(doc.data()).includes(word)))
}

describe('a buyer’s account', () => {
  let buyer: Person
  let orderIds: { free: string; paid: string; held: string }
  let parties: { free: Awaited<ReturnType<typeof hosted>>; paid: Awaited<ReturnType<typeof hosted>> }

  beforeAll(async () => {
    buyer = await verifiedPerson('Bartholomea Buyer')
    const buyerDetails = (id: string) => ({
      ...details(id, buyer.email),
      buyer: { fullName: buyer.name, email: buyer.email },
    })
    parties = {
      free: await hosted({ ticketTypes: [ticketType({ capacity: 5 })] }),
      paid: await hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 5 })] }),
    }
    await ask('signIn', { body: {} }, buyer)
    const free = (await hold(parties.free, buyer)).id
    await call('placeOrder', buyerDetails(free), buyer)
    const { order } = await call('placeOrder', buyerDetails((await hold(parties.paid, buyer)).id), buyer)
    await payPage(order.session?.id ?? '')
    await eventually(
      () => readOrder(order.id),
      (it) => it.status === 'paid',
    )
    orderIds = { free, paid: order.id, held: (await hold(parties.free, buyer, 2)).id }
    const passedOn = (await hold(await hosted({ ticketTypes: [ticketType()] }), buyer)).id
    await call('placeOrder', buyerDetails(passedOn), buyer)
    const [ticketId = ''] = (await readOrder(passedOn)).ticketIds
    await call(
      'sendTicket',
      { ticketId, to: { fullName: 'Rita Receiver', email: 'rita@example.com' } },
      buyer,
    )
    const other = await hosted()
    await ask('answerRsvp', { body: { shareRef: other.shareRef, response: 'interested' } }, buyer)
    await database()
      .doc('activityDrafts/buyers-draft')
      .set(activityDraftDocument('buyers-draft', buyer.uid, { title: `Birthday of ${buyer.name}` }))
    await keepFile('pictures/buyers-picture/480.webp')
    await database().doc('uploads/buyers-picture').set(uploadDocument('buyers-picture', buyer.uid))
    expect(await isMentioned(buyer.email)).toBe(true)
    await remove(buyer)
    await gone(buyer)
  }, 60_000)

  it('leaves neither name nor address nor picture behind, and no way in', async () => {
    for (const word of [buyer.email, buyer.name]) expect(await isMentioned(word), word).toBe(false)
    expect(await isKept('pictures/buyers-picture/480.webp')).toBe(false)
    expect(await identityOf(buyer)).toBeUndefined()
    await expect(signedInAgain(buyer)).rejects.toThrow(/EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS/)
    const answer = await send('readPerson', { params: { uid: buyer.uid } }, null)
    expect(answer.status).toBe(404)
  })

  it('gives what was held back, and keeps what was bought: tickets still scan, numbers stay', async () => {
    expect((await readOrder(orderIds.held)).status).toBe('cancelled')
    expect(await countFree(parties.free.shareRef, firstType(parties.free))).toBe(4)
    for (const id of [orderIds.free, orderIds.paid]) {
      expect(await readTickets(id)).toMatchObject([{ status: 'valid', holderName: DELETED_NAME }])
      expect((await readOrder(id)).pricing).not.toBeNull()
    }
    const { tickets, rsvps, recent } = await readTally(parties.free.shareRef)
    expect(tickets[firstType(parties.free)]).toEqual({ ...NO_TICKETS, sold: 1 })
    expect([rsvps.going, recent.map((it) => it.name)]).toEqual([1, [DELETED_NAME]])
    const { organiser, shareRef } = parties.free
    const { items } = await call('listAttendees', { shareRef }, organiser)
    expect(items).toMatchObject([{ fullName: DELETED_NAME, email: '' }])
    const [ticket] = await readTickets(orderIds.free)
    const scans = [scan({ code: ticket?.code ?? '' })]
    const { results } = await call('checkInGuests', { shareRef, scans }, organiser)
    expect(results.map(({ outcome }) => outcome)).toEqual(['admitted'])
  })

  it('still gets the money back, without a mail that nobody would read', async () => {
    const { shareRef, organiser } = parties.paid
    await call('changeActivityStatus', { shareRef, status: 'cancelled' }, organiser)
    const order = await eventually(
      () => readOrder(orderIds.paid),
      (it) => it.status === 'refunded',
      40,
    )
    const refunds = await stripe().refunds.list({ payment_intent: order.paymentIntentId ?? '' })
    expect(refunds.data.map((it) => it.amount)).toEqual([2000])
    expect(await readMails(`cancelled-${order.id}`)).toEqual([])
  })

  it('is not made known again by a token that is still about', async () => {
    expect((await send('readProfile', {}, buyer)).status).toBe(401)
    expect((await sendCall('listMyActivities', { kind: 'going' }, buyer)).status).toBeLessThan(500)
    expect((await database().doc(`users/${buyer.uid}`).get()).exists).toBe(false)
  })
})

describe('an organiser’s account', () => {
  it('cancels what is to come and tells its people; drafts go; what was keeps no name', async () => {
    const organiser = await verifiedPerson('Ottoline Organiser')
    const coming = await hosted({ ticketTypes: [ticketType()] }, organiser)
    const buyer = await guest()
    const { id } = await hold(coming, buyer)
    await call('placeOrder', details(id), buyer)
    const { shareRef: drafted } = await ask('createActivity', { body: draft({ status: 'draft' }) }, organiser)
    const past = newShareRef()
    const when = { startsAt: '2025-01-01T18:00:00.000Z', endsAt: '2025-01-01T20:00:00.000Z' }
    const thumbnail = '/app/pictures/organisers-one/960.webp'
    const organiserOf = { uid: organiser.uid, name: organiser.name, photoURL: null }
    const document = { ...activityDocument(past, organiser.uid), ...when, thumbnail, organiser: organiserOf }
    await database().doc(`activities/${past}`).set(document)
    const settings = (await database().doc(`activities/${coming.shareRef}/private/settings`).get()).data()
    await database()
      .doc(`activities/${past}/private/settings`)
      .set({ ...settings, meetingUrl: 'https://meet.example/past' })
    await remove(organiser)
    await gone(organiser)
    expect((await readActivity(coming.shareRef)).get('status')).toBe('cancelled')
    expect((await readOrder(id)).status).toBe('cancelled')
    expect(await readMails(`cancelled-${id}`)).toHaveLength(1)
    expect((await readActivity(drafted)).exists).toBe(false)
    expect((await database().doc(`activities/${drafted}/private/settings`).get()).exists).toBe(false)
    expect((await readActivity(past)).data()).toMatchObject({
      status: 'active',
      organiser: { name: DELETED_NAME, photoURL: null },
      thumbnail: '/create_assets/defaultImage.png',
    })
    expect(await isMentioned('meet.example/past')).toBe(false)
    expect(await identityOf(organiser)).toBeUndefined()
  })

  it('stays while people have paid for what is not over, with every reason; and goes after the refunds', async () => {
    const organiser = await verifiedPerson()
    const party = await hosted({ ticketTypes: [ticketType({ price: 2000 })] }, organiser)
    const buyer = await guest()
    const { order } = await call('placeOrder', details((await hold(party, buyer)).id), buyer)
    await payPage(order.session?.id ?? '')
    await eventually(
      () => readOrder(order.id),
      (it) => it.status === 'paid',
    )
    const disputed = newShareRef()
    const dispute = { ...orderDocument(`dispute-${disputed}`, disputed, buyer.uid, organiser.uid) }
    await database()
      .doc(`orders/dispute-${disputed}`)
      .set({ ...dispute, status: 'disputed' })
    const problem = await refuses(organiser)
    expect(problem).toMatchObject({ status: 409, code: 'conflict' })
    expect(problem.errors?.map((it) => it.path)).toEqual([
      `activities.${disputed}`,
      'payouts',
      `activities.${party.shareRef}`,
    ])
    expect((await ask('readProfile', { query: {} }, organiser)).uid).toBe(organiser.uid)
    await database().doc(`orders/dispute-${disputed}`).update({ status: 'paid' })
    await call('changeActivityStatus', { shareRef: party.shareRef, status: 'cancelled' }, organiser)
    await eventually(
      () => readOrder(order.id),
      (it) => it.status === 'refunded',
      40,
    )
    await remove(organiser)
    await gone(organiser)
  })

  it('goes when all that was paid for is over', async () => {
    const organiser = await verifiedPerson()
    const past = newShareRef()
    const when = { startsAt: '2025-01-01T18:00:00.000Z', endsAt: '2025-01-01T20:00:00.000Z' }
    await database()
      .doc(`activities/${past}`)
      .set({ ...activityDocument(past, organiser.uid), ...when })
    const order = orderDocument(`past-${past}`, past, 'somebody', organiser.uid)
    await database()
      .doc(`orders/past-${past}`)
      .set({ ...order, status: 'paid' })
    await database().doc(`activities/${past}/private/settings`).set({ meetingUrl: null })
    await remove(organiser)
    await gone(organiser)
    expect((await database().doc(`orders/past-${past}`).get()).get('status')).toBe('paid')
  })
})

describe('deleting', () => {
  it('needs the words, a recent sign-in, and one that still counts', async () => {
    const vera = await verifiedPerson()
    await letSignInsCountFrom(vera, new Date(Date.now() - 3_600_000))
    const ago = (minutes: number) => signedInAgo(vera, minutes)
    for (const confirmation of ['', 'delete', 'delete my account!']) {
      const problem = await refuses(vera, { confirmation })
      expect(problem).toMatchObject({ status: 400, errors: [{ path: 'confirmation' }] })
    }
    expect(await refuses(ago(11))).toMatchObject({ status: 403, code: 'sign-in-again' })
    expect(await refuses(ago(90))).toMatchObject({ status: 401, code: 'signed-out' })
    expect((await ask('readProfile', { query: {} }, vera)).uid).toBe(vera.uid)
    expect(await call('deleteAccount', { confirmation: ' Delete my Account ' }, ago(9))).toHaveProperty(
      'closingSince',
    )
    await gone(vera)
  })

  it('happens once however often it is asked for, until the session that asks has ended', async () => {
    const person = await verifiedPerson()
    await letSignInsCountFrom(person, new Date(Date.now() - 3_600_000))
    const vera = signedInAgo(person, 5)
    const remove = () => sendCall('deleteAccount', right, vera)
    const answers = await Promise.all([remove(), remove()])
    answers.push(await remove())
    await gone(vera)
    answers.push(await remove())
    const closing = await database().doc(`closings/${vera.uid}`).get()
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted).not.toEqual([])
    for (const { body } of accepted) expect(body).toEqual({ closingSince: closing.get('startedAt') })
    for (const answer of answers.filter((it) => !accepted.includes(it))) {
      expect(problemIn(answer)).toMatchObject({ status: 401, code: 'signed-out' })
    }
  })

  it('is a guest’s to ask for as well', async () => {
    const [passerBy, { shareRef }] = [await guest(), await hosted()]
    await ask('answerRsvp', { body: { shareRef, response: 'going' } }, passerBy)
    await remove(passerBy)
    await gone(passerBy)
    expect(await identityOf(passerBy)).toBeUndefined()
    expect((await readTally(shareRef)).rsvps.going).toBe(1)
  })

  it('that was left half-way is finished by the sweep', async () => {
    const vera = await verifiedPerson('Vera Halfway')
    await ask('signIn', { body: {} }, vera)
    const startedAt = new Date(Date.now() - 600_000).toISOString()
    await database()
      .doc(`closings/${vera.uid}`)
      .set({ uid: vera.uid, state: 'open', startedAt, expiresAt: null })
    await runSchedules(layoutOf('test'))
    await gone(vera)
    expect(await isMentioned(vera.email)).toBe(false)
  })
})
