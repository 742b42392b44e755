import type { ReactNode } from 'react'
import styles from './choice.module.css'

interface ToggleChipProps {
  children: ReactNode
  icon?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** A filter that is on or off, beside `Chips`. */
export function ToggleChip({ children, icon, checked, onChange, disabled }: ToggleChipProps) {
  return (
    <label className={styles.chip}>
      <input
        className={styles.radio}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {icon}
      {children}
    </label>
  )
}
