import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ServerId, Uid } from '../../../contract/ids'
import { Payout, PayoutId } from '../../../contract/payouts/payout'
import type { PayoutState } from '../../../contract/payouts/payout'
import { Instant } from '../../../contract/time'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'
import { refuseCursor } from '../page'
import type { Page } from '../page'

/** `payouts/{id}`: a payout as it was last told of, and what it brought to each activity; for the server alone. */
export const KeptPayout = Payout.extend({
  uid: Uid,
  accountId: z.string(),
  /** How far its parts are gone through: where to go on, and whether all were. */
  cursor: z.string().nullable(),
  isCounted: z.boolean(),
  /** Minor units by activity, of the parts so far. */
  byActivity: z.record(z.string(), z.int()),
  /** Whether the activities' numbers have it. */
  isTold: z.boolean(),
  /** Whether the sweep has something to do with it. */
  isDue: z.boolean(),
  updatedAt: Instant,
})
export type KeptPayout = z.infer<typeof KeptPayout>

function payouts(): CollectionReference<KeptPayout> {
  return firestore().collection('payouts').withConverter(parsedBy(KeptPayout))
}

export function payoutDoc(id: string): DocumentReference<KeptPayout> {
  return payouts().doc(id)
}

/** Several payouts by their ids; those that are not kept are left out. */
export async function findPayouts(ids: readonly string[]): Promise<Map<string, KeptPayout>> {
  if (ids.length === 0) return new Map()
  const found = await firestore().getAll(...ids.map(payoutDoc))
  const kept = found.flatMap((doc) => (doc.data() as KeptPayout | undefined) ?? [])
  return new Map(kept.map((payout) => [payout.id, payout]))
}

/**
 * A page of an account's payouts as they were last told of, newest first. A page begins after a payout, as at the payment
 * provider, so that one may follow the other.
 * @throws Refusal `invalid-input` at `cursor` when it is none of the account's
 */
export async function listKeptPayouts(
  accountId: string,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Payout>> {
  const last = cursor === undefined ? undefined : await findInList(accountId, cursor)
  const all = payouts()
    .where('accountId', '==', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
  const found = await (last ? all.startAfter(last.createdAt, last.id) : all).limit(limit + 1).get()
  const items = found.docs.slice(0, limit).map((doc) => doc.data())
  return { items, nextCursor: found.size > limit ? (items.at(-1)?.id ?? null) : null }
}

async function findInList(accountId: string, cursor: string): Promise<Payout> {
  const id = PayoutId.safeParse(cursor)
  const payout = id.success ? (await payoutDoc(id.data).get()).data() : undefined
  if (payout?.accountId !== accountId) throw refuseCursor()
  return payout
}

/** Some payouts whose parts or whose news have not reached the activities, those longest untouched first. */
export async function listDuePayouts(limit: number): Promise<KeptPayout[]> {
  const due = payouts().where('isDue', '==', true).orderBy('updatedAt')
  return (await due.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Some payouts that are on their way and of which nothing was heard since `before`, those longest silent first. */
export async function listSilentPayouts(before: Instant, limit: number): Promise<KeptPayout[]> {
  const moving: PayoutState[] = ['pending', 'in-transit']
  const silent = payouts().where('state', 'in', moving).where('updatedAt', '<', before).orderBy('updatedAt')
  return (await silent.limit(limit).get()).docs.map((doc) => doc.data())
}

/** All payouts of a person that are kept. */
export function eachPayoutOf(uid: string): AsyncIterable<KeptPayout> {
  return forEachDocument(payouts().where('uid', '==', uid))
}

/** `paidOut/{orderId}`: with which payout an order's payment reached its organiser; for the server alone. */
const PaidOut = z.object({ orderId: ServerId, payoutId: z.string() })

function paidOutDoc(orderId: string): DocumentReference<z.infer<typeof PaidOut>> {
  return firestore().doc(`paidOut/${orderId}`).withConverter(parsedBy(PaidOut))
}

/** Remembers with which payout orders were paid out; the last one counts. */
export function notePaidOut(writer: Writer, orderIds: readonly string[], payoutId: string): void {
  for (const orderId of orderIds) writer.set(paidOutDoc(orderId), { orderId, payoutId })
}

/** With which payouts orders were paid out, by order, as far as that is known. */
export async function findPaidOut(orderIds: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(orderIds)]
  if (ids.length === 0) return new Map()
  const found = await firestore().getAll(...ids.map(paidOutDoc))
  return new Map(found.flatMap((doc) => (doc.exists ? [[doc.id, String(doc.get('payoutId'))] as const] : [])))
}
