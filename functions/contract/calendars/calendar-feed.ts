import { z } from 'zod'
import { Uid } from '../ids'
import { Instant } from '../time'

/** What stands in the link of a person's feed: whoever has it sees where they go. */
export const CalendarFeedToken = z.string().regex(/^[A-Za-z0-9_-]{32}$/)

/** `calendarFeeds/{hash}`: whose feed a link opens, by the hash of its token; nothing tells the token itself. */
export const CalendarFeed = z.object({ uid: Uid, since: Instant })
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** A new feed: its address, which is not told a second time. */
export const CalendarFeedMade = z.object({ url: z.url(), since: Instant })
export type CalendarFeedMade = z.infer<typeof CalendarFeedMade>
