import { AggregateField, FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore'
import { z } from 'zod'
import { OperatorDebt } from '../../../contract/debts/debt'
import type { Owed } from '../../../contract/debts/debt'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

/** `debts/{id}`: what an organiser owes the platform for one refund or dispute; for the server alone. */
export const KeptDebt = OperatorDebt.extend({
  /** The transfer that brought the organiser the money; it is taken back out of that. */
  transferId: z.string(),
  /** How often it was taken from; part of the payment provider's idempotency key. */
  attempt: z.int().min(0),
  /** What is being taken now; nothing else changes the debt until that is known. */
  recovering: z.object({ amount: z.int().min(1), attempt: z.int() }).nullable(),
  /** When the sweep looks again; null once nothing is owed. */
  nextTryAt: Instant.nullable(),
})
export type KeptDebt = z.infer<typeof KeptDebt>

function debts(): CollectionReference<KeptDebt> {
  return firestore().collection('debts').withConverter(parsedBy(KeptDebt))
}

export function debtDoc(id: string): DocumentReference<KeptDebt> {
  return debts().doc(id)
}

export async function findDebt(id: string): Promise<KeptDebt | undefined> {
  return (await debtDoc(id).get()).data()
}

function owedBy(organiserUid: string): Query<KeptDebt> {
  return debts().where('organiserUid', '==', organiserUid).where('state', '==', 'owed')
}

/** Whether a person owes the platform anything. */
export async function owesAnything(organiserUid: string): Promise<boolean> {
  return !(await owedBy(organiserUid).limit(1).get()).empty
}

/** What a person owes in each currency, however many debts it is: a sum for each, and no list. */
export function sumOwedBy(organiserUid: string): Promise<Owed[]> {
  return sumByCurrency(owedBy(organiserUid))
}

/** What all organisers owe, by currency. */
export function sumOwed(): Promise<Owed[]> {
  return sumByCurrency(debts().where('state', '==', 'owed'))
}

async function sumByCurrency(owed: Query<KeptDebt>): Promise<Owed[]> {
  const sums: Owed[] = []
  for (let after = ''; ;) {
    const next = (await owed.where('currency', '>', after).orderBy('currency').limit(1).get()).docs[0]?.data()
    if (!next) return sums
    const { currency } = next
    const found = await owed
      .where('currency', '==', currency)
      .aggregate({ amount: AggregateField.sum('amount'), recovered: AggregateField.sum('recovered') })
      .get()
    const { amount, recovered } = found.data()
    sums.push({ currency, amount: amount - recovered })
    after = currency
  }
}

/** A page of what a person owes or has owed, newest first. */
export function listDebtsOf(
  organiserUid: string,
  limit: number,
  cursor: string | undefined,
): Promise<Page<KeptDebt>> {
  return listPage(debts().where('organiserUid', '==', organiserUid), limit, cursor)
}

/** A page of what organisers owe, newest first. */
export function listOwed(limit: number, cursor: string | undefined): Promise<Page<KeptDebt>> {
  return listPage(debts().where('state', '==', 'owed'), limit, cursor)
}

async function listPage(
  some: Query<KeptDebt>,
  limit: number,
  cursor: string | undefined,
): Promise<Page<KeptDebt>> {
  const all = some.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const place = readCursor(cursor)
  const found = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.at, it.id],
  )
}

/** Some debts that are to be recovered now, those longest untried first. */
export async function listDueDebts(now: Instant, limit: number): Promise<KeptDebt[]> {
  const due = debts().where('nextTryAt', '<=', now).orderBy('nextTryAt')
  return (await due.limit(limit).get()).docs.map((doc) => doc.data())
}
