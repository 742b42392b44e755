import { afterEach, describe, expect, it } from 'vitest'
import { MAX_NAME } from 'functions/contract/orders/buyer-rules'
import { MAX_OPTION, MAX_QUESTION, MAX_QUESTIONS } from 'functions/contract/questions/question'
import { MAX_TICKET_TYPES } from 'functions/contract/tickets/ticket-type'
import { MAX_TICKETS_PER_ORDER } from 'functions/contract/tickets/ticket-limits'
import { details, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database, readOrder, readTickets } from '../../support/database'
import { scan } from '../../support/door'
import { mailTo } from '../../support/mailbox'
import { guest } from '../../support/people'
import type { Person } from '../../support/people'
import { call, send, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { eventually } from '../../support/stack'
import { payPage } from '../../support/stripe'

afterEach(expectSoundBooks)

/** Signs that take the most room: three bytes in the database, five letters in HTML. */
const WIDE = '漢'
const MARKUP = '&'

/** Holds as many tickets of each of an activity's types. */
async function holdEach(party: Hosted, buyer: Person, quantity: number) {
  const items = party.activity.ticketTypes.map((type) => ({ ticketTypeRef: type.shareRef, quantity }))
  return call('holdTickets', { shareRef: party.shareRef, items, idempotencyKey: crypto.randomUUID() }, buyer)
}

/** What a buyer's mail leads to. */
async function openMail(orderId: string) {
  const doc = await eventually(
    () => database().doc(`outbox/tickets-${orderId}`).get(),
    (it) => it.exists,
  )
  const message = doc.get('message') as { html: string; attachments: unknown[] }
  const url = /href="([^"]+\/app\/tickets\/[^"]+)"/.exec(message.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const pictures = [...message.html.matchAll(/<img src="(http[^"]+)"/g)].map(([, src = '']) => src)
  return { bytes: Buffer.byteLength(JSON.stringify(doc.data())), message, url, pictures }
}

/** Everything that an order of the most tickets leads to: tickets, mail, page, codes, door, export. */
async function expectAllOf(orderId: string, party: Hosted, count: number): Promise<void> {
  const tickets = await readTickets(orderId)
  expect(tickets.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'valid'))
  const { bytes, message, url, pictures } = await openMail(orderId)
  expect(bytes).toBeLessThan(300 * 1024)
  expect(message.attachments).toHaveLength(2)
  expect(pictures).toHaveLength(count - 1)
  const picture = await fetch(pictures.at(-1) ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const page = await (await fetch(url)).text()
  expect(page.match(/QR code of this ticket/g)).toHaveLength(count)
  const door = await call('listDoor', { shareRef: party.shareRef }, party.organiser)
  expect(door.items.map(({ shortCode }) => shortCode).toSorted()).toEqual(
    tickets.map(({ shortCode }) => shortCode).toSorted(),
  )
  const { body } = await send('exportAttendees', { params: { shareRef: party.shareRef } }, party.organiser)
  expect(String(body)).toContain(`0 of ${count}`)
}

describe('an order of as many tickets as an order may have', () => {
  it('gets all of them, by mail, on the page, at the door and in the export, when it is free', async () => {
    const party = await hosted({ ticketTypes: [ticketType({ maxTicketCountPerPurchase: 50 })] })
    const buyer = await guest()
    const held = await holdEach(party, buyer, MAX_TICKETS_PER_ORDER)
    const { order } = await call('placeOrder', details(held.id), buyer)
    expect(order.status).toBe('confirmed')
    await expectAllOf(order.id, party, MAX_TICKETS_PER_ORDER)
    const [first] = await readTickets(order.id)
    const scans = [scan({ code: first?.code ?? '' })]
    const { results } = await call('checkInGuests', { shareRef: party.shareRef, scans }, party.organiser)
    expect(results[0]?.outcome).toBe('admitted')
  })

  it('gets all of them when it is paid for', async () => {
    const type = ticketType({ price: 500, maxTicketCountPerPurchase: 50 })
    const [party, buyer] = [await hosted({ ticketTypes: [type] }), await guest()]
    const held = await holdEach(party, buyer, MAX_TICKETS_PER_ORDER)
    const { order } = await call('placeOrder', details(held.id), buyer)
    await payPage(order.session?.id ?? '')
    const paid = await eventually(
      () => readOrder(order.id),
      ({ status }) => status !== 'awaiting-payment',
    )
    expect(paid).toMatchObject({ status: 'paid', pricing: { total: 25_000 } })
    await expectAllOf(order.id, party, MAX_TICKETS_PER_ORDER)
  })

  it('is refused with one more, at the field', async () => {
    const [party, buyer] = [await hosted({ ticketTypes: [ticketType()] }), await guest()]
    const items = [{ ticketTypeRef: party.activity.ticketTypes[0]?.shareRef, quantity: 51 }]
    const input = { shareRef: party.shareRef, items, idempotencyKey: crypto.randomUUID() }
    const answer = await sendCall('holdTickets', input, buyer)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'items.0.quantity' }] } })
  })
})

