import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpInfo } from 'functions/contract/rsvps/rsvp'
import { paths } from '../../lib/navigation/paths'
import { calendarEvent } from '../../lib/navigation/calendar-links'
import { Button } from '../../ui/button'
import { ADD_TO_CALENDAR, CalendarLinks } from '../../ui/calendar-links'
import { GivenAnswers } from './given-answers'
import { outcomeOf } from './outcome'
import { mayAnswerQuestions } from './rsvp-questions'
import styles from './rsvp.module.css'
import { StandingNotes } from './standing'
import { rsvpWording } from './wording'

const words = rsvpWording.sheet

export interface RsvpSavedProps {
  activity: Activity
  info: RsvpInfo
  /** Back to the form, to change the answer or to leave an email. */
  onEdit: () => void
  onGoing: (guests: number) => void
  onUndo: () => void
  onClose: () => void
}

function Calendars({ activity }: { activity: Activity }) {
  const { shareRef } = activity
  const event = calendarEvent(activity, window.location.origin + paths.publicActivity(shareRef))
  return (
    <div className={styles.calendars}>
      <p>{ADD_TO_CALENDAR}</p>
      <CalendarLinks event={event} file={paths.calendar(shareRef)} />
    </div>
  )
}

/** What an RSVP came to, said once the server has it. */
export function RsvpSaved({ activity, info, onEdit, onGoing, onUndo, onClose }: RsvpSavedProps) {
  const isComing = info.response === 'going' || info.response === 'interested'
  const { guest } = info
  return (
    <div className={styles.saved}>
      <div role="status">
        <p>{outcomeOf(info)}</p>
        {isComing && guest?.email && <p>{words.mailed(guest.email)}</p>}
      </div>
      {info.response === 'going' && (
        <StandingNotes standing={info} plusOnes={activity.rsvp.plusOnes} onGoing={onGoing} />
      )}
      {mayAnswerQuestions(activity, info) && (
        <div>
          <GivenAnswers answers={info.answers} />
          <button type="button" className={styles.link} onClick={onEdit}>
            {rsvpWording.toQuestions(info.answers.length > 0)}
          </button>
        </div>
      )}
      {isComing && guest && guest.email === null && (
        <p>
          {words.unreached}{' '}
          <button type="button" className={styles.link} onClick={onEdit}>
            {words.leaveEmail}
          </button>
        </p>
      )}
      {isComing && activity.audience === 'public' && <Calendars activity={activity} />}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onUndo}>
          {rsvpWording.undo}
        </Button>
        <Button onClick={onClose}>{words.done}</Button>
      </div>
    </div>
  )
}
