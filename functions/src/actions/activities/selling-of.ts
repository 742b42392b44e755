import type { PayoutStanding } from '../../../contract/payouts/payout'
import { config } from '../../config'
import { payoutCountries, sellingOf } from '../../domain/activities/selling'
import type { Selling } from '../../domain/activities/selling'

/** Countries in which this platform's organisers can be paid. */
export function ownPayoutCountries(): string[] {
  const { PLATFORM_COUNTRY: platform, PAYOUT_COUNTRIES: configured } = config()
  return payoutCountries(platform, configured)
}

/** What an organiser can take money in on this platform. */
export function sellingOn(payout: PayoutStanding | undefined): Selling {
  const { SETTLEMENT_CURRENCIES: currencies } = config()
  return sellingOf(payout, { currencies, countries: ownPayoutCountries() })
}
