import type { Activity } from 'functions/contract/activity'
import type { Tally } from 'functions/contract/tally'
import { Landmark } from 'lucide-react'
import { paths } from '../../app/paths'
import { ActivityStatement } from '../../features/payout/statement-files'
import { payoutWording } from '../../features/payout/wording'
import { MoneyBeside, MoneyBooks, MoneyFlow } from '../../features/tally/money-flow'
import { LinkButton } from '../../ui/button'
import { Card } from '../../ui/card'
import styles from './dashboard.module.css'

/** Where each unit of the activity's money is, and its statement. Payouts are the owner's own. */
export function Money({ uid, activity, tally }: { uid: string; activity: Activity; tally: Tally }) {
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
        {activity.organiser.uid === uid && (
          <LinkButton variant="secondary" href={paths.payouts()} icon={<Landmark aria-hidden="true" />}>
            {payoutWording.return.backHome}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
