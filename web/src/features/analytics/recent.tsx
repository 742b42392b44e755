import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Tally, TallyMoment } from 'functions/contract/analytics/tally'
import { useEffect, useState } from 'react'
import { timeAgo } from '../../lib/text/date-text'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import styles from './tally.module.css'
import { tallyWording } from './wording'

const words = tallyWording.recent
const FEW = 8

function sentenceOf({ kind, name, quantity, response }: TallyMoment): string {
  const who = name || words.somebody
  if (kind === 'order') return words.order(who, words.tickets(quantity))
  return words.rsvp[response ?? 'not-responded'](who)
}

/** The time, each half minute anew, so that "just now" does not stay. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** What just happened, newest first. */
export function Recent({ tally }: { tally: Tally }) {
  const now = useNow()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? tally.recent : tally.recent.slice(0, FEW)
  return (
    <Card heading={words.heading}>
      {tally.recent.length === 0 && <p className={styles.note}>{words.none}</p>}
      <ol className={styles.recent} aria-live="polite">
        {shown.map((moment) => (
          <li key={moment.id} className={styles.moment}>
            <Avatar name={moment.name || words.somebody} size="small" />
            <span className={styles.what}>
              {sentenceOf(moment)}
              <span className={styles.note}>{timeAgo(moment.at, now)}</span>
            </span>
            {moment.total > 0 && (
              <span className={styles.amount}>{formatMoney(moment.total, tally.currency)}</span>
            )}
          </li>
        ))}
      </ol>
      {shown.length < tally.recent.length && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          {words.all(tally.recent.length)}
        </Button>
      )}
    </Card>
  )
}
