import { z } from 'zod'
import { GuestAtDoor } from '../check-in/door'
import { Cursor } from '../ids'
import { Rsvp } from './rsvp'

/** An answer as its organiser sees it. */
export const AnswerOfActivity = Rsvp.extend({
  /** Whoever goes, as the door sees them; null where the door lets in by ticket. */
  atDoor: GuestAtDoor.nullable(),
})
export type AnswerOfActivity = z.infer<typeof AnswerOfActivity>

export const RsvpPage = z.object({ items: z.array(AnswerOfActivity), nextCursor: Cursor.nullable() })
