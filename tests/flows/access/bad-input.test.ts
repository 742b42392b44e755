import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { draft, firstType, hold, hosted, ticketType, details } from '../../support/activities'
import { database } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, urlOfFunction } from '../../support/requests'
import { signedEvent, stripe } from '../../support/stripe'
import { eventually, stack } from '../../support/stack'

const create = (over: object, by: Person) => send('createActivity', { body: draft(over) }, by)

describe('a rich description that grows when it is cleaned', () => {
  it.each([
    ['signs', '&'.repeat(40_000), '&'.repeat(20_000)],
    ['links', '<a>x</a>'.repeat(5000), '<a>x</a>'.repeat(1000)],
  ])('is refused at its field when it is too long then: %s', async (_, long, right) => {
    const organiser = await verifiedPerson()
    const answer = await create({ richDescription: long }, organiser)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'richDescription' }] })
    expect((await create({ richDescription: right }, organiser)).status).toBe(200)
  })

  it('is refused at its ticket type, and twenty of the longest are kept', async () => {
    const organiser = await verifiedPerson()
    const types = (richDescription: string) =>
      Array.from({ length: 20 }, (_, n) => ticketType({ title: `Type ${n}`, richDescription }))
    const answer = await create({ ticketTypes: types('&'.repeat(10_000)) }, organiser)
    expect(problemIn(answer)).toMatchObject({
      status: 400,
      errors: [{ path: 'ticketTypes.0.richDescription' }],
    })
    const longest = { ticketTypes: types('文'.repeat(10_000)), richDescription: '文'.repeat(40_000) }
    expect((await create(longest, organiser)).status).toBe(200)
  })
})

it('a text of one line is one line, in the calendar file as well', async () => {
  const organiser = await verifiedPerson()
  const over = { title: 'A walk\rATTENDEE:x\u0007', location: { name: 'The\r\nriver', address: '' } }
  const { shareRef } = await ask(
    'createActivity',
    { body: draft({ ...over, description: 'One\rTwo\u0007' }) },
    organiser,
  )
  expect((await ask('readActivity', { params: { shareRef } }, organiser)).title).toBe('A walk ATTENDEE:x')
  const file = await (await fetch(`${stack().TURNOUT_ORIGIN}/app/activity/${shareRef}/calendar.ics`)).text()
  expect(file).toContain('SUMMARY:A walk ATTENDEE:x\r\n')
  expect(file).toContain('DESCRIPTION:One\\nTwo')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
})

it('a feed says once what its refresh interval is', async () => {
  const organiser = await verifiedPerson()
  await ask('signIn', { body: {} }, organiser)
  const feed = await fetch(`${stack().TURNOUT_ORIGIN}/app/person/${organiser.uid}/calendar.ics`)
  expect(await feed.text()).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
})

it('an answer alone does not open the link of an activity with tickets; a ticket does', async () => {
  const ticketTypes = [ticketType({ price: 0, capacity: 1 }), ticketType({ title: 'Free as well', price: 0 })]
  const party = await hosted({
    type: 'virtual',
    location: null,
    meetingUrl: 'https://meet.example/room',
    ticketTypes,
  })
  const { shareRef } = party
  const [buyer, other] = [await guest(), await guest()]
  await call('placeOrder', details((await hold(party, buyer)).id), buyer)
  await ask('answerRsvp', { body: { shareRef, response: 'going' } }, other)
  const linkOf = async (by: Person) => (await ask('readRsvpInfo', { query: { shareRef } }, by)).meetingUrl
  await ask('answerRsvp', { body: { shareRef, response: 'going' } }, buyer)
  expect([await linkOf(buyer), await linkOf(other)]).toEqual(['https://meet.example/room', null])
  expect(firstType(party)).toBeTruthy()
})

describe('a webhook that is rightly signed and not ours', () => {
  const tell = async (event: { type: string; object: object }, over: object = {}) => {
    const told = signedEvent({ id: `evt_${randomUUID()}`, ...event, object: event.object as { id: string } })
    const payload = JSON.stringify({ ...(JSON.parse(told.payload) as object), ...over })
    const timestamp = Math.floor(Date.now() / 1000)
    const secret = stack().STRIPE_WEBHOOK_SECRET
    const signature = stripe().webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    return (
      await fetch(`${stack().TURNOUT_ORIGIN}/app/stripe/webhook`, { method: 'POST', headers, body: payload })
    ).status
  }
  const missing = { id: 'cs_test_nobodys' }

  it.each([
    ['a payment page that is not there', 'checkout.session.completed', missing],
    ['an expired one', 'checkout.session.expired', missing],
    ['a refund', 'refund.updated', { id: 're_nobodys' }],
    ['a charge', 'charge.refunded', { id: 'ch_nobodys' }],
    ['a dispute', 'charge.dispute.created', { id: 'dp_nobodys' }],
    ['an account', 'account.updated', { id: 'acct_nobodys' }],
    ['what has no id', 'balance.available', {}],
    ['what we know nothing of', 'customer.created', { id: 'cus_1' }],
  ])('is acknowledged: %s', async (_, type, object) => {
    expect(await tell({ type, object })).toBe(200)
  })

  it('is acknowledged and not acted on when it is of the other mode', async () => {
    expect(await tell({ type: 'checkout.session.completed', object: missing }, { livemode: true })).toBe(200)
  })

  it('is refused all the same when it is forged', async () => {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=00' }
    const body = JSON.stringify({ id: 'evt_1', type: 'balance.available', data: { object: {} } })
    const answer = await fetch(`${stack().TURNOUT_ORIGIN}/app/stripe/webhook`, {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(400)
  })
})

it('the address of a deleted person is in no invitation to a team and in no trail', async () => {
  const [party, vera, other] = [await hosted(), await verifiedPerson(), await verifiedPerson()]
  const { shareRef } = party
  for (const email of [vera.email.toUpperCase(), other.email]) {
    await call('inviteToTeam', { shareRef, role: 'manager', email }, party.organiser)
  }
  const addresses = async () => {
    const invitations = await database().collection(`activities/${shareRef}/teamInvitations`).get()
    const trail = await database().collection(`activities/${shareRef}/audit`).get()
    return JSON.stringify([...invitations.docs, ...trail.docs].map((it) => it.data())).toLowerCase()
  }
  expect(await addresses()).toContain(vera.email)
  await ask('signIn', { body: {} }, vera)
  await call('deleteAccount', { confirmation: 'delete my account' }, vera)
  const left = await eventually(addresses, (text) => !text.includes(vera.email))
  expect(left).toContain(other.email)
})

it.each(['app', 'calls', 'publicPage'])(
  '%s answers as safely at its own address as Hosting does',
  async (name) => {
    for (const path of ['', '/no/such/thing']) {
      const { headers } = await fetch(`${urlOfFunction(name)}${path}`)
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBeTruthy()
    }
  },
)
