import { sweepAdoptions } from '../actions/sweep-adoptions'
import { sweepTallies } from '../actions/fold-tally'
import { sweepOrders } from '../actions/sweep-orders'
import { sweepUploads } from '../actions/sweep-uploads'

/** Runs every five minutes. */
export async function sweep(): Promise<void> {
  const now = new Date().toISOString()
  await sweepOrders(now)
  await sweepTallies(now)
  await sweepAdoptions(now)
  await sweepUploads(now)
}
