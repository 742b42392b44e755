import { findTransaction } from '../balance/ledger'
import { showDispute } from '../disputes/dispute'
import type { World } from '../world/world'

/** The object of any kind that has this id, as it is now. */
export function findObject(world: World, id: string): object | undefined {
  const { data } = world
  const within = (lists: { id: string }[][]) => lists.flat().find((part) => part.id === id)
  return (
    data.paymentIntents[id] ??
    data.charges[id] ??
    data.destinationPayments[id]?.payment ??
    data.accounts[id] ??
    data.transfers[id] ??
    data.applicationFees[id] ??
    data.refunds[id] ??
    data.payouts[id]?.payout ??
    (data.disputes[id] && showDispute(world, data.disputes[id])) ??
    findTransaction(world, id) ??
    within(Object.values(data.transfers).map(({ reversals }) => reversals.data)) ??
    within(Object.values(data.applicationFees).map(({ refunds }) => refunds.data)) ??
    within(Object.values(data.destinationPayments).map(({ refunds }) => refunds)) ??
    within(Object.values(data.accounts).map(({ external_accounts: list }) => list?.data ?? []))
  )
}
