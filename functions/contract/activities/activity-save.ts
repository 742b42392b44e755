import { z } from 'zod'
import { Line } from '../text/line'
import {
  FeePolicy,
  ActivityStatus,
  CreationType,
  DEFAULT_IMAGE,
  FeeMode,
  Location,
  LocationType,
  MAX_MEDIA,
  Media,
  PictureUrl,
  Visibility,
} from './activity'
import { CancellationPolicy } from '../tickets/cancellation'
import { DraftKey, ShareRef } from '../ids'
import { Currency } from '../pricing/money'
import { amountProblem } from '../pricing/money-format'
import { PromoCodeSave } from '../promo-codes/promo-code'
import { Asked } from '../questions/question'
import { RsvpSettings } from '../rsvps/rsvp-settings'
import { TaxPolicy } from '../pricing/tax'
import { MAX_SHARED_PLACES, MAX_TICKET_TYPES, SharedCapacity, TicketTypeSave } from '../tickets/ticket-type'
import { Instant, TimeZone, WallTime } from '../time'
import { WebUrl } from '../text/web-url'

/* Apart from activity.ts, which every screen of an organiser loads: this is for those who write. */

/** Where an activity was imported from, as its organiser states it: an address, or the name of a file. */
export const SourceSave = z.strictObject({
  url: WebUrl.nullable(),
  name: Line().max(120, 'At most 120 characters.'),
  /** What the source calls the event, so that it is known again. */
  uid: z.string().max(500),
})
export type SourceSave = z.infer<typeof SourceSave>

/** The draft that a save was written in, as it was last kept; it ends with the save. */
export const WrittenIn = z.strictObject({ key: DraftKey, version: z.int().min(0) })
export type WrittenIn = z.infer<typeof WrittenIn>

/**
 * What an organiser saves (specification, section 3, "Save payload of an activity"; `communityId` is always left unset).
 * A draft may lack what a published activity needs; `missingForPublishing` in the server's rules says what.
 */
