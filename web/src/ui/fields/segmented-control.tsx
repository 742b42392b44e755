import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './choice.module.css'
import { FieldNotes, describedBy } from './field'

export interface ChoiceOption<V extends string> {
  value: V
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface ChoiceProps<V extends string> {
  /** The question that the options answer. */
  label: string
  hideLabel?: boolean | undefined
  options: readonly ChoiceOption<V>[]
  /** Undefined while nothing is chosen. */
  value: V | undefined
  onChange: (value: V) => void
  help?: ReactNode
  error?: string | undefined
}

function Choice<V extends string>(props: ChoiceProps<V> & { frame: string; item: string }) {
  const id = useId()
  return (
    <fieldset aria-describedby={describedBy(id, props)}>
      <legend className={classNames(styles.legend, props.hideLabel === true && 'sr-only')}>
        {props.label}
      </legend>
      <div className={props.frame}>
        {props.options.map((option) => (
          <label className={props.item} key={option.value}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={props.help} error={props.error} />
    </fieldset>
  )
}

/** One of two to four, side by side; radios to the keyboard and to screen readers. */
export function SegmentedControl<V extends string>(props: ChoiceProps<V>) {
  return <Choice {...props} frame={styles.segments ?? ''} item={styles.segment ?? ''} />
}

/** One of several short answers that wrap: amounts, percentages, filters. */
export function Chips<V extends string>(props: ChoiceProps<V>) {
  return <Choice {...props} frame={styles.chips ?? ''} item={styles.chip ?? ''} />
}
