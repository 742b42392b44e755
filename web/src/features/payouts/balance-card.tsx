import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Balance, PayoutBalance } from 'functions/contract/payouts/payout-list'
import type { Payout } from 'functions/contract/payouts/payout'
import { shortDay } from '../../lib/text/date-text'
import { Card } from '../../ui/layout/card'
import styles from './payout.module.css'
import { payoutWording } from './wording'

const words = payoutWording.balance

function Figures({ balance: { currency, available, pending } }: { balance: Balance }) {
  return (
    <div className={styles.currency}>
      <dl className={styles.figures}>
        <div>
          <dt>{words.available}</dt>
          <dd>{formatMoney(available, currency)}</dd>
        </div>
        <div>
          <dt>{words.pending}</dt>
          <dd>{formatMoney(pending, currency)}</dd>
        </div>
      </dl>
      {available + pending < 0 && <p className={styles.help}>{words.owed}</p>}
    </div>
  )
}

/** The day of a calendar in words; with the year when it is not this one. */
export function dayInWords(day: string): string {
  return shortDay(`${day}T12:00`)
}

/** What a person has at the payment provider, by currency, and when it moves on. */
export function BalanceCard({ balance, next }: { balance: PayoutBalance; next: Payout | undefined }) {
  const { balances, rhythm, hold, holdDays, isCurrent } = balance
  return (
    <Card heading={words.heading}>
      {!isCurrent && <p>{words.unknown}</p>}
      {isCurrent && balances.length === 0 && <p className={styles.help}>{words.none}</p>}
      {balances.map((it) => (
        <Figures key={it.currency} balance={it} />
      ))}
      {next && (
        <p className={styles.next}>
          {words.next(formatMoney(next.amount, next.currency), dayInWords(next.arrivesOn))}
        </p>
      )}
      {hold !== 'none' && (
        <p className={hold === 'debt' ? styles.next : styles.help}>{words.hold[hold](holdDays)}</p>
      )}
      {hold === 'none' && rhythm !== null && (
        <p className={styles.help}>
          {words.rhythm[rhythm]} {words.pendingHelp}
        </p>
      )}
    </Card>
  )
}
