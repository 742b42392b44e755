import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Tally } from 'functions/contract/analytics/tally'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card'
import { MovingNumber } from './moving-number'
import styles from './tally.module.css'
import { tallyWording } from './wording'

const words = tallyWording.today

/** What this day brought so far, and `children`: what to do next. */
export function Today({ tally, today, children }: { tally: Tally; today: string; children: ReactNode }) {
  const { quantity = 0, total = 0 } = tally.salesByDay[today] ?? {}
  const figures = [
    { label: words.views, value: tally.viewsByDay[today] ?? 0 },
    { label: words.answers, value: tally.answersByDay[today] ?? 0 },
    { label: words.tickets, value: quantity },
    { label: words.total, value: total, text: formatMoney(total, tally.currency) },
  ].filter(({ value }) => value !== 0)
  return (
    <Card heading={words.heading}>
      {figures.length === 0 && <p className={styles.note}>{words.none}</p>}
      <dl className={styles.today}>
        {figures.map(({ label, value, text }) => (
          <div key={label}>
            <dt className={styles.note}>{label}</dt>
            <dd>
              <MovingNumber value={value} text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>{children}</div>
    </Card>
  )
}
