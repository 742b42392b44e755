import { formatMoney } from 'functions/contract/money'
import type { Tally } from 'functions/contract/tally'
import { classNames } from '../../lib/class-names'
import { Card } from '../../ui/card'
import { MovingNumber } from './moving-number'
import styles from './tally.module.css'
import { tallyWording } from './wording'

const words = tallyWording.money
const LINES = ['tickets', 'discounts', 'tips', 'donations', 'refunded', 'fees', 'total'] as const
const TAKEN_OFF: readonly string[] = ['discounts', 'refunded']

/** Where the money comes from and where it goes. */
export function MoneySplit({ tally }: { tally: Tally }) {
  const { money, currency } = tally
  const textOf = (line: (typeof LINES)[number]) =>
    `${TAKEN_OFF.includes(line) && money[line] > 0 ? '−' : ''}${formatMoney(money[line], currency)}`
  return (
    <Card heading={words.heading}>
      <dl className={styles.money}>
        {LINES.map((line) => (
          <div key={line} className={classNames(styles.row, line === 'total' && styles.total)}>
            <dt>{words[line]}</dt>
            <dd>
              <MovingNumber value={money[line]} text={textOf(line)} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
