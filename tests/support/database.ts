import { createHash, randomInt } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import type { App } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { Firestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { z } from 'zod'
import { Order } from 'functions/contract/orders/order'
import { Tally } from 'functions/contract/analytics/tally'
import { Ticket } from 'functions/contract/tickets/ticket'
import { eventually } from './stack'

/** An app of the tests' own, beside the one that actions open when a test runs them in its own process. */
const APP = 'tests'

/** The database as the server sees it, for looking and for setting a scene. */
export function database(): Firestore {
  return getFirestore(app())
}

function app(): App {
  return getApps().find((it) => it.name === APP) ?? initializeApp(undefined, APP)
}

/** Whether a file is in the storage bucket. */
export async function isKept(path: string): Promise<boolean> {
  const [exists] = await getStorage(app()).bucket().file(path).exists()
  return exists
}

/** Puts a file into the storage bucket, as the server may. */
export async function keepFile(path: string, bytes: Buffer | string = 'bytes'): Promise<void> {
  await getStorage(app()).bucket().file(path).save(bytes, { resumable: false })
}

export async function readOrder(id: string): Promise<Order> {
  return Order.parse((await database().doc(`orders/${id}`).get()).data())
}

export async function readTickets(orderId: string): Promise<Ticket[]> {
  const found = await database().collection('tickets').where('orderId', '==', orderId).get()
  return found.docs.map((doc) => Ticket.parse(doc.data()))
}

/** Stock that is free in a pool. */
export async function countFree(shareRef: string, pool: string): Promise<number> {
  const query = database().collection(`activities/${shareRef}/stock`).where('pool', '==', pool)
  return (await query.count().get()).data().count
}

/** Something of a pool that is free, wherever one happens to look: its id. */
export async function findAnyFree(shareRef: string, pool: string): Promise<string | undefined> {
  const free = database().collection(`activities/${shareRef}/stock`).where('pool', '==', pool).orderBy('key')
  const after = await free.startAt(randomInt(1_000_000_000)).limit(1).get()
  return (after.docs[0] ?? (await free.limit(1).get()).docs[0])?.id
}

/** An activity's numbers, once everything that happened is folded in. */
export async function readTally(shareRef: string): Promise<Tally> {
  await eventually(
    async () =>
      (await database().collection(`activities/${shareRef}/tallyChanges`).count().get()).data().count,
    (waiting) => waiting === 0,
  )
  return Tally.parse((await database().doc(`activities/${shareRef}/tally/current`).get()).data())
}

const Sent = z.object({
  to: z.array(z.string()),
  message: z.object({ subject: z.string(), html: z.string() }),
})

/** Mails in the outbox that were sent about something. */
export async function readMails(id: string): Promise<z.infer<typeof Sent>[]> {
  const doc = await database().doc(`outbox/${id}`).get()
  return doc.exists ? [Sent.parse(doc.data())] : []
}

/** Does something within one window of time (in seconds) of a limit: once more, from the beginning, where the window ended meanwhile. */
export async function inOneWindow<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const window = () => Math.floor(Date.now() / 1000 / seconds)
  const began = window()
  const done = await work()
  return window() === began ? done : inOneWindow(seconds, work)
}

/** Lets somebody have done something so often already, in this window of time (an hour) and the next. */
export async function spend(subject: string, uses: number, seconds = 3600): Promise<void> {
  const now = Math.floor(Date.now() / 1000 / seconds)
  for (const window of [now, now + 1]) {
    const id = createHash('sha256').update(`${subject}:${window}`).digest('base64url')
    await database().doc(`rateLimits/${id}`).set({ uses })
  }
}
