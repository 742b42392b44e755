import ICAL from 'ical.js'
import type { Activity } from '../../contract/activity'
import type { Instant } from '../../contract/time'

/** Leaves room for the space that continues a line: with it, no line is above 75 octets (RFC 5545, section 3.1). */
ICAL.foldLength = 74

/**
 * A calendar file with one activity (RFC 5545). The instants are written in UTC, which every calendar shows in its
 * reader's own zone.
 */
export function calendarOf(
  activity: Pick<
    Activity,
    'shareRef' | 'title' | 'description' | 'location' | 'startsAt' | 'endsAt' | 'status'
  > &
    Partial<Pick<Activity, 'hasMeetingUrl'>>,
  url: string,
  now: Instant,
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Turnout//Activities//EN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', `${activity.shareRef}@turnout`)
  event.addPropertyWithValue('dtstamp', utc(now))
  event.addPropertyWithValue('dtstart', utc(activity.startsAt))
  event.addPropertyWithValue('dtend', utc(activity.endsAt))
  event.addPropertyWithValue('summary', activity.title)
  if (activity.description) event.addPropertyWithValue('description', activity.description)
  const place = [activity.location?.name, activity.location?.address].filter(Boolean).join(', ')
  // The link itself is for those who are going: a calendar file goes to anybody.
  const where = [place, activity.hasMeetingUrl && 'Online'].filter(Boolean).join(' / ')
  if (where) event.addPropertyWithValue('location', where)
  event.addPropertyWithValue('url', url)
  event.addPropertyWithValue('status', activity.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}

function utc(instant: Instant): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true)
}
