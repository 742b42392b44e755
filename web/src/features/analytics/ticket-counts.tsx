import type { Activity } from 'functions/contract/activities/activity'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import type { Tally } from 'functions/contract/analytics/tally'
import type { SharedCapacity } from 'functions/contract/tickets/ticket-type'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/states/lazy-part'
import { Card } from '../../ui/layout/card'
import { ProgressBar } from '../../ui/states/progress-bar'
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
          {!type.sharesCapacity && <span className={styles.note}>{words.unlimited}</span>}
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
        {capacity !== null && !type.sharesCapacity && (
          <> · {words.left(plain(Math.max(0, capacity - sold - held - offered)))}</>
        )}
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

// Hardly any activity has some.
const HiddenCounts = lazyPart(async () => (await import('./hidden-counts')).HiddenCounts)

/** How full the places are that several ticket types share. */
function Shared({ places, activity, tally }: { places: SharedCapacity; activity: Activity; tally: Tally }) {
  const drawing = activity.ticketTypes.filter((type) => type.sharesCapacity === places.key)
  const of = ({ shareRef }: Activity['ticketTypes'][number]) => tally.tickets[shareRef] ?? NO_TICKETS
  const sold = drawing.reduce((sum, type) => sum + of(type).sold, 0)
  const gone = drawing.reduce((sum, type) => sum + of(type).held + of(type).offered, sold)
  return (
    <li className={styles.ticket}>
      <ProgressBar
        label={words.shared(places.title)}
        value={Math.min(gone, places.capacity)}
        max={places.capacity}
        amount={words.of(plain(sold), plain(places.capacity))}
      />
      <p className={styles.note}>{words.left(plain(Math.max(0, places.capacity - gone)))}</p>
    </li>
  )
}

/** Sold, held and left of every ticket type, and who waits for it. */
export function TicketCounts({ activity, tally }: { activity: Activity; tally: Tally }) {
  const isShown = (ref: string) => activity.ticketTypes.some((type) => type.shareRef === ref)
  const hasHidden = !Object.keys(tally.tickets).every(isShown)
  return (
    <Card heading={words.heading}>
      {activity.ticketTypes.length === 0 && <p className={styles.note}>{words.none}</p>}
      <ul className={styles.tickets}>
        {activity.sharedCapacities.map((places) => (
          <Shared key={places.key} {...{ places, activity, tally }} />
        ))}
        {activity.ticketTypes.map((type) => (
          <Row key={type.shareRef} type={type} tally={tally} />
        ))}
        {hasHidden && (
          <Suspense>
            <HiddenCounts activity={activity} tally={tally} />
          </Suspense>
        )}
      </ul>
    </Card>
  )
}
