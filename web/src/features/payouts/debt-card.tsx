import { leftOfDebt } from 'functions/contract/debts/debt-left'
import type { Debt, DebtPage } from 'functions/contract/debts/debt'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { ownZone, shortDay, wallTimeIn } from '../../lib/text/date-text'
import { Badge } from '../../ui/badge'
import type { BadgeProps } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import styles from './payout.module.css'
import { payoutWording } from './wording'

const words = payoutWording.debts

const TONES: Record<Debt['state'], BadgeProps['tone']> = {
  owed: 'warn',
  recovered: 'good',
  cancelled: 'plain',
  ended: 'plain',
}

function Row({ debt, ordersHref }: { debt: Debt; ordersHref: (shareRef: string) => string }) {
  const { why, title, shareRef, currency, amount, recovered, state, at, ended } = debt
  const day = (instant: string) => shortDay(wallTimeIn(ownZone(), instant))
  const money = (value: number) => formatMoney(value, currency)
  return (
    <li className={styles.payout}>
      <p className={styles.sum}>
        {money(amount)} <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      </p>
      <p className={styles.help}>
        {words.why[why](day(at))} <a href={ordersHref(shareRef)}>{title}</a>
      </p>
      {state === 'owed' && recovered > 0 && (
        <p className={styles.help}>{words.part(money(recovered), money(leftOfDebt(debt)))}</p>
      )}
      {ended && <p className={styles.help}>{words.ended(day(ended.at), ended.note)}</p>}
    </li>
  )
}

export interface DebtCardProps {
  pages: readonly DebtPage[]
  /** Where the orders of an activity are. */
  ordersHref: (shareRef: string) => string
  /** Shows a button for earlier ones. */
  onMore: (() => void) | undefined
  isMoreBusy: boolean
}

/** What a person owes the platform: how much, why, what is paid back, and how it ends. Nothing where nothing was ever owed. */
export function DebtCard({ pages, ordersHref, onMore, isMoreBusy }: DebtCardProps) {
  const debts = pages.flatMap(({ items }) => items)
  if (debts.length === 0) return null
  const owed = pages[0]?.owed ?? []
  return (
    <Card heading={words.heading}>
      {owed.map(({ currency, amount }) => (
        <p key={currency} className={styles.next}>
          {words.owed(formatMoney(amount, currency))}
        </p>
      ))}
      <p className={styles.help}>{owed.length > 0 ? words.help : words.none}</p>
      <ul className={styles.rows}>
        {debts.map((debt) => (
          <Row key={debt.id} {...{ debt, ordersHref }} />
        ))}
      </ul>
      {onMore && (
        <Button variant="secondary" size="small" busy={isMoreBusy} onClick={onMore}>
          {words.more}
        </Button>
      )}
    </Card>
  )
}
