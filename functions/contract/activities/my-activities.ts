import { z } from 'zod'
import { ActivityCard } from './activity'
import { Cursor } from '../ids'
import { InvitationToken } from '../invitations/invitation'
import { RsvpListState } from '../rsvps/rsvp'
import { Instant } from '../time'

/**
 * The tabs of /my-activities. What is not over is under hosting, under going (with what one is interested in) or, while an
 * invitation waits for an answer, under invited; what is over, hosted or gone to, is past.
 */
export const MyActivitiesKind = z.enum(['hosting', 'going', 'invited', 'drafts', 'past', 'helping'])
export type MyActivitiesKind = z.infer<typeof MyActivitiesKind>

export const ListMyActivities = z.strictObject({ kind: MyActivitiesKind, cursor: Cursor.optional() })
/**
 * An activity of one's own list. `standing` is there where somebody said that they go and is not confirmed, `isInterested`
 * where they did not say yet; `invitation` where it was mailed to them and not followed yet.
 */
export const MyActivityCard = ActivityCard.extend({
  standing: z.object({ state: RsvpListState, offerEndsAt: Instant.nullable() }).optional(),
  isInterested: z.literal(true).optional(),
  invitation: InvitationToken.optional(),
})
export type MyActivityCard = z.infer<typeof MyActivityCard>
export const MyActivitiesPage = z.object({ items: z.array(MyActivityCard), nextCursor: Cursor.nullable() })
export type MyActivitiesPage = z.infer<typeof MyActivitiesPage>