export const ActivitySave = z
  .strictObject({
    title: Line().min(1, 'Give it a title.').max(120, 'At most 120 characters.'),
    description: z.string().trim().max(300, 'At most 300 characters.'),
    richDescription: z.string().max(40_000, 'The description is too long.').default(''),
    thumbnail: PictureUrl.default(DEFAULT_IMAGE),
    media: z.array(Media).max(MAX_MEDIA, 'At most 12 pictures and videos.').default([]),
    startDate: WallTime,
    endDate: WallTime,
    timezone: TimeZone,
    type: LocationType.default('in-person'),
    audience: Visibility.default('public'),
    status: ActivityStatus.default('active'),
    ticketTypes: z.array(TicketTypeSave).max(MAX_TICKET_TYPES, 'At most 20 ticket types.').default([]),
    sharedCapacities: z
      .array(SharedCapacity)
      .max(MAX_SHARED_PLACES, 'At most 5 groups of places.')
      .default([]),
    promocodes: z.array(PromoCodeSave).max(50, 'At most 50 promo codes.').default([]),
    location: Location.nullable().default(null),
    meetingUrl: WebUrl.optional(),
    creationType: CreationType.default('not-specified'),
    /** Kept when the activity is created; a later save leaves it as it is. */
    source: SourceSave.optional(),
    feeMode: FeeMode.default('absorb'),
    tax: TaxPolicy.nullable().default(null),
    writtenIn: WrittenIn.optional(),
    rsvp: RsvpSettings.prefault({}),
    /** Whether people can wait for tickets that are sold out. */
    waitList: z.boolean('Say yes or no.').default(true),
    /** Whether people may send their tickets on to somebody else. */
    transfers: z.boolean('Say yes or no.').default(true),
    /** How buyers may cancel what they paid for; null is not by themselves. */
    cancellation: CancellationPolicy.nullable().default(null),
    /** What buyers are asked, beside their name and address. */
    asked: Asked.prefault({}),
    /** Whether people wait for their turn to buy, whatever the rush; without it they do in a rush alone. */
    waitingRoom: z.boolean('Say yes or no.').default(false),
  })
  .refine((it) => it.endDate > it.startDate, {
    path: ['endDate'],
    message: 'The end must come after the start.',
  })
  .refine((it) => new Set(it.ticketTypes.map((type) => type.currency)).size <= 1, {
    path: ['ticketTypes'],
    message: 'All tickets of an activity use one currency.',
  })
  .superRefine(({ ticketTypes, startDate }, context) => {
    for (const [index, { saleStartsAt }] of ticketTypes.entries()) {
      if (!saleStartsAt || saleStartsAt < startDate) continue
      const message = 'The sale must open before the activity starts.'
      context.addIssue({ code: 'custom', path: ['ticketTypes', index, 'saleStartsAt'], message })
    }
  })
  .refine((it) => new Set(it.sharedCapacities.map(({ key }) => key)).size === it.sharedCapacities.length, {
    path: ['sharedCapacities'],
    message: 'Each group of places can be there once.',
  })
  .superRefine(({ ticketTypes, sharedCapacities }, context) => {
    for (const [index, { sharesCapacity }] of ticketTypes.entries()) {
      if (!sharesCapacity || sharedCapacities.some(({ key }) => key === sharesCapacity)) continue
      const message = 'These places are gone. Choose again what this ticket shares its places with.'
      context.addIssue({ code: 'custom', path: ['ticketTypes', index, 'sharesCapacity'], message })
    }
  })
  .superRefine(({ ticketTypes, promocodes }, context) => {
    const names = ticketTypes
      .flatMap(({ shareRef, tempId }) => [shareRef, tempId])
      .filter((name) => name !== undefined)
    if (new Set(names).size < names.length) {
      context.addIssue({
        code: 'custom',
        path: ['ticketTypes'],
        message: 'Each ticket type can be there once.',
      })
    }
    for (const [index, { ticketTypeRefs = [], unlocks = [] }] of promocodes.entries()) {
      for (const [field, refs] of Object.entries({ ticketTypeRefs, unlocks })) {
        if (refs.every((name) => names.includes(name))) continue
        const message = 'This code is for a ticket that is gone. Choose the tickets again.'
        context.addIssue({ code: 'custom', path: ['promocodes', index, field], message })
      }
    }
    const currency = ticketTypes[0]?.currency
    for (const [index, { isPercentage, value, minSpend = null }] of promocodes.entries()) {
      for (const [field, amount] of [
        ['value', isPercentage ? null : value],
        ['minSpend', minSpend],
      ] as const) {
        const message = amount === null || !currency ? undefined : amountProblem(amount, currency)
        if (message === undefined) continue
        context.addIssue({ code: 'custom', path: ['promocodes', index, field], message })
      }
    }
  })
  .refine((it) => it.ticketTypes.length === 0 || it.ticketTypes.some((type) => type.hidden !== true), {
    path: ['ticketTypes'],
    message: 'Leave at least one ticket that everybody sees.',
  })
  .refine((it) => new Set(it.promocodes.map((promo) => promo.code)).size === it.promocodes.length, {
    path: ['promocodes'],
    message: 'Each promo code can be there once.',
  })
  .refine((it) => it.media.filter((item) => item.isFeatured).length <= 1, {
    path: ['media'],
    message: 'Only one picture can be featured.',
  })
  .refine((it) => new Set(it.media.map((item) => item.url)).size === it.media.length, {
    path: ['media'],
    message: 'Each picture and video can be there once.',
  })
export type ActivitySave = z.infer<typeof ActivitySave>
/** The same before defaults are filled in: what a client may send. */
export type ActivitySaveInput = z.input<typeof ActivitySave>

/** A saved activity as its organiser edits it again; `version` goes back with the save (RFC 9110, If-Match). */
export const ActivityEdit = z.object({
  shareRef: ShareRef,
  version: Instant,
  status: ActivityStatus,
  /** When it goes live by itself. */
  scheduledFor: Instant.nullable(),
  draft: z.custom<ActivitySaveInput>(),
  /** Whether its owner can be paid, and in which currencies (null for all): theirs is the money, whoever edits. */
  payouts: z.object({ isOwn: z.boolean(), isReady: z.boolean(), sellsIn: z.array(Currency).nullable() }),
  /** What the platform takes of it, as it was agreed when it was made. */
  fee: FeePolicy.omit({ mode: true }),
})
export type ActivityEdit = z.infer<typeof ActivityEdit>

/** When a draft is to go live, by the clocks of its zone; null takes that back. */
export const SchedulePublishing = z.strictObject({ shareRef: ShareRef, publishAt: WallTime.nullable() })
export const PublishingScheduled = z.object({ shareRef: ShareRef, scheduledFor: Instant.nullable() })

/** What people who plan to come would have to know of a change. */
export const ActivityChange = z.enum(['when', 'where', 'link'])
export type ActivityChange = z.infer<typeof ActivityChange>

/** `mayTell` is there when something changed that people should know who answered, or were invited and have not. */
export const ActivitySaved = z.object({
  shareRef: ShareRef,
  status: ActivityStatus,
  mayTell: z.object({ changed: z.array(ActivityChange), people: z.int(), invited: z.int() }).optional(),
})
export type ActivitySaved = z.infer<typeof ActivitySaved>
