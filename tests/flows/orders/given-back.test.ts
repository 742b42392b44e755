import { afterEach, describe, expect, it } from 'vitest'
import { details, firstType, hold, hosted, inDays, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { countFree, database, readTally, readTickets } from '../../support/database'
import { scan } from '../../support/door'
import { mailTo } from '../../support/mailbox'
import { guest } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'

afterEach(expectSoundBooks)

const party = () => hosted({ ticketTypes: [ticketType({ capacity: 5 })] })

async function take(of: Hosted, buyer: Person, quantity = 1): Promise<string> {
  const held = await hold(of, buyer, quantity)
  await call('placeOrder', details(held.id, `${buyer.uid.toLowerCase()}@example.com`), buyer)
  return held.id
}

const refusalOf = async (orderId: string, by: Person) =>
  problemIn(await sendCall('giveBackOrder', { orderId }, by))

describe('giving free tickets back', () => {
  it('frees them for others once, however often, and takes the answer with them', async () => {
    const [of, buyer] = [await party(), await guest()]
    const orderId = await take(of, buyer, 2)
    expect(await countFree(of.shareRef, firstType(of))).toBe(3)
    const answers = await Promise.all([1, 2, 3].map(() => sendCall('giveBackOrder', { orderId }, buyer)))
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200])
    expect(await countFree(of.shareRef, firstType(of))).toBe(5)
    expect((await readTickets(orderId)).map((it) => it.status)).toEqual(['void', 'void'])
    const tally = await readTally(of.shareRef)
    expect([tally.tickets[firstType(of)]?.sold, tally.rsvps.going]).toEqual([0, 0])
    const info = await ask('readRsvpInfo', { query: { shareRef: of.shareRef } }, buyer)
    expect(info.response).toBe('not-responded')
    expect(
      await mailTo(`${buyer.uid.toLowerCase()}@example.com`, (text) => text.includes('gave your tickets')),
    ).toContain(orderId)
  })

  it('leaves somebody who has other tickets going', async () => {
    const [of, buyer] = [await party(), await guest()]
    const [first] = [await take(of, buyer), await take(of, buyer)]
    await call('giveBackOrder', { orderId: first }, buyer)
    const info = await ask('readRsvpInfo', { query: { shareRef: of.shareRef } }, buyer)
    expect(info.response).toBe('going')
    expect((await readTally(of.shareRef)).rsvps.going).toBe(1)
  })

  it('is refused once it has begun, and once one of them was used', async () => {
    const [of, buyer] = [await party(), await guest()]
    const [begun, used] = [await take(of, buyer), await take(of, buyer)]
    const startsAt = `${inDays(-1)}:00.000Z`
    await database().doc(`orders/${begun}`).update({ 'activity.startsAt': startsAt })
    expect(await refusalOf(begun, buyer)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('begun'),
    })
    const scans = [scan({ key: `${used}-1` })]
    await call('checkInGuests', { shareRef: of.shareRef, scans }, of.organiser)
    expect(await refusalOf(used, buyer)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('used'),
    })
    expect((await refusalOf(used, await guest())).status).toBe(404)
  })
})