describe('an order of every ticket type of the longest texts', () => {
  const question = (index: number, per: 'order' | 'attendee') =>
    ({
      id: `aaaaaaaa-00${10 + index}`,
      kind: 'long-text',
      label: `${index} ${WIDE.repeat(MAX_QUESTION - 3)}`,
      per,
      isRequired: true,
      options: [] as string[],
    }) as const
  const questions = Array.from({ length: MAX_QUESTIONS }, (_, index) =>
    question(index, index % 2 === 0 ? 'order' : 'attendee'),
  )
  const long = (sign: string, length: number) => sign.repeat(length)

  /** Two tickets of each of the most types there are, each with a name and an address, and every question answered. */
  async function largest() {
    const ticketTypes = Array.from({ length: MAX_TICKET_TYPES }, (_, index) =>
      ticketType({
        title: `${10 + index}${long(MARKUP, MAX_OPTION - 2)}`,
        description: long(WIDE, 500),
        richDescription: `<p>${long(WIDE, 2000)}</p>`,
      }),
    )
    const location = { name: long(MARKUP, 120), address: long(WIDE, 300) }
    const party = await hosted({
      ticketTypes,
      title: long(MARKUP, 120),
      location,
      asked: { questions, attendees: true, terms: null },
    })
    const buyer = await guest()
    return { party, buyer, held: await holdEach(party, buyer, 2) }
  }

  const given = (length: number) => ({
    answers: Object.fromEntries(
      questions.filter(({ per }) => per === 'order').map(({ id }) => [id, long(WIDE, length)]),
    ),
    attendees: Array.from({ length: 2 * MAX_TICKET_TYPES }, (_, index) => ({
      fullName: long(MARKUP, MAX_NAME),
      email: `attendee-${index}@example.com`,
      answers: Object.fromEntries(
        questions.filter(({ per }) => per === 'attendee').map(({ id }) => [id, long(WIDE, length)]),
      ),
    })),
    acceptsTerms: false,
  })

  it('gets all of it, and each attendee a mail of their own', async () => {
    const { party, buyer, held } = await largest()
    const input = {
      ...details(held.id),
      buyer: { fullName: long(MARKUP, MAX_NAME), email: 'bo@example.com' },
      given: given(450),
    }
    const { order } = await call('placeOrder', input, buyer)
    expect(order.status).toBe('confirmed')
    await expectAllOf(order.id, party, 2 * MAX_TICKET_TYPES)
    const ids = Array.from(
      { length: 2 * MAX_TICKET_TYPES },
      (_, index) => `outbox/tickets-${order.id}-attendee-${index + 1}`,
    )
    const mails = await database().getAll(...ids.map((id) => database().doc(id)))
    expect(mails.filter((doc) => doc.exists)).toHaveLength(2 * MAX_TICKET_TYPES)
    expect(await mailTo('attendee-39@example.com')).toContain('got this ticket for you.')
  })

  it('is refused at the longest answer when its answers are too long together, and can be placed with shorter ones', async () => {
    const { buyer, held } = await largest()
    const answer = await sendCall('placeOrder', { ...details(held.id), given: given(2000) }, buyer)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'given.answers.aaaaaaaa-0010' }] } })
    const { order } = await call('placeOrder', { ...details(held.id), given: given(10) }, buyer)
    expect(order.status).toBe('confirmed')
  })
})
