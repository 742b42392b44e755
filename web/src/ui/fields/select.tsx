import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './control.module.css'
import { Field } from './field'
import type { FieldProps } from './field'

export interface SelectOption<V extends string> {
  value: V
  label: string
}

export interface SelectProps<V extends string>
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'id'> {
  value: V
  onChange: (value: V) => void
  options: readonly SelectOption<V>[]
}

/** One of many, by the native control; use SegmentedControl for two to four. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, help, error, optional, hideLabel, id, value, onChange, options, ...select } = props
  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(ids) => (
        <div className={classNames(styles.control, error !== undefined && styles.invalid)}>
          <select
            {...select}
            {...ids}
            className={classNames(styles.input, styles.select)}
            value={value}
            onChange={(event) => onChange(event.target.value as V)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
