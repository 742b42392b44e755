import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import { details, draft, firstType, hold, hosted, ticketType } from '../../support/activities'
import { countFree, database, readMails, readOrder, readTally, readTickets } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import { ask, call, problemIn, sendCall, sendRawCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { eventually } from '../../support/stack'
import { clearFaults, control, payPage, sendWebhook, stripe } from '../../support/stripe'

afterEach(expectSoundBooks)

const paid = (over = {}) => hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 10, ...over })] })

/** Brings an order to its payment page. */
async function placed(
  buyer: Awaited<ReturnType<typeof guest>>,
  party: Awaited<ReturnType<typeof hosted>>,
  quantity = 1,
) {
  const held = await hold(party, buyer, quantity)
  const { order, paymentUrl } = await call('placeOrder', details(held.id), buyer)
  return { order, paymentUrl, sessionId: order.session?.id ?? '' }
}

const settled = (id: string) =>
  eventually(
    () => readOrder(id),
    (order) => order.status !== 'awaiting-payment',
  )

describe('holding tickets', () => {
  it('sets them aside for fifteen minutes', async () => {
    const party = await hosted({ ticketTypes: [ticketType({ capacity: 3 })] })
    const order = await hold(party, await guest(), 2)
    expect(order.status).toBe('held')
    expect(Date.parse(order.expiresAt) - Date.parse(order.createdAt)).toBe(15 * 60_000)
    expect(await countFree(party.shareRef, firstType(party))).toBe(1)
    expect((await readTally(party.shareRef)).tickets[firstType(party)]).toEqual({ ...NO_TICKETS, held: 2 })
  })

  it('holds once for a click made twice', async () => {
    const [party, buyer, key] = [
      await hosted({ ticketTypes: [ticketType({ capacity: 3 })] }),
      await guest(),
      randomUUID(),
    ]
    const [one, two] = await Promise.all([hold(party, buyer, 1, key), hold(party, buyer, 1, key)])
    expect(two.id).toBe(one.id)
    expect(await countFree(party.shareRef, firstType(party))).toBe(2)
  })

  it('refuses other tickets under a key that was used', async () => {
    const party = await hosted({ ticketTypes: [ticketType({ capacity: 3 })] })
    const [buyer, key] = [await guest(), randomUUID()]
    await hold(party, buyer, 1, key)
    await expect(hold(party, buyer, 2, key)).rejects.toThrow('already-used')
    expect((await hold(party, buyer, 1, key)).items[0]?.quantity).toBe(1)
  })

  it('gives the last ticket to one of two buyers', async () => {
    const party = await hosted({ ticketTypes: [ticketType({ capacity: 1 })] })
    const buyers = await Promise.all([guest(), guest()])
    const items = [{ ticketTypeRef: firstType(party), quantity: 1 }]
    const answers = await Promise.all(
      buyers.map((buyer) =>
        sendCall('holdTickets', { shareRef: party.shareRef, items, idempotencyKey: randomUUID() }, buyer),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const refused = answers.find((answer) => answer.status !== 200)
    expect(refused && problemIn(refused)).toMatchObject({ code: 'sold-out', status: 409 })
  })

  it.each([
    ['none', 0],
    ['less than none', -1],
    ['one and a half', 1.5],
    ['a billion', 1e9],
    ['a text', '1'],
  ])('refuses %s', async (_, quantity) => {
    const party = await hosted({ ticketTypes: [ticketType()] })
    const items = [{ ticketTypeRef: firstType(party), quantity }]
    const answer = await sendCall(
      'holdTickets',
      { shareRef: party.shareRef, items, idempotencyKey: randomUUID() },
      await guest(),
    )
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'items.0.quantity' }] })
  })

  it('keeps to the least and the most of a purchase', async () => {
    const limits = { minTicketCountPerPurchase: 2, maxTicketCountPerPurchase: 4 }
    const party = await hosted({ ticketTypes: [ticketType(limits)] })
    const buyer = await guest()
    await expect(hold(party, buyer, 1)).rejects.toThrow('at least 2')
    await expect(hold(party, buyer, 5)).rejects.toThrow('at most 4')
    expect((await hold(party, buyer, 2)).status).toBe('held')
  })

  it('takes all of several types or none', async () => {
    const party = await hosted({
      ticketTypes: [
        ticketType({ title: 'Floor', capacity: 5 }),
        ticketType({ title: 'Balcony', capacity: 1 }),
      ],
    })
    const [floor, balcony] = party.activity.ticketTypes.map((type) => type.shareRef) as [string, string]
    const items = [
      { ticketTypeRef: floor, quantity: 2 },
      { ticketTypeRef: balcony, quantity: 2 },
    ]
    const input = { shareRef: party.shareRef, items, idempotencyKey: randomUUID() }
    const answer = await sendCall('holdTickets', input, await guest())
    expect(problemIn(answer)).toMatchObject({ code: 'sold-out', detail: 'Only 1 of "Balcony" is left.' })
    expect(await countFree(party.shareRef, floor)).toBe(5)
  })

  it('lets one person hold in five orders at most', async () => {
    const [party, buyer] = [await hosted({ ticketTypes: [ticketType()] }), await guest()]
    for (let n = 0; n < 5; n++) await hold(party, buyer)
    await expect(hold(party, buyer)).rejects.toThrow('too-many-requests')
  })

  it('is over when the organiser pauses the sale', async () => {
    const party = await hosted({ ticketTypes: [ticketType()] })
    await call('changeActivityStatus', { shareRef: party.shareRef, status: 'inactive' }, party.organiser)
    await expect(hold(party, await guest())).rejects.toThrow('sales-closed')
  })
})

