import { z } from 'zod'
import { Line } from '../text/line'
import { IdempotencyKey, ServerId, ShareRef, Uid } from '../ids'
import { Instant } from '../time'

/** People that an organiser writes to at once; `invited` are those who were invited by mail or by a connection and never answered. */
export const RecipientGroup = z.enum(['going', 'interested', 'waiting', 'ticket-holders', 'invited'])
export type RecipientGroup = z.infer<typeof RecipientGroup>

/** What a mail to many is: the organiser's own words, or ours about what changed or comes. */
export const UpdateKind = z.enum(['update', 'changed', 'cancelled', 'reminder-day', 'reminder-hour'])
export type UpdateKind = z.infer<typeof UpdateKind>

/**
 * `activities/{shareRef}/updates/{id}`: a mail to many and how far it has come. Who it went to is in the outbox, under
 * ids that name update and address, so that nobody gets it twice.
 */
export const Update = z.object({
  id: ServerId,
  shareRef: ShareRef,
  organiserUid: Uid,
  kind: UpdateKind,
  groups: z.array(RecipientGroup).min(1),
  subject: z.string(),
  text: z.string(),
  /** The start that a reminder is about: it is not sent for another one. */
  startsAt: Instant,
  status: z.enum(['sending', 'sent']),
  sentCount: z.int(),
  /** Where it goes on: the group, and the last of it that was dealt with. */
  place: z.object({ group: z.int(), after: z.string().nullable() }),
  createdAt: Instant,
})
export type Update = z.infer<typeof Update>

/** So many updates of an activity go out in a day. */
export const UPDATES_A_DAY = 5

export const SendUpdate = z.strictObject({
  shareRef: ShareRef,
  to: z.array(RecipientGroup).min(1, 'Choose who should get it.').max(5, 'Choose each group once.'),
  subject: Line().min(1, 'Give it a subject.').max(120, 'At most 120 characters.'),
  text: z.string().trim().min(1, 'Write a few words.').max(4000, 'At most 4,000 characters.'),
  /** That something about time or place changed is told to everybody, whatever mails they chose. */
  about: z.enum(['update', 'changed']).default('update'),
  idempotencyKey: IdempotencyKey,
})
export type SendUpdate = z.infer<typeof SendUpdate>

/** An update as the people of an activity see it; how many got it is the organiser's to know. */
export const UpdateInfo = Update.pick({
  id: true,
  kind: true,
  groups: true,
  subject: true,
  text: true,
  status: true,
  createdAt: true,
}).extend({ sentCount: z.int().nullable() })
export type UpdateInfo = z.infer<typeof UpdateInfo>

export const ListUpdates = z.strictObject({ shareRef: ShareRef })
export const UpdateList = z.object({ items: z.array(UpdateInfo) })
export type UpdateList = z.infer<typeof UpdateList>
