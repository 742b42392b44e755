import { formatMoney } from 'functions/contract/pricing/money-format'
import { HeartHandshake } from 'lucide-react'
import styles from './sponsor.module.css'
import type { Sum } from './support'
import { sponsorWording as words } from './wording'

function Total({ sum }: { sum: Sum }) {
  const { currency, tip, donation } = sum
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <div className={styles.total}>
      <p className={styles.amount}>{money(tip + donation)}</p>
      <dl className={styles.split}>
        <div>
          <dt>{words.tips}</dt>
          <dd>{money(tip)}</dd>
        </div>
        <div>
          <dt>{words.donations}</dt>
          <dd>{money(donation)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** What somebody has given, currency by currency, and for how many activities. */
export function Totals({ sums, activities }: { sums: readonly Sum[]; activities: number }) {
  return (
    <section className={styles.totals} aria-label={words.home.given}>
      <span className={styles.heart} aria-hidden="true">
        <HeartHandshake />
      </span>
      <div>
        <h2 className={styles.totalsTitle}>{words.home.given}</h2>
        <div className={styles.sums}>
          {sums.map((sum) => (
            <Total key={sum.currency} sum={sum} />
          ))}
        </div>
        <p className={styles.small}>{words.home.activities(activities)}</p>
      </div>
    </section>
  )
}
