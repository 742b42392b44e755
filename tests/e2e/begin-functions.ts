import { emptyDatabase } from '../support/empty-database'
import { sendCall } from '../support/requests'
import { stack } from '../support/stack'
import { steadyProvider } from '../support/stripe'

/**
 * The first request of a function waits for its process to begin: here, and not while a page is looked at. What other suites
 * left is forgotten, since sweeps and queries would go through all of it.
 */
export default async function beginFunctions(): Promise<void> {
  await emptyDatabase()
  await steadyProvider()
  const { TURNOUT_ORIGIN: origin } = stack()
  await Promise.all([
    sendCall('listMyActivities', {}, null),
    fetch(`${origin}/app/activity`),
    fetch(`${origin}/activity/abcdefghjk`),
  ])
}
