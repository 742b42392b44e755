import type { Currency } from 'functions/contract/pricing/money'

/** The sign of a currency ("$", "€", "¥"), or its code where it has none. */
export function currencySign(currency: Currency, language = 'en'): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency.toUpperCase()
}
