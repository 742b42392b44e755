import { z } from 'zod'
import { Line } from '../text/line'
import { CancellationPolicy } from '../tickets/cancellation'
import { Cursor, ShareRef, Uid } from '../ids'
import { Amount, Currency } from '../pricing/money'
import { Asked } from '../questions/question'
import { RsvpSettings } from '../rsvps/rsvp-settings'
import { TaxPolicy } from '../pricing/tax'
import { SharedCapacity, TicketType } from '../tickets/ticket-type'
import { Instant, TimeZone, WallTime } from '../time'

export const CreationType = z.enum(['ai', 'manual', 'external', 'not-specified'])
export type CreationType = z.infer<typeof CreationType>
export const MediaType = z.enum(['video', 'image'])
export const Visibility = z.enum(['public', 'private', 'connections'])
export type Visibility = z.infer<typeof Visibility>
export const LocationType = z.enum(['in-person', 'virtual', 'not-specified'])
export type LocationType = z.infer<typeof LocationType>
export const ActivityStatus = z.enum(['active', 'inactive', 'cancelled', 'draft', 'deleted'])
export type ActivityStatus = z.infer<typeof ActivityStatus>
export const ActivitySort = z.enum(['relevancy', 'publishedAt', 'title', 'startDate'])
export type ActivitySort = z.infer<typeof ActivitySort>
/** How each is sorted unless somebody says otherwise. */
export const SORT_DIRECTIONS = {
  relevancy: 'desc',
  publishedAt: 'desc',
  title: 'asc',
  startDate: 'asc',
} as const satisfies Record<ActivitySort, 'asc' | 'desc'>
export const SortDirection = z.enum(['asc', 'desc'])
export type SortDirection = z.infer<typeof SortDirection>

/** The bundled picture of an activity that has none of its own (specification, section 9). */
export const DEFAULT_IMAGE = '/create_assets/defaultImage.png'

const NOT_UPLOADED = 'Upload the picture first.'
const PICTURE = String.raw`\/create_assets\/[\w.-]{1,80}|\/covers\/[\w.-]{1,80}|\/app\/pictures\/[A-Za-z0-9_-]{8,64}\/\d{2,4}\.webp`
const VIDEO = String.raw`\/app\/videos\/[A-Za-z0-9_-]{8,64}\.(?:mp4|webm)`

/** A picture on our own site: bundled with the app, or made by us from an upload. */
export const PictureUrl = z.string().regex(new RegExp(`^(?:${PICTURE})$`), NOT_UPLOADED)

/** A picture or video on our own site. */
export const MediaUrl = z.string().regex(new RegExp(`^(?:${PICTURE}|${VIDEO})$`), NOT_UPLOADED)

const isVideoUrl = (url: string) => url.startsWith('/app/videos/')

/** One picture or video (specification, section 3). `posterUrl` is ours: the picture that a video shows before it plays. */
export const Media = z
  .strictObject({
    type: MediaType,
    url: MediaUrl,
    altText: Line().max(300, 'At most 300 characters.'),
    isFeatured: z.boolean(),
    posterUrl: PictureUrl.optional(),
  })
  .refine((it) => (it.type === 'video') === isVideoUrl(it.url), {
    path: ['type'],
    message: 'A video is a video, and a picture a picture.',
  })
  .refine((it) => it.type === 'video' || it.posterUrl === undefined, {
    path: ['posterUrl'],
    message: 'Only a video has a poster.',
  })
export type Media = z.infer<typeof Media>

/** How many pictures and videos an activity may have. */
export const MAX_MEDIA = 12

export const Location = z.strictObject({
  name: Line().max(120),
  address: Line().max(300),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
})
export type Location = z.infer<typeof Location>

/** A place on a map, in degrees. */
export const Point = z.object({ latitude: z.number(), longitude: z.number() })
export type Point = z.infer<typeof Point>

/** Where an activity was imported from, as everybody sees it; an address is named by its host. */
export const Source = z.object({ url: z.string().nullable(), name: z.string() })
export type Source = z.infer<typeof Source>

/** Who pays the platform's fee: the organiser out of the price, or the buyer on top of it. */
export const FeeMode = z.enum(['absorb', 'pass-on'])
export type FeeMode = z.infer<typeof FeeMode>

/** The platform's fee as it was when the activity was saved, so that a shown price never moves under a buyer. */
export const FeePolicy = z.object({
  mode: FeeMode,
  basisPoints: z.int().min(0),
  fixed: Amount,
  /** Basis points of tips and donations, which are the organiser's to bear under either mode; none where it is not said. */
  extras: z.int().min(0).max(10_000).optional(),
})
export type FeePolicy = z.infer<typeof FeePolicy>

