import { CURRENCIES } from 'functions/contract/pricing/money'
import type { Currency } from 'functions/contract/pricing/money'

/** Named first, as most people look for one of them. */
const FIRST = ['usd', 'eur', 'gbp', 'cad', 'aud', 'jpy', 'brl', 'inr', 'chf', 'sek']

/** What an organiser can sell in, as far as that is known; null or undefined for every currency. */
export type SellsIn = readonly Currency[] | null | undefined

/** Whether only some currencies can be sold in. None at all says that something else is missing first. */
export function isLimited(sellsIn: SellsIn): sellsIn is readonly Currency[] {
  return sellsIn != null && sellsIn.length > 0
}

/**
 * The currencies to choose from, in words: "US Dollar (USD)". All that cards are charged in, or those that the organiser is paid
 * in; the one that is chosen is among them in any case.
 */
export function currencyOptions(chosen: Currency, sellsIn?: SellsIn): { value: Currency; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  const offered = isLimited(sellsIn) ? [...sellsIn, chosen] : [...FIRST, chosen, ...CURRENCIES]
  return [...new Set(offered)].map((value) => {
    const code = value.toUpperCase()
    return { value, label: `${names.of(code) ?? code} (${code})` }
  })
}

/** The currency that a first ticket begins with: dollars, where they can be sold in. */
export function firstCurrency(usual: Currency, sellsIn: SellsIn): Currency {
  return isLimited(sellsIn) && !sellsIn.includes(usual) ? (sellsIn[0] ?? usual) : usual
}
