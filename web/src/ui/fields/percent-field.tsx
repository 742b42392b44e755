import { useState } from 'react'
import { parsePercent, percentText } from '../../lib/text/percent-text'
import type { FieldProps } from './field'
import { TextField } from './text-field'

export interface PercentFieldProps extends FieldProps {
  /** Hundredths of a per cent; undefined while nothing, or nothing readable, is typed. */
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** A percentage as people type it ("19", "8.25"), handed on in hundredths. */
export function PercentField({ value, onChange, error, ...rest }: PercentFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const text = typed ?? (value === undefined ? '' : percentText(value))
  const isUnreadable = text.trim() !== '' && parsePercent(text) === undefined

  function change(next: string) {
    setTyped(next)
    onChange(parsePercent(next))
  }
  function leave() {
    setLeft(true)
    if (!isUnreadable) setTyped(undefined)
  }
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      tail="%"
      value={text}
      onChange={change}
      onBlur={leave}
      error={isUnreadable && left ? 'Write a percentage such as 8.25.' : error}
    />
  )
}
