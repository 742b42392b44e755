import type { Activity } from 'functions/contract/activities/activity'
import { enterAsGuest } from '../../data/identity/quick-guest'
import { asProblem } from '../../data/requests/problem'
import type { SessionUser } from '../../data/session-user'
import { useAsyncAction } from '../../lib/state/use-async-action'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import styles from './waiting-room.module.css'
import { waitingRoomWording as words } from './waiting-room-wording'

interface EarlyRoomProps {
  activity: Activity
  user: SessionUser | undefined
  onCome: () => void
}

/** The way into the waiting room of a sale that opens soon; who is nobody yet becomes a guest there. */
export function EarlyRoom({ activity, user, onCome }: EarlyRoomProps) {
  const come = useAsyncAction(async () => {
    if (!user) await enterAsGuest()
    onCome()
  })
  const [opens = ''] = activity.ticketTypes.map((type) => type.saleStartsInstant ?? '').toSorted()
  const clock = new Date(opens).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })
  const action = (
    <Button busy={come.isBusy} onClick={() => void come.act(undefined)}>
      {words.come}
    </Button>
  )
  return (
    <div className={styles.early}>
      <Banner title={words.title} action={action}>
        {words.early(clock)}
      </Banner>
      {come.error !== undefined && <Banner tone="error">{asProblem(come.error).detail}</Banner>}
    </div>
  )
}
