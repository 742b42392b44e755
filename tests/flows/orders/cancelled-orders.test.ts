import { afterEach, describe, expect, it } from 'vitest'
import { details, firstType, hold, hosted, inDays, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { countFree, database, readMails, readOrder, readTally, readTickets } from '../../support/database'
import { scan } from '../../support/door'
import { guest } from '../../support/people'
import type { Person } from '../../support/people'
import { dispute, giveBack, orderWhen } from '../../support/refunds'
import { ask, call, problemIn, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { control, payPage, stripe } from '../../support/stripe'

afterEach(expectSoundBooks)

const POLICY = { daysBefore: 3, keepPercent: 10 }

/** Two tickets at 20.00 with a tip of 5.00, under a policy that keeps a tenth. */
async function bought(over: Parameters<typeof hosted>[0] = {}): Promise<Bought> {
  const ticketTypes = [ticketType({ price: 2000, capacity: 10 })]
  const party = await hosted({ ticketTypes, cancellation: POLICY, ...over })
  const buyer = await guest()
  const { id } = await hold(party, buyer, 2)
  const tip = { kind: 'custom', amount: 500 } as const
  const { order } = await call('placeOrder', { ...details(id), tip }, buyer)
  await payPage(order.session?.id ?? '')
  await orderWhen(id, ({ status }) => status === 'paid')
  return { party, buyer, id }
}

interface Bought {
  party: Hosted
  buyer: Person
  id: string
}

const cancel = ({ id, buyer }: Bought, amount = 4100) =>
  sendCall('cancelPaidOrder', { orderId: id, amount }, buyer)
const refusal = async (sale: Bought, amount?: number) => problemIn(await cancel(sale, amount))
const made = async (id: string) =>
  (await stripe().refunds.list({ payment_intent: (await readOrder(id)).paymentIntentId ?? '' })).data

describe('a buyer who cancels within the policy', () => {
  it('gets back what was shown, once, however often and at once, and the places are free', async () => {
    const sale = await bought()
    const answers = await Promise.all([1, 2, 3].map(() => cancel(sale)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await cancel(sale)).status).toBe(200)
    const order = await orderWhen(sale.id, ({ status }) => status === 'partially-refunded')
    expect(order.refunds).toMatchObject([{ amount: 4100, by: 'buyer', status: 'succeeded' }])
    expect((await made(sale.id)).map(({ amount }) => amount)).toEqual([4100])
    expect((await readTickets(sale.id)).map(({ status }) => status)).toEqual(['void', 'void'])
    expect(await countFree(sale.party.shareRef, firstType(sale.party))).toBe(10)
    const tally = await readTally(sale.party.shareRef)
    expect([tally.money.refunded, tally.rsvps.going]).toEqual([4100, 0])
    const { response } = await ask('readRsvpInfo', { query: { shareRef: sale.party.shareRef } }, sale.buyer)
    expect(response).toBe('not-responded')
    expect(await readMails(`refund-${order.id}-${order.refunds[0]?.id}`)).toHaveLength(1)
  })

  it('is told when the amount is another one meanwhile, and nothing happens', async () => {
    const sale = await bought()
    const order = await readOrder(sale.id)
    await giveBack({ party: sale.party, order }, { kind: 'amount', amount: 1000 })
    const refused = await refusal(sale)
    expect(refused).toMatchObject({ status: 409, errors: [{ path: 'amount' }] })
    expect(refused.detail).toContain('$31')
    expect((await cancel(sale, 3100)).status).toBe(200)
  })

  it('whose refund fails has good tickets again, and can cancel once more', async () => {
    const sale = await bought()
    await cancel(sale)
    const [first] = await made(sale.id)
    await control(`refunds/${first?.id}/settle`, { status: 'failed' })
    await orderWhen(sale.id, ({ refunds }) => refunds[0]?.status === 'failed')
    expect((await readTickets(sale.id)).map(({ status }) => status)).toEqual(['valid', 'valid'])
    expect((await cancel(sale)).status).toBe(200)
    expect((await readOrder(sale.id)).refunds).toHaveLength(2)
  })

  it('bought under the policy of that day, whatever it is later', async () => {
    const sale = await bought()
    const { shareRef, organiser } = sale.party
    const { draft } = await ask('readActivityForEdit', { params: { shareRef } }, organiser)
    expect(draft.cancellation).toEqual(POLICY)
    await ask('updateActivity', { params: { shareRef }, body: { ...draft, cancellation: null } }, organiser)
    expect((await cancel(sale)).status).toBe(200)
  })
})

describe('cancelling is refused', () => {
  it('without a policy', async () => {
    const sale = await bought({ cancellation: null })
    expect(await refusal(sale)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Ask the organiser'),
    })
  })

  it('from the policy’s moment on, and not before', async () => {
    const sale = await bought()
    const doc = database().doc(`orders/${sale.id}`)
    const soon = new Date(Date.now() + 3 * 86_400_000 - 60_000).toISOString()
    await doc.update({ 'activity.startsAt': soon })
    expect(await refusal(sale)).toMatchObject({ status: 409, detail: expect.stringContaining('over') })
    expect(await made(sale.id)).toEqual([])
    await doc.update({ 'activity.startsAt': `${inDays(4)}:00.000Z` })
    expect((await cancel(sale)).status).toBe(200)
  })

  it('once a ticket was used or sent on', async () => {
    const [used, sent] = [await bought(), await bought()]
    await call(
      'checkInGuests',
      { shareRef: used.party.shareRef, scans: [scan({ key: `${used.id}-1` })] },
      used.party.organiser,
    )
    const to = { fullName: 'Fay Friend', email: 'fay@example.com' }
    await call('sendTicket', { ticketId: `${sent.id}-2`, to }, sent.buyer)
    for (const sale of [used, sent]) {
      expect(await refusal(sale)).toMatchObject({ status: 409, detail: expect.stringContaining('sent on') })
      expect((await readOrder(sale.id)).refunds).toEqual([])
    }
  })

  it('while the payment is disputed', async () => {
    const sale = await bought()
    await dispute(await readOrder(sale.id))
    await orderWhen(sale.id, ({ status }) => status === 'disputed')
    expect(await refusal(sale)).toMatchObject({ status: 409, detail: expect.stringContaining('disputed') })
  })

  it('to anybody else, as if there were no such order', async () => {
    const sale = await bought()
    expect((await refusal({ ...sale, buyer: await guest() })).status).toBe(404)
    expect((await cancel(sale)).status).toBe(200)
  })
})
