import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Payout, PayoutState } from 'functions/contract/payouts/payout'
import { failureInWords } from 'functions/contract/payouts/payout-words'
import { ChevronDown, Landmark } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge'
import type { BadgeProps } from '../../ui/badge'
import { Button, IconButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { EmptyState } from '../../ui/states/empty-state'
import { dayInWords } from './balance-card'
import styles from './payout.module.css'
import { PayoutParts } from './payout-parts'
import { payoutWording } from './wording'

const words = payoutWording.list

const TONES: Record<PayoutState, BadgeProps['tone']> = {
  pending: 'info',
  'in-transit': 'info',
  paid: 'good',
  failed: 'bad',
  cancelled: 'plain',
}

function whenOf({ state, arrivesOn }: Payout): string {
  if (state === 'failed' || state === 'cancelled') return words.back
  return state === 'paid' ? words.arrived(dayInWords(arrivesOn)) : words.expected(dayInWords(arrivesOn))
}

interface RowProps {
  uid: string
  payout: Payout
  ordersHref: (shareRef: string) => string
}

function Row({ uid, payout, ordersHref }: RowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { amount, currency, state, arrivesOn, failureCode } = payout
  const money = formatMoney(amount, currency)
  const failure = state === 'failed' ? failureInWords(failureCode) : undefined
  return (
    <li className={styles.payout}>
      <div className={styles.row}>
        <div className={styles.what}>
          <p className={styles.sum}>
            {money} <Badge tone={TONES[state]}>{words.states[state]}</Badge>
          </p>
          <p className={styles.help}>{whenOf(payout)}</p>
        </div>
        <IconButton
          label={words.open(money, dayInWords(arrivesOn))}
          icon={<ChevronDown className={open ? styles.turned : undefined} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      {failure && (
        <p className={styles.failure}>
          {failure.reason} {failure.advice}
        </p>
      )}
      <div id={id} className={styles.parts} hidden={!open}>
        {open && <PayoutParts uid={uid} payout={payout} ordersHref={ordersHref} />}
      </div>
    </li>
  )
}

export interface PayoutListProps {
  uid: string
  payouts: readonly Payout[]
  /** Whether the payment provider said so just now. */
  isCurrent: boolean
  /** Where the orders of an activity are. */
  ordersHref: (shareRef: string) => string
  /** Whether a first one may come. */
  maySell: boolean
  /** What to do until then. */
  empty: ReactNode
  /** Shows a button for earlier ones. */
  onMore: (() => void) | undefined
  isMoreBusy: boolean
}

/** Payouts, newest first, each with its state and what it is made of. */
export function PayoutList({
  uid,
  payouts,
  isCurrent,
  maySell,
  ordersHref,
  empty,
  onMore,
  isMoreBusy,
}: PayoutListProps) {
  if (payouts.length === 0) {
    const detail = maySell ? words.noneDetail : words.noneStopped
    return (
      <Card>
        <EmptyState
          icon={<Landmark />}
          title={isCurrent ? words.none : words.noneHeard}
          action={isCurrent && maySell && empty}
        >
          {isCurrent ? detail : words.noneHeardDetail}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card heading={words.heading}>
      <ul className={styles.rows}>
        {payouts.map((payout) => (
          <Row key={payout.id} uid={uid} payout={payout} ordersHref={ordersHref} />
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
