import ICAL from 'ical.js'
import type { Activity } from '../../../contract/activities/activity'
import type { Instant } from '../../../contract/time'

/** Leaves room for the space that continues a line: with it, no line is above 75 octets (RFC 5545, section 3.1). */
ICAL.foldLength = 74

/** What a calendar says of an activity. */
export type CalendarActivity = Pick<
  Activity,
  'shareRef' | 'title' | 'description' | 'location' | 'startsAt' | 'endsAt' | 'status'
> &
  Partial<Pick<Activity, 'hasMeetingUrl' | 'createdAt' | 'updatedAt'>>

/** How often programs that follow a feed are asked to look again. */
const REFRESH = 'PT1H'

/**
 * A calendar file with one activity.
 * @param meetingUrl the link to join by, only in a file for somebody who has a ticket
 */
export function calendarOf(
  activity: CalendarActivity,
  url: string,
  now: Instant,
  meetingUrl: string | null = null,
): string {
  return write([eventOf(activity, url, now, meetingUrl)])
}

/** A calendar to follow: a name, and the activities with their addresses. */
export function calendarFeedOf(
  name: string,
  activities: readonly { activity: CalendarActivity; url: string }[],
  now: Instant,
): string {
  return write(
    activities.map(({ activity, url }) => eventOf(activity, url, now)),
    name,
  )
}

function write(events: readonly ICAL.Component[], name?: string): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Turnout//Activities//EN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  if (name !== undefined) {
    calendar.addPropertyWithValue('name', plain(name))
    calendar.addPropertyWithValue('x-wr-calname', plain(name))
    // A property that this library does not know gets its type written beside it, by itself.
    calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(REFRESH))
    calendar.addPropertyWithValue('x-published-ttl', REFRESH)
  }
  for (const event of events) calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}

/** One event (RFC 5545). The instants are written in UTC, which every calendar shows in its reader's own zone. */
function eventOf(
  activity: CalendarActivity,
  url: string,
  now: Instant,
  meetingUrl: string | null = null,
): ICAL.Component {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', `${activity.shareRef}@turnout`)
  event.addPropertyWithValue('dtstamp', utc(now))
  event.addPropertyWithValue('dtstart', utc(activity.startsAt))
  event.addPropertyWithValue('dtend', utc(activity.endsAt))
  event.addPropertyWithValue('summary', plain(activity.title))
  if (activity.description) event.addPropertyWithValue('description', plain(activity.description))
  const place = [activity.location?.name, activity.location?.address].filter(Boolean).join(', ')
  // Without a ticket's holder to write for, a file goes to anybody: the link itself is for those who attend.
  const online = meetingUrl ?? (activity.hasMeetingUrl && 'Online')
  const where = [place, online].filter(Boolean).join(' / ')
  if (where) event.addPropertyWithValue('location', plain(where))
  event.addPropertyWithValue('url', url)
  event.addPropertyWithValue('status', activity.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')
  if (activity.createdAt !== undefined && activity.updatedAt !== undefined) {
    event.addPropertyWithValue('created', utc(activity.createdAt))
    event.addPropertyWithValue('last-modified', utc(activity.updatedAt))
    event.addPropertyWithValue('sequence', sequenceOf(activity.createdAt, activity.updatedAt))
  }
  return event
}

/** A number that grows with every save (RFC 5545, section 3.8.7.4): the seconds since the activity was made. */
function sequenceOf(createdAt: Instant, updatedAt: Instant): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000))
}

/** Text as a calendar can carry it (RFC 5545, section 3.1): breaks are line feeds, and there are no other control characters. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ')
}

function utc(instant: Instant): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true)
}
