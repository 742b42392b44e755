import { useState } from 'react'
import styles from './control.module.css'
import type { FieldProps } from './field'
import { TextField } from './text-field'

export interface NumberFieldProps extends FieldProps {
  value: number | undefined
  onChange: (value: number | undefined) => void
  min?: number | undefined
  max?: number | undefined
  placeholder?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  tail?: string | undefined
}

/** What was typed as a whole number, or undefined when it is none. */
export function parseWhole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined
}

/** A whole number; undefined while the field is empty or holds no number. */
export function NumberField({ value, onChange, min = 0, max, error, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const text = typed ?? (value === undefined ? '' : String(value))
  const number = parseWhole(text)
  const wrong = text.trim() !== '' && (number === undefined || number < min || number > (max ?? Infinity))
  const bounds = max === undefined ? `from ${min}` : `from ${min} to ${max.toLocaleString('en')}`

  function change(next: string) {
    setTyped(next)
    onChange(parseWhole(next))
  }
  function leave() {
    setLeft(true)
    if (number !== undefined || text.trim() === '') setTyped(undefined)
  }
  return (
    <TextField
      {...rest}
      className={styles.number ?? ''}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={change}
      onBlur={leave}
      error={error ?? (wrong && left ? `Use a whole number ${bounds}.` : undefined)}
    />
  )
}
