import { DEFAULT_IMAGE } from '../../contract/activity'
import type { Activity, ActivitySave, ActivitySaveInput, FeePolicy } from '../../contract/activity'
import { pictureOf, withOneFeatured } from '../../contract/media'
import type { PromoCode } from '../../contract/promo-code'
import type { TicketType } from '../../contract/ticket-type'
import { refuseField } from './refusal'
import { cleanRichText } from './rich-text'
import { instantOf } from './wall-time'

/** The fields of an activity that its organiser decides. */
export type OrganisedFields = Omit<
  Activity,
  | 'shareRef'
  | 'organiser'
  | 'status'
  | 'acceptsPayments'
  | 'communityId'
  | 'counts'
  | 'left'
  | 'publishedAt'
  | 'createdAt'
  | 'updatedAt'
>

/**
 * What a save makes of an activity.
 * @param saved the ticket types that it has already; a share reference that is not among them is refused
 * @param newRef makes the reference of a new ticket type
 */
export function organisedFields(
  draft: ActivitySave,
  saved: readonly TicketType[],
  fee: FeePolicy,
  newRef: () => string,
): OrganisedFields {
  const startsAt = instantOf(draft.startDate, draft.timezone)
  const endsAt = instantOf(draft.endDate, draft.timezone)
  if (endsAt <= startsAt) {
    throw refuseField('endDate', 'Clocks are put forward in between. The end must come after the start.')
  }
  const ticketTypes = draft.ticketTypes.map((type, index): TicketType => {
    if (type.shareRef !== undefined && !saved.some((it) => it.shareRef === type.shareRef)) {
      throw refuseField(`ticketTypes.${index}.shareRef`, 'This ticket type is not part of the activity.')
    }
    return {
      ...type,
      shareRef: type.shareRef ?? newRef(),
      richDescription: cleanRichText(type.richDescription ?? ''),
      saleEndsInstant: type.saleEndsAt === null ? null : instantOf(type.saleEndsAt, draft.timezone),
    }
  })
  const media = withOneFeatured(draft.media.length > 0 ? draft.media : [defaultMedia(draft.thumbnail)])
  const featured = media.find((item) => item.isFeatured)
  return {
    title: draft.title,
    description: draft.description,
    richDescription: cleanRichText(draft.richDescription),
    thumbnail: featured ? pictureOf(featured) : draft.thumbnail,
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
    currency: ticketTypes[0]?.currency ?? 'usd',
    fee: { ...fee, mode: draft.feeMode },
    rsvp: draft.rsvp,
  }
}

function defaultMedia(url: string): Activity['media'][number] {
  return { type: 'image', url: url || DEFAULT_IMAGE, altText: '', isFeatured: true }
}

/** The promo codes of a save, with the instants at which they end. */
export function organisedPromoCodes(draft: ActivitySave): PromoCode[] {
  return draft.promocodes.map((promo) => ({
    ...promo,
    endsInstant: promo.endsAt === null ? null : instantOf(promo.endsAt, draft.timezone),
  }))
}

/** A saved activity as its organiser would send it again. */
export function draftOf(
  activity: Activity,
  promoCodes: readonly PromoCode[],
  meetingUrl: string | null,
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
    rsvp: activity.rsvp,
    ticketTypes: activity.ticketTypes.map(({ saleEndsInstant: _instant, ...type }) => type),
    promocodes: promoCodes.map(({ endsInstant: _instant, ...promo }) => promo),
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
  startDate: 'time',
  endDate: 'time',
  timezone: 'time',
  type: 'place',
  location: 'place',
  hasMeetingUrl: 'place',
  audience: 'audience',
  ticketTypes: 'tickets',
  fee: 'fees',
  rsvp: 'answers',
} as const satisfies Partial<Record<keyof OrganisedFields, string>>
