import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { calendarOf } from '../../domain/calendars/calendar'
import { links } from '../../domain/mail/links'
import { requireVisible } from '../access/guards'

/** An activity as a calendar file, for anybody who may see it without signing in. */
export async function readCalendar(shareRef: string, now: Instant): Promise<string> {
  const activity = await requireVisible(null, shareRef)
  return calendarOf(activity, links.publicPage(config().PUBLIC_ORIGIN, shareRef), now)
}