/** `activities/{shareRef}`: what its audience may see, and nothing else. */
export const Activity = z.object({
  shareRef: ShareRef,
  organiser: z.object({ uid: Uid, name: z.string(), photoURL: z.string().nullable() }),
  title: z.string(),
  description: z.string(),
  richDescription: z.string(),
  thumbnail: z.string(),
  media: z.array(Media),
  startDate: WallTime,
  endDate: WallTime,
  timezone: TimeZone,
  startsAt: Instant,
  endsAt: Instant,
  type: LocationType,
  location: Location.nullable(),
  /** The link itself is for those who attend: `rsvp/info` gives it to them. */
  hasMeetingUrl: z.boolean(),
  audience: Visibility,
  status: ActivityStatus,
  creationType: CreationType,
  /** Where it was imported from; null when it was made here. */
  source: Source.nullable().default(null),
  ticketTypes: z.array(TicketType),
  /** Places that several ticket types draw from. */
  sharedCapacities: z.array(SharedCapacity).default([]),
  currency: Currency,
  fee: FeePolicy,
  tax: TaxPolicy.nullable().default(null),
  /** Whether money can be taken: the organiser's payout account is ready. */
  acceptsPayments: z.boolean(),
  communityId: z.string().nullable(),
  rsvp: RsvpSettings.prefault({}),
  /** Whether people can wait for tickets that are sold out. */
  waitList: z.boolean().default(true),
  /** Whether people may send their tickets on to somebody else. */
  transfers: z.boolean().default(true),
  /** How buyers may cancel what they paid for; null is not by themselves. */
  cancellation: CancellationPolicy.nullable().default(null),
  /** What buyers are asked, beside their name and address. */
  asked: Asked.prefault({}),
  /** Whether people wait for their turn to buy, whatever the rush. */
  waitingRoom: z.boolean().default(false),
  /** Until when they do because of a rush. */
  rushUntil: Instant.nullable().default(null),
  /** People who go, those they bring included, and answers; folded from the tally about once a second, never counted. */
  counts: z.object({ going: z.int(), interested: z.int() }),
  /** Tickets left by ticket type, places that types share, and places for answers under `rsvp`; what has no limit has no entry. */
  left: z.record(z.string(), z.int()),
  publishedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Activity = z.infer<typeof Activity>

/** `activities/{shareRef}/private/settings`: what only the organisers may see. */
export const ActivitySettings = z.object({
  organiserUid: Uid,
  meetingUrl: z.string().nullable(),
  payoutAccountId: z.string().nullable(),
  /** Tells a request that created this activity from another one under the same idempotency key. */
  createdBy: z.string().default(''),
  /** What it was imported from and as, as `sourceKeys` of the domain writes it: tells that it was imported before. */
  sourceKeys: z.array(z.string()).default([]),
  /** When a draft goes live by itself, and who wants it so. */
  scheduledFor: Instant.nullable().default(null),
  scheduledBy: Uid.nullable().default(null),
  /** Stock documents ever issued, less those withdrawn, by pool: see store/orders/stock. */
  issuedStock: z.record(z.string(), z.int()),
  /** Ticket types that promo codes open: whoever reads the activity does not learn of them. */
  hiddenTicketTypes: z.array(TicketType).default([]),
})
export type ActivitySettings = z.infer<typeof ActivitySettings>

/** One activity in a list. */
export const ActivityCard = Activity.pick({
  shareRef: true,
  title: true,
  description: true,
  thumbnail: true,
  startDate: true,
  endDate: true,
  timezone: true,
  startsAt: true,
  endsAt: true,
  type: true,
  status: true,
  currency: true,
  counts: true,
}).extend({
  locationName: z.string().nullable(),
  /** Where it is on a map, when the organiser chose a known place. */
  point: Point.nullable(),
  organiserUid: Uid,
  organiserName: z.string(),
  organiserPhotoURL: z.string().nullable(),
  /** The lowest price a buyer would pay; null when there are no tickets. */
  priceFrom: Amount.nullable(),
  isSoldOut: z.boolean(),
  /** When a draft goes live by itself; told to those who host it only. */
  scheduledFor: Instant.optional(),
})
export type ActivityCard = z.infer<typeof ActivityCard>

/** Other activities that stand below one. */
export const MAX_RELATED = 4

/** GET /activity answers one page of them. */
export const ActivityPage = z.object({ items: z.array(ActivityCard), nextCursor: Cursor.nullable() })
export type ActivityPage = z.infer<typeof ActivityPage>
