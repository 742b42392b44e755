import { googleCalendar, outlookCalendar } from '../lib/navigation/calendar-links'
import type { CalendarEvent } from '../lib/navigation/calendar-links'
import styles from './calendar-links.module.css'

/** What stands above or before the links. */
export const ADD_TO_CALENDAR = 'Add to calendar'

const words = { google: 'Google Calendar', outlook: 'Outlook', file: 'Apple Calendar or .ics file' }

export interface CalendarLinksProps {
  event: CalendarEvent
  /** Where its calendar file is. */
  file: string
}

/** The calendars that people have: two on the web, and a file for every other. */
export function CalendarLinks({ event, file }: CalendarLinksProps) {
  return (
    <ul className={styles.links}>
      <li>
        <a href={googleCalendar(event)} target="_blank" rel="noopener noreferrer">
          {words.google}
        </a>
      </li>
      <li>
        <a href={outlookCalendar(event)} target="_blank" rel="noopener noreferrer">
          {words.outlook}
        </a>
      </li>
      <li>
        <a href={file}>{words.file}</a>
      </li>
    </ul>
  )
}
