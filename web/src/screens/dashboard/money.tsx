import type { Activity } from 'functions/contract/activities/activity'
import type { Tally } from 'functions/contract/analytics/tally'
import { Landmark, Megaphone } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { ActivityStatement } from '../../features/payouts/statement-files'
import { payoutWording } from '../../features/payouts/wording'
import { MoneyBeside, MoneyBooks, MoneyFlow } from '../../features/analytics/money-flow'
import { moneyFlowWording } from '../../features/analytics/money-flow-wording'
import { isOwnedBy } from '../../features/team/own-role'
import { LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { EmptyState } from '../../ui/states/empty-state'
import styles from './dashboard.module.css'
import { dashboardWording as words } from './wording'

const { nothing } = moneyFlowWording

function None({ uid, activity }: { uid: string; activity: Activity }) {
  const go = isOwnedBy(activity, uid) && (
    <LinkButton href={paths.promotionCreate(activity.shareRef)} icon={<Megaphone aria-hidden="true" />}>
      {words.acts.kit}
    </LinkButton>
  )
  return (
    <Card>
      <EmptyState icon={<Landmark />} title={nothing.title} action={go}>
        {nothing.detail}
      </EmptyState>
    </Card>
  )
}

/** Where each unit of the activity's money is, and its statement. Payouts are the owner's own. */
export function Money({ uid, activity, tally }: { uid: string; activity: Activity; tally: Tally }) {
  const payouts = isOwnedBy(activity, uid) && (
    <LinkButton variant="secondary" href={paths.payouts()} icon={<Landmark aria-hidden="true" />}>
      {payoutWording.return.backHome}
    </LinkButton>
  )
  if (tally.money.total === 0) {
    return (
      <div className={styles.column}>
        <None uid={uid} activity={activity} />
        <MoneyBeside tally={tally} />
        {payouts !== false && <div>{payouts}</div>}
      </div>
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <MoneyFlow tally={tally} />
        <Card>
          <ActivityStatement shareRef={activity.shareRef} />
        </Card>
      </div>
      <div className={styles.column}>
        <MoneyBooks tally={tally} />
        <MoneyBeside tally={tally} />
        {payouts}
      </div>
    </div>
  )
}
