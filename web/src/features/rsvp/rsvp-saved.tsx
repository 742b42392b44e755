import type { Activity } from 'functions/contract/activity'
import type { RsvpInfo } from 'functions/contract/rsvp'
import { paths } from '../../app/paths'
import { googleCalendar, outlookCalendar } from '../../lib/calendar-links'
import { Button } from '../../ui/button'
import { outcomeOf } from './outcome'
import styles from './rsvp-sheet.module.css'
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
  const { title, description, location, startsAt, endsAt, shareRef } = activity
  const place = [location?.name, location?.address].filter(Boolean).join(', ')
  const url = window.location.origin + paths.publicActivity(shareRef)
  const event = { title, description, place, startsAt, endsAt, url }
  return (
    <div className={styles.calendars}>
      <p>{words.addToCalendar}</p>
      <ul>
        <li>
          <a href={googleCalendar(event)} target="_blank" rel="noopener noreferrer">
            {words.calendars.google}
          </a>
        </li>
        <li>
          <a href={outlookCalendar(event)} target="_blank" rel="noopener noreferrer">
            {words.calendars.outlook}
          </a>
        </li>
        <li>
          <a href={paths.calendar(shareRef)}>{words.calendars.file}</a>
        </li>
      </ul>
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
