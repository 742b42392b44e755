import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './choice.module.css'

export interface CheckboxProps {
  label: ReactNode
  help?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string | undefined
  disabled?: boolean | undefined
}

function Words({ id, label, help }: { id: string; label: ReactNode; help?: ReactNode }) {
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {help !== undefined && (
        <span className={styles.help} id={`${id}-help`}>
          {help}
        </span>
      )}
    </span>
  )
}

/** A yes or no that is saved with the form it stands in. */
export function Checkbox({ label, help, onChange, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <input
        {...input}
        type="checkbox"
        className={styles.box}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Words {...{ id, label, help }} />
    </label>
  )
}

/** A yes or no that takes effect at once. */
export function Switch({ label, help, onChange, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <label className={classNames(styles.row, styles.apart)}>
      <Words {...{ id, label, help }} />
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={styles.switch}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
