import type { ActivitySaved } from 'functions/contract/activities/activity-save'
import type { ShareRef } from 'functions/contract/ids'
import type { RecipientGroup } from 'functions/contract/updates/update'
import { useLiveTally } from '../../features/analytics/live-tally'
import { groupCounts } from '../../features/updates/group-counts'
import { UpdateForm } from '../../features/updates/update-form'
import { updateWording } from '../../features/updates/wording'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { useToast } from '../../ui/dialogs/toast'

const words = updateWording.tell

const EVERYBODY: readonly RecipientGroup[] = ['going', 'interested', 'waiting', 'ticket-holders', 'invited']

export interface TellChangesProps {
  uid: string
  shareRef: ShareRef
  mayTell: NonNullable<ActivitySaved['mayTell']>
  onClose: () => void
}

/** After a save that people should know of: the words are there, one tap sends them. */
export function TellChanges({ uid, shareRef, mayTell, onClose }: TellChangesProps) {
  const tally = useLiveTally(shareRef)
  const toast = useToast()
  if (tally.status !== 'ready') return null
  const text = [...mayTell.changed.map((change) => words.changes[change]), words.look].join(' ')
  function done() {
    onClose()
    toast.show({ tone: 'good', text: updateWording.onItsWay })
  }
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p>{words.lead(mayTell.people, mayTell.invited)}</p>
      <UpdateForm
        uid={uid}
        shareRef={shareRef}
        counts={groupCounts(tally.data, mayTell.invited)}
        initial={{ to: EVERYBODY, subject: words.subject, text, about: 'changed' }}
        onSent={done}
      />
      <Button variant="quiet" wide onClick={onClose}>
        {words.notNow}
      </Button>
    </Dialog>
  )
}
