import type { Activity } from 'functions/contract/activities/activity'
import { useNavigate } from 'react-router-dom'
import { closeModal, openModal } from '../../lib/state/modals'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useChangeStatus } from '../../features/activities/save-activity'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { useToast } from '../../ui/dialogs/toast'
import styles from './organiser-bar.module.css'
import type { NextStatus } from './status-moves'
import { activityScreenWording as words } from './wording'

const ENDS_IT: readonly NextStatus[] = ['cancelled', 'deleted']

interface ConfirmProps {
  shareRef: string
  next: NextStatus
  onDone: () => void
  onKeep: () => void
}

/** What the change means, and what came of it. */
function Confirm({ shareRef, next, onDone, onKeep }: ConfirmProps) {
  const change = useChangeStatus(shareRef)
  return (
    <>
      <p>{words.confirm[next].detail}</p>
      {change.isError && <Banner tone="error">{asProblem(change.error).detail}</Banner>}
      <div className={styles.answers}>
        <Button variant="quiet" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button
          variant={ENDS_IT.includes(next) ? 'danger' : 'primary'}
          busy={change.isPending}
          onClick={() => change.mutate(next, { onSuccess: onDone })}
        >
          {words.confirm[next].yes}
        </Button>
      </div>
    </>
  )
}

/** Asks, changes the status, and says so. */
export function useStatusDialog({ shareRef }: Pick<Activity, 'shareRef'>): (next: NextStatus) => void {
  const toast = useToast()
  const navigate = useNavigate()
  return (next) => {
    const done = (id: string) => {
      closeModal(id)
      toast.show({ tone: 'good', text: words.done[next] })
      if (next === 'deleted') void navigate(paths.myActivities(), { replace: true })
    }
    const id = openModal({
      title: words.confirm[next].title,
      render: (close) => <Confirm shareRef={shareRef} next={next} onKeep={close} onDone={() => done(id)} />,
    })
  }
}
