import { randomUUID } from 'node:crypto'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { holdTickets } from '../../functions/src/actions/orders/hold-tickets'
import type { Actor } from '../../functions/src/domain/access/actor'
import { ticketType } from '../support/activities'
import { database } from '../support/database'
import { emptyDatabase } from '../support/empty-database'
import { actor, published } from '../support/in-process'

export const now = () => new Date().toISOString()

export const crowd = (size: number) => Array.from({ length: size }, () => actor())

export const typeOf = (activity: Activity) => activity.ticketTypes[0]?.shareRef ?? ''

/** An activity in a database that has nothing else: the emulator looks through everything that there is. */
export async function onSale(capacity: number, over: Partial<ActivitySaveInput> = {}): Promise<Activity> {
  await emptyDatabase()
  return (await published({ ticketTypes: [ticketType({ capacity })], ...over })).activity
}

/** Reserves tickets by our own code. */
export function hold(activity: Activity, quantity = 1, by: Actor = actor()) {
  const items = [{ ticketTypeRef: typeOf(activity), quantity }]
  return holdTickets(by, { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() }, now())
}

/** Tickets in orders of an activity: what buyers believe they have. */
export async function countHeld(shareRef: string): Promise<number> {
  const orders = await database().collection('orders').where('shareRef', '==', shareRef).get()
  const items = orders.docs.flatMap((doc) => doc.get('items') as { quantity: number }[])
  return items.reduce((sum, it) => sum + it.quantity, 0)
}
