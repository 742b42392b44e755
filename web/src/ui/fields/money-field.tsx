import type { Amount, Currency } from 'functions/contract/pricing/money'
import { decimalsOf, parseMoney, plainAmount } from 'functions/contract/pricing/money-format'
import { useState } from 'react'
import { currencySign } from '../../lib/text/money-text'
import type { FieldProps } from './field'
import { TextField } from './text-field'

export interface MoneyFieldProps extends FieldProps {
  currency: Currency
  /** Minor units; undefined while nothing (or nothing readable) is typed. */
  value: Amount | undefined
  onChange: (value: Amount | undefined) => void
  placeholder?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** An amount of money as people type it ("12", "12.50", "12,50"), handed on in minor units. */
export function MoneyField({ currency, value, onChange, error, ...rest }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const text = typed ?? (value === undefined ? '' : plainAmount(value, currency))
  const unreadable = text.trim() !== '' && parseMoney(text, currency) === undefined
  const example = decimalsOf(currency) === 0 ? '1200' : '12.50'

  function change(next: string) {
    setTyped(next)
    onChange(parseMoney(next, currency))
  }
  function leave() {
    setLeft(true)
    // What was read is shown as it was read, so that nobody is surprised by the price they set.
    if (!unreadable) setTyped(undefined)
  }
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      lead={currencySign(currency)}
      tail={currency.toUpperCase()}
      value={text}
      onChange={change}
      onBlur={leave}
      error={error ?? (unreadable && left ? `Write an amount such as ${example}.` : undefined)}
    />
  )
}
