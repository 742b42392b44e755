import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Tally } from 'functions/contract/analytics/tally'
import { classNames } from '../../lib/class-names'
import { Card } from '../../ui/layout/card'
import { moneyLines } from './money-lines'
import { MovingNumber } from './moving-number'
import styles from './tally.module.css'
import { tallyWording } from './wording'

const words = tallyWording.money

/** Where the money comes from and where it goes. */
export function MoneySplit({ tally }: { tally: Tally }) {
  const { money, currency } = tally
  return (
    <Card heading={words.heading}>
      <dl className={styles.money}>
        {moneyLines(money).map(({ label, amount, isSum }) => (
          <div key={label} className={classNames(styles.row, isSum && styles.total)}>
            <dt>{label}</dt>
            <dd>
              <MovingNumber value={amount} text={formatMoney(amount, currency)} />
            </dd>
          </div>
        ))}
      </dl>
      {money.discounts > 0 && (
        <p className={styles.note}>{words.discounts(formatMoney(money.discounts, currency))}</p>
      )}
    </Card>
  )
}
