import { sweepRoomPositions } from '../actions/waiting-room/forget-room-positions'
import { resumeCancellations } from '../actions/activities/closing-progress'
import { sweepAccounts } from '../actions/accounts/sweep-accounts'
import { sweepStartMoves } from '../actions/activities/propagate-start-time'
import { sweepTallies } from '../actions/analytics/fold-tally'
import { sweepPayouts } from '../actions/payouts/count-payouts'
import { sweepDrafts } from '../actions/drafts/sweep-drafts'
import { sweepUpdates } from '../actions/updates/deliver-update'
import { sweepReminders } from '../actions/updates/remind'
import { sweepInvoices } from '../actions/invoices/number-invoices'
import { sweepListings } from '../actions/activities/sweep-listings'
import { holdPayouts } from '../actions/payouts/hold-payouts'
import { recoverDebts } from '../actions/debts/recover-debts'
import { sweepPublishing } from '../actions/activities/publish-scheduled'
import { sweepTicketMails } from '../actions/tickets/mail-tickets'
import { sweepOrders } from '../actions/orders/sweep-orders'
import { sweepUploads } from '../actions/uploads/sweep-uploads'
import { sweepWaitLists } from '../actions/wait-list/sweep-wait-lists'
import { sweepRsvpWaitLists } from '../actions/rsvps/offer-spots'
import { runEach } from './run-each'

/** Those that money, then people, wait for come first. */
const SWEEPS = {
  sweepOrders,
  sweepTicketMails,
  resumeCancellations,
  sweepTallies,
  sweepInvoices,
  holdPayouts,
  recoverDebts,
  sweepPayouts,
  sweepDrafts,
  sweepPublishing,
  sweepListings,
  sweepUploads,
  sweepAccounts,
  sweepRsvpWaitLists,
  sweepWaitLists,
  sweepRoomPositions,
  sweepStartMoves,
  sweepReminders,
  sweepUpdates,
}

/** Runs every five minutes. */
export function sweep(): Promise<void> {
  return runEach(SWEEPS, new Date().toISOString())
}
