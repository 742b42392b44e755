import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Checkbox } from './checkbox'
import styles from './choice.module.css'
import { FieldNotes, describedBy } from './field'
import fieldStyles from './field.module.css'

export interface CheckboxGroupProps<V extends string> {
  /** The question that the boxes answer. */
  label: string
  hideLabel?: boolean | undefined
  options: readonly { value: V; label: ReactNode }[]
  /** Those that are checked. */
  values: readonly V[]
  onChange: (values: V[]) => void
  /** Marks "optional" when false is not what most people expect. */
  optional?: boolean | undefined
  error?: string | undefined
}

/** Any number of a few; the order of the answers is that of the options. */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  const { label, hideLabel, options, values, onChange, optional, error } = props
  const id = useId()
  const withOne = (value: V, isOn: boolean) =>
    options.map((it) => it.value).filter((it) => (it === value ? isOn : values.includes(it)))
  return (
    <fieldset aria-describedby={describedBy(id, { error })}>
      <legend className={classNames(styles.legend, hideLabel === true && 'sr-only')}>
        {label} {optional === true && <span className={fieldStyles.optional}>optional</span>}
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={values.includes(option.value)}
          onChange={(isOn) => onChange(withOne(option.value, isOn))}
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
