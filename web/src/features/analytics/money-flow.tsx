import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Tally } from 'functions/contract/analytics/tally'
import { classNames } from '../../lib/class-names'
import { Card } from '../../ui/layout/card'
import { ChartFrame } from '../../ui/charts/chart-frame'
import { flowFrom, flowTo, moneyBooks } from './money-flow-rows'
import type { FlowPart } from './money-flow-rows'
import styles from './money-flow.module.css'
import { MovingNumber } from './moving-number'
import tallyStyles from './tally.module.css'
import { moneyFlowWording as words } from './money-flow-wording'

/** The bar is this many units long, whatever its width on the screen. */
const LENGTH = 1000
const GAP = 4

interface SplitProps {
  title: string
  parts: readonly FlowPart[]
  format: (amount: number) => string
}

/** A bar in parts that are as long as their share; what is below nothing has no length. */
function Split({ title, parts, format }: SplitProps) {
  const drawn = parts.filter(({ value }) => value > 0)
  const total = drawn.reduce((sum, { value }) => sum + value, 0)
  const lengthOf = (value: number) => (LENGTH * value) / total
  const starts = drawn.map((_, index) =>
    drawn.slice(0, index).reduce((sum, { value }) => sum + lengthOf(value), 0),
  )
  return (
    <ChartFrame title={title} rows={parts} nameLabel={words.what} valueLabel={words.amount} format={format}>
      <svg className={styles.bar} viewBox={`0 0 ${LENGTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        {drawn.map(({ label, value, tone }, index) => (
          <rect
            key={label}
            className={styles[tone]}
            x={starts[index]}
            width={Math.max(lengthOf(value) - (index < drawn.length - 1 ? GAP : 0), GAP)}
            height="10"
          />
        ))}
      </svg>
      <ul className={styles.legend}>
        {parts.map(({ label, value, tone }) => (
          <li key={label}>
            <span className={classNames(styles.swatch, styles[tone])} aria-hidden="true" />
            <span className={styles.label}>{label}</span>
            <MovingNumber value={value} text={format(value)} />
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

/** Where each unit of an activity's money came from, and where it is now: live, as bars or as tables. For where there is some. */
export function MoneyFlow({ tally: { money, currency } }: { tally: Tally }) {
  const format = (amount: number) => formatMoney(amount, currency)
  return (
    <Card>
      <div className={styles.flow}>
        <Split title={words.from.title} parts={flowFrom(money)} format={format} />
        <Split title={words.to.title} parts={flowTo(money)} format={format} />
      </div>
    </Card>
  )
}

/** The same step by step, from the listed price to the bank. */
export function MoneyBooks({ tally: { money, currency } }: { tally: Tally }) {
  return (
    <Card heading={words.books.heading}>
      <dl className={tallyStyles.money}>
        {moneyBooks(money).map(({ label, amount, isSum }) => (
          <div key={label} className={classNames(tallyStyles.row, isSum && tallyStyles.total)}>
            <dt>{label}</dt>
            <dd>
              <MovingNumber value={amount} text={formatMoney(amount, currency)} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** What belongs to the money and is not taken from it: tax, disputes, and cash. Nothing where there is none. */
export function MoneyBeside({ tally: { money, door, processing, currency } }: { tally: Tally }) {
  const { beside } = words
  const lines = [
    { label: beside.processing, amount: processing.total, help: beside.processingHelp(processing.orders) },
    { label: beside.tax, amount: money.tax, help: beside.taxHelp },
    { label: beside.disputed, amount: money.disputed, help: beside.disputedHelp },
    { label: beside.cash, amount: door.cash, help: beside.cashHelp },
  ].filter(({ amount }) => amount !== 0)
  if (lines.length === 0) return null
  return (
    <Card heading={beside.heading}>
      <dl className={tallyStyles.money}>
        {lines.map(({ label, amount, help }) => (
          <div key={label} className={tallyStyles.row}>
            <dt>
              {label}
              <span className={styles.help}>{help}</span>
            </dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
