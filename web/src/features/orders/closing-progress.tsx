import { ActivityClosing } from 'functions/contract/activities/activity-closing'
import type { ShareRef } from 'functions/contract/ids'
import { asProblem } from '../../data/requests/problem'
import { useLiveDoc } from '../../data/live/live'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { ProgressBar } from '../../ui/states/progress-bar'
import { useToast } from '../../ui/dialogs/toast'
import styles from './sold-order.module.css'
import { useRetryClosing } from './sold-orders'
import { soldWording } from './sold-wording'

const words = soldWording.closing

function Failed({ closing }: { closing: ActivityClosing }) {
  const retry = useRetryClosing(closing.shareRef)
  const toast = useToast()
  const again = (
    <Button
      size="small"
      variant="secondary"
      busy={retry.isPending}
      onClick={() =>
        retry.mutate(undefined, {
          onSuccess: () => toast.show({ tone: 'good', text: words.retried }),
          onError: (error) => toast.show({ tone: 'bad', text: asProblem(error).detail }),
        })
      }
    >
      {words.retry}
    </Button>
  )
  return (
    <Banner tone="warn" title={words.failed(closing.failed)} action={again}>
      {closing.failedOrders.map(({ name }) => name).join(', ')}
    </Banner>
  )
}

/** How far the refunds of a cancelled activity are, live; nothing where there is nothing to give back. */
export function ClosingProgress({ shareRef }: { shareRef: ShareRef }) {
  const live = useLiveDoc(ActivityClosing, `activities/${shareRef}/closing/current`)
  if (live.status !== 'ready') return null
  const { total, refunded, pending, failed } = live.data
  return (
    <Card>
      <div className={styles.sheet}>
        <ProgressBar
          label={words.title}
          value={refunded}
          max={total}
          amount={words.amount(refunded, total)}
        />
        {pending > 0 && <p className={styles.small}>{words.pending(pending)}</p>}
        {failed > 0 && <Failed closing={live.data} />}
      </div>
    </Card>
  )
}
