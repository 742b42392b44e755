import type { Debt } from 'functions/contract/debts/debt'
import { database } from './database'
import { paidOut, sweepNow } from './payouts'
import { sold } from './refunds'
import type { Sale } from './refunds'
import { control } from './stripe'

/** What an organiser owes, or owed. */
export async function debtsOf({ organiser }: Sale['party']): Promise<Debt[]> {
  const found = await database().collection('debts').where('organiserUid', '==', organiser.uid).get()
  return found.docs.map((doc) => doc.data() as Debt)
}

/** What the platform can pay its refunds from. */
export const fillPlatform = (amount: number) => control('balance/set', { currency: 'usd', amount })

/** A sale of two tickets at 20.00 whose money is at the organiser's bank. */
export async function soldAndPaidOut(): Promise<Sale> {
  const sale = await sold(2)
  await paidOut(sale.party.organiser)
  return sale
}

/** The next sweep, which looks at the organiser's debts. */
export async function sweepDebts({ party }: Sale): Promise<void> {
  for (const { id } of await debtsOf(party)) {
    await database()
      .doc(`debts/${id}`)
      .update({ nextTryAt: new Date(0).toISOString() })
  }
  await sweepNow()
}
