import type { WallTime } from 'functions/contract/time'
import { dayOfMonth, shortMonth } from '../lib/text/date-text'
import styles from './date-badge.module.css'

/** Month and day as a leaf of a calendar; decorative, so the date stands in words beside it. */
export function DateBadge({ date }: { date: WallTime }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      <span className={styles.month}>{shortMonth(date)}</span>
      <span className={styles.day}>{dayOfMonth(date)}</span>
    </span>
  )
}
