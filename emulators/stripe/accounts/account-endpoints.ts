import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { mergeMetadata } from '../http/parameters'
import { changeAccount, requireAccount, standingFields } from './account'
import type { Account } from './account-object'
import { CreateAccount, UpdateAccount } from './account-parameters'
import { newAccount, requestedCapabilities } from './new-account'
import { scheduleOf } from './payout-schedule'

const standingOf = (account: Account) =>
  account.charges_enabled || account.payouts_enabled
    ? 'enabled'
    : account.details_submitted
      ? 'pending'
      : 'new'

/** `/v1/accounts` (API reference: Accounts). */
export const accountEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/accounts', CreateAccount, (world, { params }) => {
    const account = newAccount(world, params)
    world.data.accounts[account.id] = account
    return account
  }),

  endpoint('GET', '/v1/accounts', z.strictObject(listParameters), (world, { params }) =>
    paginate('account', '/v1/accounts', Object.values(world.data.accounts), params),
  ),

  endpoint('GET', '/v1/accounts/:id', z.strictObject({}), (world, { id }) => requireAccount(world, id)),

  endpoint('POST', '/v1/accounts/:id', UpdateAccount, (world, { id, params, cause }) => {
    const account = requireAccount(world, id)
    const changes: Partial<Account> = { metadata: mergeMetadata(account.metadata, params.metadata) }
    if (params.business_profile) {
      changes.business_profile = { ...account.business_profile, ...params.business_profile } as NonNullable<
        Account['business_profile']
      >
    }
    if (params.business_type) changes.business_type = params.business_type
    if (params.default_currency) changes.default_currency = params.default_currency
    if (params.email) changes.email = params.email
    const schedule = params.settings?.payouts?.schedule
    if (schedule && account.settings?.payouts) {
      const { payouts: before } = account.settings
      const ownsLosses = account.controller?.losses?.payments === 'application'
      const after = scheduleOf(schedule, before.schedule, ownsLosses)
      changes.settings = { ...account.settings, payouts: { ...before, schedule: after } }
    }
    if (params.capabilities) {
      const requested = requestedCapabilities(params, Object.keys(account.capabilities), account.country)
      changes.capabilities = standingFields(standingOf(account), requested).capabilities
    }
    return changeAccount(world, id, changes, cause)
  }),

  endpoint('DELETE', '/v1/accounts/:id', z.strictObject({}), (world, { id }) => {
    requireAccount(world, id)
    delete world.data.accounts[id]
    return { id, object: 'account', deleted: true }
  }),
]
