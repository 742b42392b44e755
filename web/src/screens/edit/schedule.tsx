import type { ActivityEdit } from 'functions/contract/activities/activity-save'
import type { Instant, TimeZone, WallTime } from 'functions/contract/time'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { asProblem, fieldError } from '../../data/requests/problem'
import { useSchedule } from '../../features/activities/save-activity'
import { activityWording } from '../../features/activities/wording'
import { shortWhen, wallTimeIn } from '../../lib/text/date-text'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { DateTimeField } from '../../ui/fields/date-time-field'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from './editor.module.css'

const words = activityWording.schedule

interface ScheduleProps {
  saved: Pick<ActivityEdit, 'shareRef' | 'scheduledFor'>
  timezone: TimeZone
  /** Saves what was typed as a draft first; false when that failed. */
  onSave: () => Promise<boolean>
  onPlanned: (scheduledFor: Instant | null) => void
}

/** Tomorrow at nine: when people look. */
function soonIn(timezone: TimeZone): WallTime {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  return `${wallTimeIn(timezone, tomorrow).slice(0, 10)}T09:00`
}

/** The question at which time a draft goes live. */
function Ask({ saved, timezone, onSave, onPlanned, onClose }: ScheduleProps & { onClose: () => void }) {
  const { shareRef, scheduledFor } = saved
  const [at, setAt] = useState(() =>
    scheduledFor === null ? soonIn(timezone) : wallTimeIn(timezone, scheduledFor),
  )
  const [isSaving, setSaving] = useState(false)
  const schedule = useSchedule(shareRef)
  async function confirm() {
    setSaving(true)
    const isSaved = await onSave()
    setSaving(false)
    if (!isSaved) return onClose()
    return schedule.mutate(at, {
      onSuccess: (plan) => {
        onPlanned(plan.scheduledFor)
        onClose()
      },
    })
  }
  const wrong = fieldError(schedule.error, 'publishAt')
  return (
    <form
      className={styles.schedule}
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <DateTimeField
        label={words.at}
        help={words.help(timezone.replaceAll('_', ' '))}
        error={wrong}
        required
        value={at}
        onChange={setAt}
      />
      {schedule.isError && wrong === undefined && (
        <Banner tone="error" title={asProblem(schedule.error).title}>
          {asProblem(schedule.error).detail}
        </Banner>
      )}
      <Button type="submit" busy={isSaving || schedule.isPending} disabled={at === ''}>
        {words.confirm}
      </Button>
    </form>
  )
}

/** When a draft goes live by itself: planned, changed or taken back. */
export function Schedule(props: ScheduleProps) {
  const { saved, timezone, onPlanned } = props
  const { scheduledFor } = saved
  const [isAsking, setAsking] = useState(false)
  const cancel = useSchedule(saved.shareRef)
  const isPlanned = scheduledFor !== null
  return (
    <Banner
      title={isPlanned ? words.planned(shortWhen(wallTimeIn(timezone, scheduledFor))) : words.title}
      action={
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="small"
            icon={<CalendarClock aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {isPlanned ? words.change : words.choose}
          </Button>
          {isPlanned && (
            <Button
              variant="quiet"
              size="small"
              busy={cancel.isPending}
              onClick={() => cancel.mutate(null, { onSuccess: () => onPlanned(null) })}
            >
              {words.cancel}
            </Button>
          )}
        </div>
      }
    >
      {isPlanned ? words.plannedDetail : words.detail}
      {cancel.isError && <p role="alert">{asProblem(cancel.error).detail}</p>}
      <Dialog open={isAsking} title={words.title} onClose={() => setAsking(false)}>
        <Ask {...props} onClose={() => setAsking(false)} />
      </Dialog>
    </Banner>
  )
}