describe('an order that owes nothing', () => {
  it('is confirmed at once, with tickets and one mail', async () => {
    const [party, buyer] = [await hosted({ ticketTypes: [ticketType({ capacity: 5 })] }), await guest()]
    const held = await hold(party, buyer, 2)
    const { order, paymentUrl } = await call('placeOrder', details(held.id), buyer)
    expect([order.status, paymentUrl]).toEqual(['confirmed', null])
    const tickets = await readTickets(held.id)
    expect(tickets.map((ticket) => ticket.status)).toEqual(['valid', 'valid'])
    expect(new Set(tickets.map((ticket) => ticket.code)).size).toBe(2)
    expect(await readMails(`tickets-${held.id}`)).toHaveLength(1)
    const tally = await readTally(party.shareRef)
    expect(tally).toMatchObject({ orders: 1, rsvps: { going: 1 } })
    expect(tally.tickets[firstType(party)]).toEqual({ ...NO_TICKETS, sold: 2 })
  })

  it('stays one order when the button is pressed twice', async () => {
    const [party, buyer] = [await hosted({ ticketTypes: [ticketType()] }), await guest()]
    const held = await hold(party, buyer)
    const both = await Promise.all([0, 1].map(() => call('placeOrder', details(held.id), buyer)))
    expect(both.map(({ order }) => order.status)).toEqual(['confirmed', 'confirmed'])
    expect(await readTickets(held.id)).toHaveLength(1)
    expect((await readTally(party.shareRef)).orders).toBe(1)
  })

  it('shows its tickets to whoever has the link from the mail, and to nobody else', async () => {
    const [party, buyer] = [await hosted({ ticketTypes: [ticketType()] }), await guest()]
    const held = await hold(party, buyer)
    await call('placeOrder', details(held.id), buyer)
    const [mail] = await readMails(`tickets-${held.id}`)
    const url =
      /href="([^"]+\/app\/tickets\/[^"]+)"/.exec(mail?.message.html ?? '')?.[1]?.replaceAll('&amp;', '&') ??
      ''
    const page = await fetch(url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Bo Buyer')])
    expect((await fetch(`${url}x`)).status).toBe(404)
  })
})

describe('an order that is paid', () => {
  it('is settled by the webhook, with the fee to the platform and the rest to the organiser', async () => {
    const [party, buyer] = [await paid(), await guest()]
    const { order, paymentUrl, sessionId } = await placed(buyer, party, 2)
    expect(order).toMatchObject({ status: 'awaiting-payment', pricing: { total: 4000, fee: 200 } })
    expect(paymentUrl).toContain('/c/pay/')
    await payPage(sessionId)
    const done = await settled(order.id)
    expect(done.status).toBe('paid')
    expect(await readTickets(order.id)).toHaveLength(2)
    const intent = await stripe().paymentIntents.retrieve(done.paymentIntentId ?? '')
    expect(intent).toMatchObject({ amount: 4000, application_fee_amount: 200, status: 'succeeded' })
    expect(await readTally(party.shareRef)).toMatchObject({ orders: 1, money: { total: 4000, fees: 200 } })
    const ledger = await database().doc(`ledger/${done.paymentIntentId}`).get()
    expect(ledger.data()).toMatchObject({ kind: 'payment', amount: 4000, fee: 200 })
  })

  it('adds tip and donation as lines of their own', async () => {
    const [party, buyer] = [await paid(), await guest()]
    const held = await hold(party, buyer)
    const extras = {
      tip: { kind: 'percent', percent: 20 },
      donation: { kind: 'custom', amount: 700 },
    } as const
    const { order } = await call('placeOrder', { ...details(held.id), ...extras }, buyer)
    expect(order.pricing).toMatchObject({ listed: 2000, tip: 400, donation: 700, fee: 100, total: 3100 })
    const session = await stripe().checkout.sessions.retrieve(order.session?.id ?? '')
    expect(session.amount_total).toBe(3100)
  })

  it('leads to the same page when placed again, and closes the page when it is changed', async () => {
    const [party, buyer] = [await paid(), await guest()]
    const { order, sessionId } = await placed(buyer, party)
    const again = await call('placeOrder', details(order.id), buyer)
    expect(again.order.session?.id).toBe(sessionId)
    const changed = await call(
      'placeOrder',
      { ...details(order.id), tip: { kind: 'custom', amount: 100 } },
      buyer,
    )
    expect(changed.order.session?.id).not.toBe(sessionId)
    expect((await stripe().checkout.sessions.retrieve(sessionId)).status).toBe('expired')
    await payPage(changed.order.session?.id ?? '')
    expect((await settled(order.id)).status).toBe('paid')
  })

  it('keeps the hold after a declined card and takes the next one', async () => {
    const [party, buyer] = [await paid(), await guest()]
    const { order, sessionId } = await placed(buyer, party)
    await payPage(sessionId, '4000000000000002')
    expect((await readOrder(order.id)).status).toBe('awaiting-payment')
    await payPage(sessionId)
    expect((await settled(order.id)).status).toBe('paid')
  })

  it('is settled by the buyer’s return when the webhook is lost', async () => {
    const [party, buyer] = [await paid(), await guest()]
    const { order, sessionId } = await placed(buyer, party)
    await control('faults', {
      kind: 'webhook',
      action: 'drop',
      times: 1,
      types: ['checkout.session.completed'],
    })
    await payPage(sessionId)
    const checked = await call('checkOrder', { orderId: order.id }, buyer)
    expect(checked.status).toBe('paid')
  })

  it('has one effect however often the webhook comes', async () => {
    const [party, buyer] = [await paid(), await guest()]
    const { order, sessionId } = await placed(buyer, party)
    await payPage(sessionId)
    await settled(order.id)
    const event = { type: 'checkout.session.completed', object: { id: sessionId } }
    const twenty = Array.from({ length: 20 }, (_, n) =>
      sendWebhook({ id: `evt_again_${order.id}_${n % 10}`, ...event }),
    )
    expect(new Set(await Promise.all(twenty))).toEqual(new Set([200]))
    expect(await readTickets(order.id)).toHaveLength(1)
    expect((await readTally(party.shareRef)).orders).toBe(1)
  })

  it.each([
    ['forged', { secret: 'whsec_somebody_else' }],
    ['stale', { at: Math.floor(Date.now() / 1000) - 3600 }],
    ['from the future', { at: Math.floor(Date.now() / 1000) + 3600 }],
  ])('ignores a webhook that is %s', async (_, over) => {
    const [party, buyer] = [await paid(), await guest()]
    const { order, sessionId } = await placed(buyer, party)
    const event = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed', object: { id: sessionId } }
    expect(await sendWebhook(event, over)).toBe(400)
    expect(await sendWebhook(event)).toBe(200)
    expect((await readOrder(order.id)).status).toBe('awaiting-payment')
  })

  it('does not sell while the payment provider is down, and keeps the hold', async () => {
    const [party, buyer] = [await paid(), await guest()]
    const held = await hold(party, buyer)
    const fault = { kind: 'api', path: 'POST /v1/checkout/sessions', action: '500', times: 'always' }
    await control('faults', fault)
    const answer = await sendCall('placeOrder', details(held.id), buyer)
    expect(problemIn(answer)).toMatchObject({ status: 503, code: 'payment-provider-down' })
    const body = JSON.stringify({ data: details(held.id) })
    const again = await sendRawCall('placeOrder', { body }, buyer)
    expect([again.status, again.retryAfter]).toEqual([503, '5'])
    await clearFaults()
    const { paymentUrl } = await call('placeOrder', details(held.id), buyer)
    expect(paymentUrl).toContain('/c/pay/')
  })
})

describe('giving tickets back', () => {
  it('returns the stock once and closes the payment page', async () => {
    const [party, buyer] = [await paid({ capacity: 2 }), await guest()]
    const { order, sessionId } = await placed(buyer, party, 2)
    const both = await Promise.all([0, 1].map(() => call('cancelOrder', { orderId: order.id }, buyer)))
    expect(both.map((it) => it.status)).toEqual(['cancelled', 'cancelled'])
    expect(await countFree(party.shareRef, firstType(party))).toBe(2)
    expect((await stripe().checkout.sessions.retrieve(sessionId)).status).toBe('expired')
    expect((await readTally(party.shareRef)).tickets[firstType(party)]).toEqual(NO_TICKETS)
  })

  it('is not open to anybody else, who learns nothing', async () => {
    const [party, buyer] = [await paid(), await guest()]
    const held = await hold(party, buyer)
    const other = problemIn(await sendCall('cancelOrder', { orderId: held.id }, await guest()))
    const missing = problemIn(await sendCall('cancelOrder', { orderId: 'no-such-order-here' }, await guest()))
    expect({ ...other, requestId: '' }).toEqual({ ...missing, requestId: '' })
    expect((await call('cancelOrder', { orderId: held.id }, buyer)).status).toBe('cancelled')
  })
})

describe('an amount of one’s own', () => {
  const placing = async (over: object) => {
    const party = await hosted({ ticketTypes: [ticketType({ price: 20_000 })] })
    const buyer = await guest()
    const { id } = await hold(party, buyer)
    return sendCall('placeOrder', { ...details(id), ...over }, buyer)
  }
  const tip = (amount: number) => ({ tip: { kind: 'custom', amount } })

  it('is refused at its field when the total is more than one card payment can be', async () => {
    const { status, body } = await placing(tip(99_999_999))
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'tip' }] } })
  })

  it('is charged to the cent', async () => {
    const { body } = await placing(tip(20_000_001))
    expect(body).toMatchObject({ order: { status: 'awaiting-payment', pricing: { total: 20_020_001 } } })
  })
})

