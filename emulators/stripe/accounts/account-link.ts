import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { text, webAddress } from '../http/parameters'
import { invalidRequest } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import { randomText } from '../world/ids'
import type { World } from '../world/world'
import { requireAccount } from './account'
import type { AccountLink } from './account-link-object'

/** Stripe says that links live "a few minutes". */
const LIVES_SECONDS = 5 * 60

const CreateAccountLink = z.strictObject({
  account: text(),
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: webAddress().optional(),
  return_url: webAddress().optional(),
  collect: z.enum(['currently_due', 'eventually_due']).optional(),
  collection_options: z
    .strictObject({
      fields: z.enum(['currently_due', 'eventually_due']).optional(),
      future_requirements: z.enum(['include', 'omit']).optional(),
    })
    .optional(),
})

/** `/v1/account_links` and `/v1/accounts/:id/login_links`. */
export const accountLinkEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/account_links', CreateAccountLink, (world, { params }) => {
    const account = requireAccount(world, params.account)
    if (params.type === 'account_update' && account.type !== 'custom') {
      const message = 'You cannot create `account_update` type Account Links for this account.'
      throw invalidRequest(message, { param: 'type' })
    }
    for (const name of ['refresh_url', 'return_url'] as const) {
      if (!params[name]) {
        throw invalidRequest(`You must provide a ${name}.`, { code: 'parameter_missing', param: name })
      }
    }
    const created = secondsOf(world.clock)
    const link: AccountLink = {
      id: randomText(24),
      account: account.id,
      created,
      expires_at: created + LIVES_SECONDS,
      refresh_url: params.refresh_url ?? '',
      return_url: params.return_url ?? '',
      visit: null,
    }
    world.data.accountLinks[link.id] = link
    const url = `${world.settings.origin()}/setup/e/${account.id}/${link.id}`
    return { object: 'account_link', created, expires_at: link.expires_at, url }
  }),

  endpoint('POST', '/v1/accounts/:id/login_links', z.strictObject({}), (world, { id }) => {
    const account = requireAccount(world, id)
    if (account.controller?.stripe_dashboard?.type !== 'express') {
      throw invalidRequest(
        'You can only create login links for accounts with access to the Express Dashboard.',
      )
    }
    if (!account.details_submitted) {
      throw invalidRequest('Cannot create a login link for an account that has not completed onboarding.')
    }
    const url = `${world.settings.origin()}/express/${id}`
    return { object: 'login_link', created: secondsOf(world.clock), url }
  }),
]

/** Opens the link: the visit it leads to, or undefined when it is used up, too old or its account is gone. */
export function followLink(world: World, link: AccountLink): string | undefined {
  const isGood = link.visit === null && secondsOf(world.clock) < link.expires_at
  if (!isGood || !world.data.accounts[link.account]) return undefined
  link.visit = randomText(24)
  return link.visit
}
