import type { World } from '../world/world'
import { requireAccount } from './account'

/** The organiser disconnects their account from the platform. */
export function deauthorize(world: World, accountId: string): void {
  const { id } = requireAccount(world, accountId)
  delete world.data.accounts[id]
  const application = { id: 'ca_turnout', object: 'application', name: 'Turnout' }
  world.announce('account.application.deauthorized', application, { cause: undefined, account: id })
}
