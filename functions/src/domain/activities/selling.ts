import type { FieldError } from '../../../contract/api/errors'
import type { Currency } from '../../../contract/pricing/money'
import type { PayoutStanding } from '../../../contract/payouts/payout'

/**
 * Countries between which the share of a sale may go to an account (Stripe: "Cross-border payouts"): the United States,
 * the United Kingdom, Canada, Switzerland and the European Economic Area.
 */
const ONE_REGION =
  'AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  )

/** Countries in which organisers can be paid by a platform that is in one, unless fewer are configured. */
export function payoutCountries(platform: string, configured: readonly string[]): string[] {
  const reached = ONE_REGION.includes(platform) ? ONE_REGION : [platform]
  return configured.length === 0 ? [...reached] : reached.filter((country) => configured.includes(country))
}

/** As many as one query takes beside three statuses. */
const MOST_CURRENCIES = 10

/** What an organiser can take money in. */
export interface Selling {
  readonly isReady: boolean
  /** null for all. */
  readonly currencies: readonly Currency[] | null
  /** Their country, where nobody can be paid. */
  readonly outside: string | null
}

/** How the platform can pay its organisers. */
export interface Settlement {
  /** The currencies that the platform's money is kept in; `any` where conversion is wanted. */
  readonly currencies: readonly string[]
  readonly countries: readonly string[]
}

/**
 * What an organiser can sell in: a currency that neither the platform nor their account converts, so that what is sold, kept,
 * given back and paid out is one sum (docs/decisions/0028).
 */
export function sellingOf(payout: PayoutStanding | undefined, settlement: Settlement): Selling {
  const { status, country = null, currencies = [] } = payout ?? {}
  const isAny = settlement.currencies.includes('any')
  const isOutside = country !== null && !settlement.countries.includes(country)
  return {
    isReady: status === 'ready' && !isOutside,
    currencies: isAny
      ? null
      : settlement.currencies.filter((it) => currencies.includes(it)).slice(0, MOST_CURRENCIES),
    outside: isOutside ? country : null,
  }
}

/** Whether money can be taken in a currency. */
export function maySellIn({ isReady, currencies }: Selling, currency: Currency): boolean {
  return isReady && (currencies === null || currencies.includes(currency))
}

/** Why paid tickets in a currency cannot go on sale, in words; nothing where they can. */
export function sellingProblems(selling: Selling, currency: Currency): FieldError[] {
  if (maySellIn(selling, currency)) return []
  return [{ path: 'ticketTypes', message: whyNot(selling, currency) }]
}

function whyNot({ isReady, currencies, outside }: Selling, currency: Currency): string {
  if (outside !== null) {
    const name = new Intl.DisplayNames('en', { type: 'region' }).of(outside) ?? outside
    return `Organisers in ${name} can’t be paid here yet, so paid tickets can’t go on sale.`
  }
  if (!isReady) return 'Set up payouts before you sell tickets.'
  const name = currency.toUpperCase()
  const others = (currencies ?? []).map((it) => it.toUpperCase()).join(', ')
  const advice = others === '' ? '' : ` Sell in ${others}, or add a bank account in ${name} at Stripe.`
  return `Tickets in ${name} can’t be paid out to your bank account.${advice}`
}
