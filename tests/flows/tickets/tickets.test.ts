import { expect, it } from 'vitest'
import { details, hold, hosted, inDays, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { call } from '../../support/requests'

async function take(party: Hosted, buyer: Person, quantity: number): Promise<void> {
  const held = await hold(party, buyer, quantity)
  await call('placeOrder', details(held.id), buyer)
}

const on = (days: number, title: string) =>
  hosted({
    title,
    startDate: inDays(days),
    endDate: inDays(days, '20:30'),
    ticketTypes: [ticketType({ saleEndsAt: null })],
  })

it("lists a person's own tickets, soonest first", async () => {
  const [late, soon, buyer] = [await on(9, 'Late'), await on(3, 'Soon'), await guest()]
  await take(late, buyer, 1)
  await take(soon, buyer, 2)
  await take(soon, await guest(), 1)
  const { items, nextCursor } = await call('listMyTickets', {}, buyer)
  expect(items.map((it) => it.activityTitle)).toEqual(['Soon', 'Soon', 'Late'])
  expect(items.every((it) => it.holderUid === buyer.uid)).toBe(true)
  expect(nextCursor).toBeNull()
})

it('is empty for somebody who has none', async () => {
  expect(await call('listMyTickets', {}, await verifiedPerson())).toEqual({ items: [], nextCursor: null })
})

it('leaves out what began more than two days ago, and keeps what has just begun', async () => {
  const [party, buyer] = [await on(3, 'Moved'), await guest()]
  await take(party, buyer, 2)
  const [first, second] = (await call('listMyTickets', {}, buyer)).items
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  await database()
    .doc(`tickets/${first?.id}`)
    .update({ startsAt: hoursAgo(49) })
  await database()
    .doc(`tickets/${second?.id}`)
    .update({ startsAt: hoursAgo(3) })
  expect((await call('listMyTickets', {}, buyer)).items.map((it) => it.id)).toEqual([second?.id])
})

it('goes on where a page ended', async () => {
  const [party, buyer] = [await on(4, 'Crowded'), await guest()]
  await take(party, buyer, 10)
  const [sample] = (await call('listMyTickets', {}, buyer)).items
  const batch = database().batch()
  for (let n = 0; n < 45; n += 1) {
    const id = `copy-${sample?.id}-${n}`.slice(0, 64)
    batch.set(database().doc(`tickets/${id}`), { ...sample, id })
  }
  await batch.commit()
  const first = await call('listMyTickets', {}, buyer)
  const second = await call('listMyTickets', { cursor: first.nextCursor ?? '' }, buyer)
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 5, null])
  expect(new Set([...first.items, ...second.items].map((it) => it.id)).size).toBe(55)
})
