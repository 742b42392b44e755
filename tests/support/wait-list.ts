import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { Order } from 'functions/contract/orders/order'
import { WaitListEntry } from 'functions/contract/wait-list/wait-list'
import { cancelOrder } from '../../functions/src/actions/orders/cancel-order'
import { foldChanges } from '../../functions/src/actions/analytics/fold-tally'
import { holdTickets } from '../../functions/src/actions/orders/hold-tickets'
import { joinWaitList } from '../../functions/src/actions/wait-list/join-wait-list'
import { leaveWaitList } from '../../functions/src/actions/wait-list/leave-wait-list'
import { moveWaitLists } from '../../functions/src/actions/wait-list/move-wait-lists'
import { listOwnWaits } from '../../functions/src/actions/wait-list/read-wait-lists'
import type { Actor } from '../../functions/src/domain/access/actor'
import { ticketType } from './activities'
import { countFree, database } from './database'
import { actor, published } from './in-process'

export const now = () => new Date().toISOString()

/** So many people. */
export const crowd = (size: number) => Array.from({ length: size }, () => actor())

/** The ticket type that these lines are for: the activity's first. */
export const firstOf = (activity: Activity) => activity.ticketTypes[0]?.shareRef ?? ''

/** Holds tickets of it. */
export function hold(by: Actor, activity: Activity, quantity = 1): Promise<Order> {
  const items = [{ ticketTypeRef: firstOf(activity), quantity }]
  return holdTickets(by, { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() }, now())
}

/** Joins its line as a guest, who says their name and address. */
export function join(by: Actor, activity: Activity, quantity = 1, at = now()) {
  const person = { fullName: 'Wendy Waits', email: `${by.uid}@example.com` }
  const line = { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity) }
  return joinWaitList(by, { ...line, quantity, person }, at)
}

/** Leaves its line. */
export function leave(by: Actor, activity: Activity) {
  return leaveWaitList(by, { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity) }, now())
}

/** People join one after the other, so that who came first is certain. */
export async function inTurn(people: readonly Actor[], activity: Activity, wishes: readonly number[] = []) {
  const first = Date.now()
  for (const [index, person] of people.entries()) {
    await join(person, activity, wishes[index] ?? 1, new Date(first + index).toISOString())
  }
}

/** Offers what is free to those in line, as the task does. */
export const look = ({ shareRef }: Activity) => moveWaitLists(shareRef, now())

/** How many tickets are anybody's. */
export const free = (activity: Activity) => countFree(activity.shareRef, firstOf(activity))

/** Where somebody stands; null when they do not. */
export async function standing(by: Actor, activity: Activity): Promise<string | null> {
  const { items } = await listOwnWaits(by, { shareRef: activity.shareRef })
  return items[0]?.state ?? null
}

/** Everybody in the lines of an activity. */
export async function waitsOf({ shareRef }: Activity): Promise<WaitListEntry[]> {
  const found = await database().collection('waitListEntries').where('shareRef', '==', shareRef).get()
  return found.docs.map((doc) => WaitListEntry.parse(doc.data()))
}

/** Where every ticket ever issued is; with what the organiser's numbers say of it. */
export async function expectInvariant(activity: Activity): Promise<void> {
  const { shareRef } = activity
  const ref = firstOf(activity)
  const orders = await database().collection('orders').where('shareRef', '==', shareRef).get()
  const slotsIn = (...statuses: string[]) =>
    orders.docs
      .filter((it) => statuses.includes(it.get('status') as string))
      .flatMap((it) => it.get('stockIds') as string[])
  const sold = slotsIn('confirmed', 'paid')
  const held = slotsIn('held', 'awaiting-payment')
  const offered = (await waitsOf(activity)).flatMap((wait) => wait.stockIds)
  const settings = await database().doc(`activities/${shareRef}/private/settings`).get()
  const issued = (settings.get('issuedStock') as Record<string, number>)[ref]
  expect(sold.length + held.length + offered.length + (await free(activity))).toBe(issued)
  expect(new Set([...sold, ...held, ...offered]).size).toBe(sold.length + held.length + offered.length)
  await foldChanges(shareRef, null)
  const tally = (await database().doc(`activities/${shareRef}/tally/current`).get()).get('tickets')
  const numbers = { sold: sold.length, held: held.length, offered: offered.length }
  expect({ sold: 0, held: 0, offered: 0, ...tally[ref] }).toMatchObject(numbers)
  const left = (await database().doc(`activities/${shareRef}`).get()).get('left')
  expect(left[ref]).toBe(await free(activity))
}

/** The subjects of what somebody was mailed. */
export async function mailsTo(by: Actor): Promise<string[]> {
  const found = await database()
    .collection('outbox')
    .where('to', 'array-contains', `${by.uid}@example.com`)
    .get()
  return found.docs.map((doc) => doc.get('message.subject') as string)
}

/** An activity of which everything is held, with the orders that hold it, one ticket each. */
export async function soldOut(capacity: number, over: Partial<ActivitySaveInput> = {}) {
  const { organiser, activity } = await published({ ticketTypes: [ticketType({ capacity })], ...over })
  const buyers = crowd(capacity)
  const orders = await Promise.all(buyers.map(async (by) => ({ by, order: await hold(by, activity) })))
  return { organiser, activity, orders, giveBack: (n: number) => cancelSome(orders.splice(0, n)) }
}

/** Gives up holds, all at once. */
export async function cancelSome(orders: readonly { by: Actor; order: Order }[]): Promise<void> {
  await Promise.all(orders.map(({ by, order }) => cancelOrder(by, order.id, now())))
}
