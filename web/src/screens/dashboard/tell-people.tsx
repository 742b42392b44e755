import type { Activity } from 'functions/contract/activities/activity'
import type { Tally } from 'functions/contract/analytics/tally'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useUnanswered } from '../../features/invitations/invitations'
import { groupCounts } from '../../features/updates/group-counts'
import { UpdateForm } from '../../features/updates/update-form'
import { UpdateList } from '../../features/updates/update-list'
import styles from '../../features/updates/update.module.css'
import { updateWording as words } from '../../features/updates/wording'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { Dialog } from '../../ui/dialogs/dialog'
import { useToast } from '../../ui/dialogs/toast'

const EMPTY = { to: ['going', 'ticket-holders'], subject: '', text: '', about: 'update' } as const

/** What the organiser wrote to their people, and the way to write again. */
export function TellPeople({ uid, activity, tally }: { uid: string; activity: Activity; tally: Tally }) {
  const [isWriting, setIsWriting] = useState(false)
  const toast = useToast()
  const { shareRef } = activity
  const invited = useUnanswered(uid, shareRef)
  const counts = groupCounts(tally, invited)
  if (Object.values(counts).every((count) => count === 0)) return null
  function done() {
    setIsWriting(false)
    toast.show({ tone: 'good', text: words.onItsWay })
  }
  return (
    <Card heading={words.heading}>
      <div className={styles.part}>
        <p className={styles.when}>{words.lead}</p>
        <Button
          variant="secondary"
          size="small"
          icon={<Mail aria-hidden="true" />}
          onClick={() => setIsWriting(true)}
        >
          {words.open}
        </Button>
        <UpdateList uid={uid} shareRef={shareRef} />
      </div>
      <Dialog open={isWriting} onClose={() => setIsWriting(false)} title={words.title}>
        <UpdateForm uid={uid} shareRef={shareRef} counts={counts} initial={EMPTY} onSent={done} />
      </Dialog>
    </Card>
  )
}
