import type { Activity } from 'functions/contract/activities/activity'
import type { Tally } from 'functions/contract/analytics/tally'
import { MovingNumber } from './moving-number'
import styles from './tally.module.css'
import { tallyWording } from './wording'

const words = tallyWording.tickets
const plain = (value: number) => value.toLocaleString('en')

/** What is not among the ticket types that everybody sees, and was sold: those that codes open, together. */
export function HiddenCounts({ activity, tally }: { activity: Activity; tally: Tally }) {
  const others = Object.entries(tally.tickets).filter(
    ([ref]) => !activity.ticketTypes.some((type) => type.shareRef === ref),
  )
  const sum = (of: 'sold' | 'held') => others.reduce((all, [, counts]) => all + counts[of], 0)
  if (sum('sold') + sum('held') === 0) return null
  return (
    <li className={styles.ticket}>
      <p className={styles.row}>
        <span>{words.hidden}</span>
      </p>
      <p className={styles.note}>
        <MovingNumber value={sum('sold')} text={words.sold(plain(sum('sold')))} /> ·{' '}
        <MovingNumber value={sum('held')} text={words.held(plain(sum('held')))} />
      </p>
    </li>
  )
}
