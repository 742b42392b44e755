import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Tally } from 'functions/contract/analytics/tally'
import { Eye, HandCoins, Star, Ticket, UserCheck, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { MovingNumber } from './moving-number'
import styles from './tally.module.css'
import { tallyWording as words } from './wording'

interface Figure {
  icon: ReactNode
  label: string
  value: number
  text?: string
  note?: string
}

function soldIn(tally: Tally): number {
  return Object.values(tally.tickets).reduce((sum, { sold }) => sum + sold, 0)
}

function figuresOf(tally: Tally, hasTickets: boolean, hasMoney: boolean): Figure[] {
  const { rsvps, people, money, orders } = tally
  const note = words.orders(orders.toLocaleString('en'), orders === 1)
  const kept = money.total - money.refunded
  const back = money.refunded > 0 ? words.givenBack(formatMoney(money.refunded, tally.currency)) : note
  const revenue = { icon: <HandCoins />, label: words.revenue, value: kept, note: back }
  return [
    ...(hasMoney ? [{ ...revenue, text: formatMoney(kept, tally.currency) }] : []),
    ...(hasTickets ? [{ icon: <Ticket />, label: words.sold, value: soldIn(tally), note }] : []),
    { icon: <UserCheck />, label: words.going, value: rsvps.going + people.guests },
    { icon: <Star />, label: words.interested, value: rsvps.interested },
    { icon: <UserX />, label: words.notGoing, value: rsvps['not-going'] },
    { icon: <Eye />, label: words.views, value: tally.views },
  ]
}

/** The figures that an organiser looks for first; they move by themselves, and say so politely. */
export function BigNumbers({
  tally,
  hasTickets,
  hasMoney,
}: {
  tally: Tally
  hasTickets: boolean
  hasMoney: boolean
}) {
  return (
    <dl className={styles.figures} aria-live="polite">
      {figuresOf(tally, hasTickets, hasMoney).map(({ icon, label, value, text, note }) => (
        <div key={label} className={styles.figure}>
          <dt>
            <span aria-hidden="true">{icon}</span>
            {label}
          </dt>
          <dd>
            <MovingNumber value={value} text={text} />
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
