import type { Context, Hono } from 'hono'
import { readCalendar } from '../actions/calendars/read-calendar'
import { readOrganiserCalendarFeed, readOwnCalendarFeed } from '../actions/calendars/read-calendar-feed'
import { visitorOf } from './serve-route'

const EDGE = 'public, max-age=0, s-maxage=300'
/** Calendar files: of one activity, of an organiser, and of whoever has a secret link. */
export function addCalendars<E extends object>(app: Hono<E>): void {
  const now = () => new Date().toISOString()
  app.get('/activity/:shareRef/calendar.ics', async (c) =>
    answer(c, await readCalendar(c.req.param('shareRef'), now()), 'activity.ics', EDGE),
  )
  app.get('/person/:uid/calendar.ics', async (c) =>
    answer(c, await readOrganiserCalendarFeed(c.req.param('uid'), now()), 'activities.ics', EDGE),
  )
  app.get('/calendar-feed/:file{[^/]+\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length)
    const calendar = await readOwnCalendarFeed(token, visitorOf(c).ip, now())
    c.header('Referrer-Policy', 'no-referrer')
    return answer(c, calendar, 'turnout.ics', 'private, max-age=300')
  })
}

function answer(c: Context, calendar: string, name: string, cache: string): Response {
  c.header('Content-Type', 'text/calendar; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  c.header('Cache-Control', cache)
  return c.body(calendar)
}
