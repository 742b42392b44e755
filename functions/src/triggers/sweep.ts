import { sweepAccounts } from '../actions/sweep-accounts'
import { sweepTallies } from '../actions/fold-tally'
import { sweepListings } from '../actions/sweep-listings'
import { sweepPublishing } from '../actions/publish-scheduled'
import { sweepOrders } from '../actions/sweep-orders'
import { sweepUploads } from '../actions/sweep-uploads'

/** Runs every five minutes. */
export async function sweep(): Promise<void> {
  const now = new Date().toISOString()
  await sweepOrders(now)
  await sweepTallies(now)
  await sweepPublishing(now)
  await sweepListings(now)
  await sweepUploads(now)
  await sweepAccounts(now)
}
