import type { Activity } from 'functions/contract/activity'
import { NO_TICKETS } from 'functions/contract/tally'
import type { Tally } from 'functions/contract/tally'
import { Card } from '../../ui/card'
import { ProgressBar } from '../../ui/progress-bar'
import { MovingNumber } from './moving-number'
import styles from './tally.module.css'
import { tallyWording } from './wording'

const words = tallyWording.tickets
const plain = (value: number) => value.toLocaleString('en')

function Row({ type, tally }: { type: Activity['ticketTypes'][number]; tally: Tally }) {
  const { sold, held, offered, waiting } = tally.tickets[type.shareRef] ?? NO_TICKETS
  const { capacity } = type
  return (
    <li className={styles.ticket}>
      {capacity === null ? (
        <p className={styles.row}>
          <span>{type.title}</span>
          <span className={styles.note}>{words.unlimited}</span>
        </p>
      ) : (
        <ProgressBar
          label={type.title}
          value={Math.min(sold + held + offered, capacity)}
          max={capacity}
          amount={words.of(plain(sold), plain(capacity))}
        />
      )}
      <p className={styles.note}>
        <MovingNumber value={sold} text={words.sold(plain(sold))} /> ·{' '}
        <MovingNumber value={held} text={words.held(plain(held))} />
        {capacity !== null && <> · {words.left(plain(Math.max(0, capacity - sold - held - offered)))}</>}
      </p>
      {offered + waiting > 0 && (
        <p className={styles.note}>
          <MovingNumber value={waiting} text={words.waiting(plain(waiting))} /> ·{' '}
          <MovingNumber value={offered} text={words.offered(plain(offered))} />
        </p>
      )}
    </li>
  )
}

/** What is not among the ticket types that everybody sees, and was sold: those that codes open, together. */
function Hidden({ activity, tally }: { activity: Activity; tally: Tally }) {
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

/** Sold, held and left of every ticket type, and who waits for it. */
export function TicketCounts({ activity, tally }: { activity: Activity; tally: Tally }) {
  return (
    <Card heading={words.heading}>
      {activity.ticketTypes.length === 0 && <p className={styles.note}>{words.none}</p>}
      <ul className={styles.tickets}>
        {activity.ticketTypes.map((type) => (
          <Row key={type.shareRef} type={type} tally={tally} />
        ))}
        <Hidden activity={activity} tally={tally} />
      </ul>
    </Card>
  )
}
