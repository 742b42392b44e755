import { z } from 'zod'
import { ActivityCard } from './activity'
import { Cursor } from './ids'
import { RsvpListState } from './rsvp'
import { Instant } from './time'

/** The tabs of /my-activities; what one helps with is listed under hosting. */
export const MyActivitiesKind = z.enum(['hosting', 'going', 'drafts', 'past', 'helping'])
export type MyActivitiesKind = z.infer<typeof MyActivitiesKind>

export const ListMyActivities = z.strictObject({ kind: MyActivitiesKind, cursor: Cursor.optional() })
/** An activity of one's own list; `standing` is there where somebody said that they go and is not confirmed. */
export const MyActivityCard = ActivityCard.extend({
  standing: z.object({ state: RsvpListState, offerEndsAt: Instant.nullable() }).optional(),
})
export type MyActivityCard = z.infer<typeof MyActivityCard>
export const MyActivitiesPage = z.object({ items: z.array(MyActivityCard), nextCursor: Cursor.nullable() })
export type MyActivitiesPage = z.infer<typeof MyActivitiesPage>
