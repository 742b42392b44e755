import { DEFAULT_IMAGE } from '../../../contract/activities/activity'
import type { Activity, ActivitySettings, FeePolicy } from '../../../contract/activities/activity'
import type { ActivitySave, ActivitySaveInput } from '../../../contract/activities/activity-save'
import { pictureOf, withOneFeatured } from '../../../contract/uploads/media'
import type { PromoCode } from '../../../contract/promo-codes/promo-code'
import type { TicketType, TicketTypeSave } from '../../../contract/tickets/ticket-type'
import type { TimeZone, WallTime } from '../../../contract/time'
import { refuseField } from '../refusal'
import { cleanRichText } from '../text/rich-text'
import { instantOf } from '../wall-time'

/** The fields of an activity that its organiser decides. */
export type OrganisedFields = Omit<
  Activity,
  | 'shareRef'
  | 'organiser'
  | 'status'
  | 'acceptsPayments'
  | 'communityId'
  | 'source'
  | 'counts'
  | 'left'
  | 'rushUntil'
  | 'publishedAt'
  | 'createdAt'
  | 'updatedAt'
>

/** What a save makes of its ticket types. */
export interface OrganisedTicketTypes {
  /** All of them, in the order of the save: errors and promo codes find them by their places. */
  readonly all: readonly TicketType[]
  /** Those that everybody sees. */
  readonly shown: TicketType[]
  /** Those that promo codes open. */
  readonly hidden: TicketType[]
}

/**
 * What a save makes of its ticket types.
 * @param saved the ticket types that there are already; a share reference that is not among them is refused
 * @param refFor makes the reference of a ticket type that has none, the same for the same `tempId`
 */
export function organisedTicketTypes(
  draft: ActivitySave,
  saved: readonly TicketType[],
  refFor: (tempId: string | undefined) => string,
): OrganisedTicketTypes {
  const all = draft.ticketTypes.map(({ tempId, hidden: _hidden, ...type }, index): TicketType => {
    if (type.shareRef !== undefined && !saved.some((it) => it.shareRef === type.shareRef)) {
      throw refuseField(`ticketTypes.${index}.shareRef`, 'This ticket type is not part of the activity.')
    }
    return {
      ...type,
      ...saleWindow(type, draft.timezone, `ticketTypes.${index}.saleStartsAt`),
      shareRef: type.shareRef ?? refFor(tempId),
      richDescription: richText(type.richDescription ?? '', 30_000, `ticketTypes.${index}.richDescription`),
      sharesCapacity: type.sharesCapacity ?? null,
    }
  })
  requireOnce(all)
  const isHidden = (_: TicketType, index: number) => draft.ticketTypes[index]?.hidden === true
  return { all, shown: all.filter((type, index) => !isHidden(type, index)), hidden: all.filter(isHidden) }
}

/**
 * A rich description as it is kept: `&` becomes `&amp;` and a link gets its attributes, so it may be longer than what was sent.
 * @param most bytes; all descriptions of an activity together stay below what one document holds (1 MiB)
 */
function richText(html: string, most: number, path: string): string {
  const clean = cleanRichText(html)
  if (Buffer.byteLength(clean) <= most) return clean
  throw refuseField(
    path,
    'This description is too long. Shorten it, or use fewer links and signs such as & and <.',
  )
}

/** What a save makes of an activity, of which everybody sees those ticket types that are shown. */
export function organisedFields(
  draft: ActivitySave,
  { shown: ticketTypes }: Pick<OrganisedTicketTypes, 'shown'>,
  fee: FeePolicy,
): OrganisedFields {
  const startsAt = instantOf(draft.startDate, draft.timezone)
  const endsAt = instantOf(draft.endDate, draft.timezone)
  if (endsAt <= startsAt) {
    throw refuseField('endDate', 'Clocks go forward that night: the end must come after the start.')
  }
  const media = withOneFeatured(draft.media.length > 0 ? draft.media : [defaultMedia(draft.thumbnail)])
  return {
    title: draft.title,
    description: draft.description,
    richDescription: richText(draft.richDescription, 120_000, 'richDescription'),
    thumbnail: thumbnailOf(draft, media),
    media,
    startDate: draft.startDate,
    endDate: draft.endDate,
    timezone: draft.timezone,
    startsAt,
    endsAt,
    type: draft.type,
    location: draft.type === 'virtual' ? null : draft.location,
    hasMeetingUrl: draft.meetingUrl !== undefined,
    audience: draft.audience,
    creationType: draft.creationType,
    ticketTypes,
    sharedCapacities: draft.sharedCapacities,
    currency: ticketTypes[0]?.currency ?? 'usd',
    fee: { ...fee, mode: draft.feeMode },
    tax: draft.tax,
    rsvp: draft.rsvp,
    waitList: draft.waitList,
    transfers: draft.transfers,
    cancellation: draft.cancellation,
    asked: draft.asked,
    waitingRoom: draft.waitingRoom,
  }
}

/** A ticket type that comes by its reference and again by the name it was first saved with is there twice. */
function requireOnce(ticketTypes: readonly TicketType[]): void {
  const index = ticketTypes.findIndex(
    ({ shareRef }, place) => ticketTypes.findIndex((it) => it.shareRef === shareRef) < place,
  )
  if (index !== -1) throw refuseField(`ticketTypes.${index}`, 'This ticket type is there already.')
}

