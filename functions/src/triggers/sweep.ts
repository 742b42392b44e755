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
import { sweepPublishing } from '../actions/publish-scheduled'
import { sweepOrders } from '../actions/sweep-orders'
import { sweepUploads } from '../actions/sweep-uploads'
import { sweepTicketLines } from '../actions/sweep-ticket-lines'
import { sweepWaitLists } from '../actions/offer-places'

/** Runs every five minutes. */
export async function sweep(): Promise<void> {
  const now = new Date().toISOString()
  await sweepOrders(now)
  await sweepClosings(now)
  await sweepTallies(now)
  await sweepInvoices(now)
  await sweepPayouts(now)
  await sweepDrafts(now)
  await sweepPublishing(now)
  await sweepListings(now)
  await sweepUploads(now)
  await sweepAccounts(now)
  await sweepWaitLists(now)
  await sweepTicketLines(now)
  await sweepRoomPlaces(now)
  await sweepStartMoves(now)
  await sweepReminders(now)
  await sweepUpdates(now)
}
