import { decimalsOf } from 'functions/contract/money'
import type { Amount, Currency } from 'functions/contract/money'

/** An amount as a person would type it: 1250 usd is "12.50", 500 usd is "5", 500 jpy is "500". */
export function plainAmount(amount: Amount, currency: Currency): string {
  const decimals = decimalsOf(currency)
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  return Number(fraction) === 0 ? whole : `${whole}.${fraction}`
}

/** The sign of a currency ("$", "€", "¥"), or its code where it has none. */
export function currencySign(currency: Currency, language = 'en'): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency.toUpperCase()
}
