import { z } from 'zod'
import type { Call } from '../api/call'
import { FeedMade } from './feed'

/** A person’s calendar feed. */
export const CALENDAR_CALLS = {
  makeFeed: {
    access: 'verified',
    summary: 'Make a secret calendar feed of what one goes to and hosts; an earlier one ends',
    input: z.strictObject({}),
    output: FeedMade,
  },
  endFeed: {
    access: 'verified',
    summary: 'End the secret calendar feed',
    input: z.strictObject({}),
    output: z.object({}),
  },
} as const satisfies Record<string, Call>
