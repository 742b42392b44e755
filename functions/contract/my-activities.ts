import { z } from 'zod'
import { ActivityCard } from './activity'
import { Cursor } from './ids'

/** The tabs of /my-activities; what one helps with is listed under hosting. */
export const MyActivitiesKind = z.enum(['hosting', 'going', 'drafts', 'past', 'helping'])
export type MyActivitiesKind = z.infer<typeof MyActivitiesKind>

export const ListMyActivities = z.strictObject({ kind: MyActivitiesKind, cursor: Cursor.optional() })
export const MyActivitiesPage = z.object({ items: z.array(ActivityCard), nextCursor: Cursor.nullable() })