describe('an activity that is cancelled', () => {
  it('refunds everybody who paid, releases the others and sells no more', async () => {
    const party = await paid()
    const [payer, waiter] = [await guest(), await guest()]
    const bought = await placed(payer, party)
    await payPage(bought.sessionId)
    await settled(bought.order.id)
    const waiting = await hold(party, waiter)
    await call('changeActivityStatus', { shareRef: party.shareRef, status: 'cancelled' }, party.organiser)
    const refunded = await eventually(
      () => readOrder(bought.order.id),
      (order) => order.status === 'refunded',
      30,
    )
    const refunds = await stripe().refunds.list({ payment_intent: refunded.paymentIntentId ?? '' })
    expect(refunds.data.map((refund) => refund.amount)).toEqual([2000])
    expect((await readTickets(refunded.id)).map((ticket) => ticket.status)).toEqual(['void'])
    expect((await readOrder(waiting.id)).status).toBe('cancelled')
    expect(await readMails(`cancelled-${refunded.id}`)).toHaveLength(1)
    await expect(hold(party, await guest())).rejects.toThrow('sales-closed')
  })
})

describe('selling', () => {
  it('needs payouts first; a draft does not', async () => {
    const organiser = await verifiedPerson('Nina New')
    const body = draft({ ticketTypes: [ticketType({ price: 500 })] })
    await expect(ask('createActivity', { body }, organiser)).rejects.toThrow('payouts-not-ready')
    expect(await ask('createActivity', { body: { ...body, status: 'draft' } }, organiser)).toMatchObject({
      status: 'draft',
    })
  })
})
