/** What the web's calendars are told of an event. */
export interface CalendarEvent {
  readonly title: string
  readonly description: string
  readonly place: string
  /** Instants in UTC. */
  readonly startsAt: string
  readonly endsAt: string
  readonly url: string
}

/** What a calendar is told of an activity whose page is at `url`. */
export function calendarEvent(
  {
    location,
    ...activity
  }: Pick<CalendarEvent, 'title' | 'description' | 'startsAt' | 'endsAt'> & {
    location?: { name: string; address: string } | null | undefined
  },
  url: string,
): CalendarEvent {
  const { title, description, startsAt, endsAt } = activity
  const place = [location?.name, location?.address].filter(Boolean).join(', ')
  return { title, description, place, startsAt, endsAt, url }
}

/** The address that makes a calendar program follow a feed, instead of saving a file. */
export function webcal(url: string): string {
  return url.replace(/^https?:/, 'webcal:')
}

function detailsOf({ description, url }: CalendarEvent): string {
  return [description, url].filter((it) => it !== '').join('\n\n')
}

/** Google Calendar's page for a new event. */
export function googleCalendar(event: CalendarEvent): string {
  const plain = (instant: string) => instant.replaceAll(/[-:]|\.\d{3}/g, '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${plain(event.startsAt)}/${plain(event.endsAt)}`,
    details: detailsOf(event),
    location: event.place,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

/** Outlook's page for a new event. */
export function outlookCalendar(event: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.startsAt,
    enddt: event.endsAt,
    body: detailsOf(event),
    location: event.place,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`
}
