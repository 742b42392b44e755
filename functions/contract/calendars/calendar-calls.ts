import { z } from 'zod'
import type { Call } from '../api/call'
import { CalendarFeedMade } from './calendar-feed'

/** A person’s calendar feed. */
export const CALENDAR_CALLS = {
  makeCalendarFeed: {
    access: 'verified',
    summary: 'Make a secret calendar feed of what one goes to and hosts; an earlier one ends',
    input: z.strictObject({}),
    output: CalendarFeedMade,
  },
  endCalendarFeed: {
    access: 'verified',
    summary: 'End the secret calendar feed',
    input: z.strictObject({}),
    output: z.object({}),
  },
} as const satisfies Record<string, Call>
