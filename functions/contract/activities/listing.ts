import { z } from 'zod'
import { ActivityCard } from './activity'
import { ShareRef, Uid } from '../ids'
import { Instant } from '../time'

/** Most entries of each list of words: every one is an entry in every index that has it. */
export const MAX_WORDS = 300

/**
 * `listings/{shareRef}`: an activity as it can be found. There is one exactly for those that are public and active, and
 * it is written with the activity (docs/search.md). For the server only.
 */
export const Listing = z.object({
  shareRef: ShareRef,
  /** What a list shows; the counts are coarse, so that a crowd does not write it every second. */
  card: ActivityCard,
  /** Turned to past by the sweep after the end. */
  phase: z.enum(['coming', 'past']),
  startsAt: Instant,
  endsAt: Instant,
  publishedAt: Instant,
  titleKey: z.string(),
  popularity: z.int(),
  organiserUid: Uid,
  communityId: z.string().nullable(),
  isOnline: z.boolean(),
  isFree: z.boolean(),
  /** The day, the Monday of the week and the month in which it begins, in its own zone. */
  startDay: z.string(),
  startWeek: z.string(),
  startMonth: z.string(),
  /** The geohash of its place at several lengths. */
  cell2: z.string().nullable(),
  cell3: z.string().nullable(),
  cell4: z.string().nullable(),
  cell5: z.string().nullable(),
  titleWords: z.array(z.string()).max(MAX_WORDS),
  words: z.array(z.string()).max(MAX_WORDS),
})
export type Listing = z.infer<typeof Listing>