/** When a ticket type is sold, as typed and as instants; a change of clocks may leave nothing in between. */
function saleWindow(
  { saleStartsAt = null, saleEndsAt }: TicketTypeSave,
  zone: TimeZone,
  path: string,
): Pick<TicketType, 'saleStartsAt' | 'saleStartsInstant' | 'saleEndsAt' | 'saleEndsInstant'> {
  const saleStartsInstant = saleStartsAt === null ? null : instantOf(saleStartsAt, zone)
  const saleEndsInstant = saleEndsAt === null ? null : instantOf(saleEndsAt, zone)
  if (saleStartsInstant !== null && saleEndsInstant !== null && saleEndsInstant <= saleStartsInstant) {
    throw refuseField(path, 'Clocks go forward that night: the sale must open before it ends.')
  }
  return { saleStartsAt, saleStartsInstant, saleEndsAt, saleEndsInstant }
}

/** The picture that stands for the activity: the one that was named, else that of the featured item. */
function thumbnailOf({ thumbnail }: ActivitySave, media: Activity['media']): string {
  const featured = media.find((item) => item.isFeatured)
  return thumbnail !== DEFAULT_IMAGE || !featured ? thumbnail : pictureOf(featured)
}

function defaultMedia(url: string): Activity['media'][number] {
  return { type: 'image', url: url || DEFAULT_IMAGE, altText: '', isFeatured: true }
}

/**
 * The promo codes of a save, with the instants at which they begin and end.
 * @param ticketTypes what the save makes of its ticket types, in the same order: codes are for them by their references
 */
export function organisedPromoCodes(
  draft: ActivitySave,
  ticketTypes: readonly Pick<TicketType, 'shareRef'>[],
): PromoCode[] {
  const instant = (wall: WallTime | null) => (wall === null ? null : instantOf(wall, draft.timezone))
  const refs = new Map(
    draft.ticketTypes.flatMap(({ shareRef, tempId }, index) =>
      [shareRef, tempId].map((name) => [name, ticketTypes[index]?.shareRef] as const),
    ),
  )
  const named = (names: readonly string[]) => [...new Set(names.flatMap((name) => refs.get(name) ?? []))]
  return draft.promocodes.map(({ startsAt = null, ticketTypeRefs = [], unlocks = [], ...promo }) => ({
    ...promo,
    per: promo.per ?? 'ticket',
    perPerson: promo.perPerson ?? null,
    minSpend: promo.minSpend ?? null,
    combinable: promo.combinable ?? false,
    startsAt,
    startsInstant: instant(startsAt),
    endsInstant: instant(promo.endsAt),
    ticketTypeRefs: named(ticketTypeRefs),
    unlocks: named(unlocks),
  }))
}

function ticketTypeOf({
  saleStartsInstant: _start,
  saleEndsInstant: _end,
  ...type
}: TicketType): TicketTypeSave {
  return type
}

/** A saved activity as its organiser would send it again, with the hidden ticket types last. */
export function draftOf(
  activity: Activity,
  promoCodes: readonly PromoCode[],
  { meetingUrl, hiddenTicketTypes }: Pick<ActivitySettings, 'meetingUrl' | 'hiddenTicketTypes'>,
): ActivitySaveInput {
  return {
    title: activity.title,
    description: activity.description,
    richDescription: activity.richDescription,
    thumbnail: activity.thumbnail,
    media: activity.media,
    startDate: activity.startDate,
    endDate: activity.endDate,
    timezone: activity.timezone,
    type: activity.type,
    audience: activity.audience,
    status: activity.status,
    location: activity.location,
    creationType: activity.creationType,
    ...(meetingUrl === null ? {} : { meetingUrl }),
    feeMode: activity.fee.mode,
    tax: activity.tax,
    rsvp: activity.rsvp,
    waitList: activity.waitList,
    transfers: activity.transfers,
    waitingRoom: activity.waitingRoom,
    cancellation: activity.cancellation,
    asked: activity.asked,
    ticketTypes: [
      ...activity.ticketTypes.map(ticketTypeOf),
      ...hiddenTicketTypes.map((type) => ({ ...ticketTypeOf(type), hidden: true })),
    ],
    sharedCapacities: activity.sharedCapacities,
    promocodes: promoCodes.map(({ startsInstant: _start, endsInstant: _end, ...promo }) => promo),
  }
}

/** What an organiser would call the fields that a save changed. */
export function changedFields(before: OrganisedFields, after: OrganisedFields): string[] {
  const changed = Object.entries(FIELD_WORDS).filter(
    ([key]) =>
      JSON.stringify(before[key as keyof OrganisedFields]) !==
      JSON.stringify(after[key as keyof OrganisedFields]),
  )
  return [...new Set(changed.map(([, word]) => word))]
}

const FIELD_WORDS = {
  title: 'title',
  description: 'description',
  richDescription: 'description',
  media: 'pictures',
  thumbnail: 'pictures',
  startDate: 'time',
  endDate: 'time',
  timezone: 'time',
  type: 'place',
  location: 'place',
  hasMeetingUrl: 'place',
  audience: 'audience',
  ticketTypes: 'tickets',
  sharedCapacities: 'tickets',
  fee: 'fees',
  rsvp: 'answers',
  waitList: 'wait-list',
  transfers: 'tickets',
  cancellation: 'cancellations',
  asked: 'questions',
  waitingRoom: 'tickets',
} as const satisfies Partial<Record<keyof OrganisedFields, string>>
