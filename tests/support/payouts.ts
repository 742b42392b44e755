import type { Payout } from 'functions/contract/payouts/payout'
import { layoutOf } from '../../emulators/stack/layout'
import { runSchedules } from '../../emulators/stack/schedules'
import { database } from './database'
import type { Person } from './people'
import { call, send } from './requests'
import { eventually } from './stack'
import { control, stripe } from './stripe'

/** The id of an organiser's account at the payment provider. */
export async function accountOf({ uid }: Pick<Person, 'uid'>): Promise<string> {
  const doc = await database().doc(`users/${uid}/private/stripe`).get()
  return String(doc.get('accountId'))
}

/** All that an account holds, ready or not, in the one currency that it has. */
export async function heldBy(accountId: string): Promise<number> {
  const { available, pending } = await stripe().balance.retrieve({}, { stripeAccount: accountId })
  return [...available, ...pending].reduce((sum, it) => sum + it.amount, 0)
}

/** Pays an organiser out, whose bank has it at once, and waits until that is heard; answers it. */
export async function paidOut(organiser: Person): Promise<Payout> {
  const payout = await paidOutUntied(organiser)
  await control(`payouts/${payout.id}/reconcile`)
  return payout
}

/** The same, of a payout that the provider ties to its movements later. */
export async function paidOutUntied(organiser: Person): Promise<Payout> {
  const [made] = (await control(`accounts/${await accountOf(organiser)}/pay-out`)) as { id: string }[]
  const id = made?.id ?? ''
  for (const status of ['in_transit', 'paid']) await control(`payouts/${id}/settle`, { status })
  return payoutWhen(id, 'paid')
}

/** What is kept of a payout, once it is somewhere. */
export function payoutWhen(id: string, state: Payout['state']): Promise<Payout> {
  const read = async () => (await database().doc(`payouts/${id}`).get()).data() as Payout
  return eventually(read, (payout) => payout?.state === state, 30)
}

/** Runs every scheduled function once. */
export async function sweepNow(): Promise<void> {
  await runSchedules(layoutOf('test'))
}

/** The lines of an activity's statement, each cell by itself. */
export async function statementOf(shareRef: string, by: Person): Promise<string[][]> {
  const { status, body } = await send('exportStatement', { params: { shareRef } }, by)
  if (status !== 200) throw new Error(`The statement answered ${status}`)
  return linesIn(String(body))
}

/** The cells of a table without quotes. */
export function linesIn(table: string): string[][] {
  const lines = table.replace('\ufeff', '').trim().split('\r\n')
  return lines.map((line) => line.split(','))
}

/** What a payout is made of, page by page. */
export async function partsOf(by: Person, payoutId: string, limit: number) {
  const first = await call('readPayout', { payoutId, limit }, by)
  const all = [...first.items]
  let cursor = first.nextCursor
  while (cursor !== null) {
    const page = await call('readPayout', { payoutId, limit, cursor }, by)
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}
