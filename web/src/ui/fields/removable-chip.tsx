import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './choice.module.css'

interface RemovableChipProps {
  children: ReactNode
  icon?: ReactNode
  /** What the button does, for those who hear it: "Do not look near Lisbon any more". */
  label: string
  onRemove: () => void
}

/** A filter that is on and was chosen elsewhere; a tap takes it away. */
export function RemovableChip({ children, icon, label, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.removable)}
      aria-label={label}
      onClick={onRemove}
    >
      {icon}
      <span className={styles.removableText}>{children}</span>
      <X aria-hidden="true" />
    </button>
  )
}
