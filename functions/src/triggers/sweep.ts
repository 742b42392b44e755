import { sweepRoomPlaces } from '../actions/forget-room-places'
import { sweepClosings } from '../actions/closing-progress'
import { sweepAccounts } from '../actions/sweep-accounts'
import { sweepStartMoves } from '../actions/follow-start'
import { sweepTallies } from '../actions/fold-tally'
import { sweepPayouts } from '../actions/count-payouts'
import { sweepDrafts } from '../actions/sweep-drafts'
import { sweepUpdates } from '../actions/deliver-update'
import { sweepReminders } from '../actions/remind'
import { sweepInvoices } from '../actions/number-invoices'
import { sweepListings } from '../actions/sweep-listings'
import { holdPayouts } from '../actions/hold-payouts'
import { recoverDebts } from '../actions/recover-debts'
import { sweepPublishing } from '../actions/publish-scheduled'
import { sweepTicketMails } from '../actions/mail-tickets'
import { sweepOrders } from '../actions/sweep-orders'
import { sweepUploads } from '../actions/sweep-uploads'
import { sweepTicketLines } from '../actions/sweep-ticket-lines'
import { sweepWaitLists } from '../actions/offer-places'
import { runEach } from './run-each'

/** Those that money, then people, wait for come first. */
const SWEEPS = {
  sweepOrders,
  sweepTicketMails,
  sweepClosings,
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
  sweepWaitLists,
  sweepTicketLines,
  sweepRoomPlaces,
  sweepStartMoves,
  sweepReminders,
  sweepUpdates,
}

/** Runs every five minutes. */
export function sweep(): Promise<void> {
  return runEach(SWEEPS, new Date().toISOString())
}
