import { failBankAccount } from '../accounts/bank-account'
import { book } from '../balance/ledger'
import { invalidRequest } from '../http/stripe-error'
import type { Cause, World } from '../world/world'
import { FAILURES, type FailureCode } from './failures'
import { announcePayout } from './payout'
import type { PayoutRow, PayoutStatus } from './payout-object'

/** Where a payout can go from where it is; even one that was paid may come back from the bank. */
const MOVES: Record<PayoutStatus, readonly PayoutStatus[]> = {
  pending: ['in_transit', 'paid', 'failed', 'canceled'],
  in_transit: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
  canceled: [],
}

/** True when a payout can still become this. */
export const canBecome = ({ payout }: PayoutRow, status: PayoutStatus): boolean =>
  MOVES[payout.status].includes(status)

/** Moves a payout on; throws when it cannot become that any more. */
export function movePayout(
  world: World,
  row: PayoutRow,
  status: Exclude<PayoutStatus, 'pending'>,
  { cause, code = 'could_not_process' }: { cause: Cause; code?: FailureCode },
): void {
  const { owner, payout } = row
  if (!canBecome(row, status)) {
    throw invalidRequest(`A payout with the status ${payout.status} cannot become ${status}.`)
  }
  const previous = { status: payout.status }
  payout.status = status
  if (status === 'failed') {
    payout.failure_code = code
    payout.failure_message = FAILURES[code]
  }
  if (status === 'failed' || status === 'canceled') returnPayout(world, row)
  announcePayout(world, row, status === 'in_transit' ? 'updated' : status, { cause, previous })
  // The account may have been disconnected meanwhile.
  const isConnected = owner !== null && world.data.accounts[owner] !== undefined
  if (status === 'failed' && isConnected) failBankAccount(world, owner, payout.destination, cause)
}

/** The money is the account's again, to be paid out another time. */
function returnPayout(world: World, { owner, payout }: PayoutRow): void {
  const { id } = book(world, {
    owner,
    type: payout.status === 'canceled' ? 'payout_cancel' : 'payout_failure',
    amount: payout.amount,
    currency: payout.currency,
    inKind: true,
    source: payout.id,
    description: payout.description,
  })
  payout.failure_balance_transaction = id
}
