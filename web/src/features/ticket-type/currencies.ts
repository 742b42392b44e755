import { CURRENCIES } from 'functions/contract/money'
import type { Currency } from 'functions/contract/money'

/** Named first, as most people look for one of them. */
const FIRST = ['usd', 'eur', 'gbp', 'cad', 'aud', 'jpy', 'brl', 'inr', 'chf', 'sek']

/** Every currency that cards are charged in, in words: "US Dollar (USD)". */
export function currencyOptions(chosen: Currency): { value: Currency; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  const all = new Set([...FIRST, chosen, ...CURRENCIES])
  return [...all].map((value) => {
    const code = value.toUpperCase()
    return { value, label: `${names.of(code) ?? code} (${code})` }
  })
}
