import { useId } from 'react'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  label: string
  /** From 0 to `max`; undefined while nobody knows how much there is. */
  value: number | undefined
  max?: number | undefined
  /** Words instead of the percentage: "12 of 40 sold". */
  amount?: string | undefined
}

/** How far something has come, by the native element. */
export function ProgressBar({ label, value, max = 100, amount }: ProgressBarProps) {
  const id = useId()
  const share = value === undefined ? '' : `${Math.round((100 * value) / Math.max(max, 1))} %`
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.amount}>{amount ?? share}</span>
      </div>
      <progress id={id} className={styles.bar} max={max} {...(value !== undefined && { value })} />
    </div>
  )
}
