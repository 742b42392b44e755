import { invalidRequest } from '../http/stripe-error'
import type { World } from '../world/world'
import type { Account } from './account-object'

const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
)

/**
 * Where a platform may send money on its own account: within its region, and between these five (Cross-border
 * transfers, https://docs.stripe.com/connect/cross-border-payouts).
 */
const CONNECTED_REGIONS = ['CA', 'CH', 'EEA', 'GB', 'US']

/** The region that a country belongs to; most are one of their own. */
const regionOf = (country: string): string => (EEA.includes(country) ? 'EEA' : country)

/** True when money may move between accounts of two countries without one of them acting for the other. */
const areConnected = (one: string, other: string): boolean => {
  const [a, b] = [regionOf(one), regionOf(other)]
  return a === b || (CONNECTED_REGIONS.includes(a) && CONNECTED_REGIONS.includes(b))
}

export const isRecipient = ({ tos_acceptance: tos }: Pick<Account, 'tos_acceptance'>): boolean =>
  tos?.service_agreement === 'recipient'

/**
 * Throws where Stripe sends no money of the platform's to an account, because of where it is. An account that acts for
 * itself (`on_behalf_of`) may be anywhere. A recipient of a platform in the United States may be, too (Service agreement
 * types, https://docs.stripe.com/connect/service-agreement-types).
 */
export function requireReachable(world: World, account: Account, param: string): void {
  const { platformCountry } = world.behaviour
  if (areConnected(platformCountry, account.country)) return
  if (platformCountry === 'US' && isRecipient(account)) return
  const place = `Funds can't be sent to accounts located in ${account.country}`
  const message =
    platformCountry === 'US'
      ? `${place} when the account is under the \`full\` service agreement. To learn more, see https://stripe.com/docs/connect/service-agreement-types.`
      : `${place} because it's restricted outside of your platform's region. To learn more, see https://stripe.com/docs/connect/cross-border-payouts.`
  throw invalidRequest(message, { param })
}

/** Where accounts can be debited; Europe is one region there (https://docs.stripe.com/connect/account-debits). */
const DEBIT_REGIONS = ['AU', 'CA', 'Europe', 'HK', 'JP', 'NZ', 'US']

/** True when a platform of one country may debit accounts of another. */
export function canDebit(platform: string, account: string): boolean {
  const debitRegionOf = (country: string) =>
    ['CH', 'EEA', 'GB'].includes(regionOf(country)) ? 'Europe' : country
  const region = debitRegionOf(platform)
  return DEBIT_REGIONS.includes(region) && region === debitRegionOf(account)
}
