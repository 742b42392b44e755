import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { Order } from 'functions/contract/orders/order'
import { ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, heldFor, paidUnheard } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { unsoundIn } from '../../support/sound-books'
import { stripe } from '../../support/stripe'

/* What looks after every test whether all is well has to see when something is not. */

let activity: Activity
let order: Order

beforeAll(async () => {
  await startInProject(`demo-turnout-books-${randomUUID().slice(0, 8)}`)
  const ticketTypes = [ticketType({ price: 2000, capacity: 3 })]
  activity = (await published({ ticketTypes }, await paidOrganiser())).activity
  order = await paidUnheard(activity, actor(), 2)
  await hear('checkout.session.completed', order.session?.id ?? '')
  await heldFor(actor(), activity)
})
afterAll(stopInProcess)

const doc = (path: string) => database().doc(path)

/** What is found while some fields of a document are others. */
async function foundWith(path: string, change: Record<string, unknown>): Promise<string[]> {
  const before = (await doc(path).get()).data() ?? {}
  await doc(path).update(change)
  const found = await unsoundIn(activity.shareRef)
  await doc(path).set(before)
  return found
}

it('finds nothing where all is well', async () => {
  expect(await unsoundIn(activity.shareRef)).toEqual([])
})

it('finds a cent that the ledger is wrong by, at the order and in the numbers', async () => {
  const { docs } = await database().collection('ledger').where('orderId', '==', order.id).get()
  const found = await foundWith(docs[0]?.ref.path ?? '', { amount: 4001 })
  expect(found).toEqual([
    `payment of ${order.id}: 4001 here, 4000 at the provider`,
    'the numbers say 4000, the ledger 4001',
  ])
})

it('finds a ticket more than there are places', async () => {
  const { docs } = await database().collection('tickets').where('orderId', '==', order.id).get()
  const more = doc(`tickets/${order.id}-more`)
  await more.set({ ...docs[0]?.data(), id: more.id })
  expect(await unsoundIn(activity.shareRef)).toEqual(['4 of 3 tickets are sold or held'])
  await more.delete()
})

it('finds what is free and sold at once', async () => {
  const { stockIds } = (await doc(`orders/${order.id}`).get()).data() as Order
  const slot = doc(`activities/${activity.shareRef}/stock/${stockIds[0]}`)
  await slot.set({ pool: activity.ticketTypes[0]?.shareRef, key: 1 })
  expect(await unsoundIn(activity.shareRef)).toEqual(['something of the stock is there twice'])
  await slot.delete()
})

it('finds tickets that are counted as held, and are not', async () => {
  const { docs } = await database().collection('orders').where('status', '==', 'held').get()
  expect(await foundWith(docs[0]?.ref.path ?? '', { status: 'expired' })).toEqual([
    '1 are counted as held, 0 are',
  ])
})

it('finds a refund at the provider that nobody here knows of', async () => {
  const { paymentIntentId } = (await doc(`orders/${order.id}`).get()).data() as Order
  await stripe().refunds.create({ payment_intent: paymentIntentId ?? '', amount: 500 })
  expect((await unsoundIn(activity.shareRef))[0]).toContain('0 here, 500 at the provider')
})
