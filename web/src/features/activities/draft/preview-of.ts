import type { Activity } from 'functions/contract/activities/activity'
import { SHARE_REF_ALPHABET } from 'functions/contract/ids'
import type { Instant } from 'functions/contract/time'
import type { ActivityDraft } from './draft'
import { NOTHING_ASKED, currencyOf, isOnline } from './draft'
import { locationToSave } from './keeping/to-save'
import { previewInstant } from './wall-time'

/** Stands in for the reference that a saved activity or ticket type will get. */
const UNSAVED = '2222222222'

/** Ten characters of a reference's alphabet, different for each ticket type of a draft. */
function unsavedRef(index: number): string {
  return `${UNSAVED.slice(1)}${SHARE_REF_ALPHABET[index] ?? ''}`
}

/**
 * A draft as its audience would see it once published: the same document that the server would write.
 * @param platformFee what the platform takes, so that a price with the fee passed on is the one that buyers will see
 */
export function previewOf(
  draft: ActivityDraft,
  by: { uid: string; name: string; photoURL: string | null },
  now: Instant,
  platformFee: Omit<Activity['fee'], 'mode'> = { basisPoints: 0, fixed: 0 },
): Activity {
  const { timezone } = draft
  const ticketTypes = draft.ticketTypes.filter((type) => type.hidden !== true)
  return {
    shareRef: UNSAVED,
    organiser: by,
    title: draft.title || 'Untitled activity',
    description: draft.description,
    richDescription: draft.richDescription,
    thumbnail: draft.thumbnail,
    media: draft.media,
    startDate: draft.startDate,
    endDate: draft.endDate,
    timezone,
    startsAt: previewInstant(draft.startDate, timezone),
    endsAt: previewInstant(draft.endDate, timezone),
    type: draft.type,
    location: locationToSave(draft),
    hasMeetingUrl: isOnline(draft) && draft.meetingUrl.trim() !== '',
    audience: draft.audience,
    status: 'active',
    creationType: draft.creationType,
    ticketTypes: ticketTypes.map((type, index) => ({
      shareRef: type.shareRef ?? unsavedRef(index),
      title: type.title,
      price: type.price,
      currency: type.currency,
      capacity: type.capacity,
      sharesCapacity: type.sharesCapacity ?? null,
      minTicketCountPerPurchase: type.minTicketCountPerPurchase,
      maxTicketCountPerPurchase: type.maxTicketCountPerPurchase,
      description: type.description,
      richDescription: type.richDescription ?? '',
      saleStartsAt: type.saleStartsAt ?? null,
      saleStartsInstant: type.saleStartsAt ? previewInstant(type.saleStartsAt, timezone) : null,
      saleEndsAt: type.saleEndsAt,
      saleEndsInstant: type.saleEndsAt ? previewInstant(type.saleEndsAt, timezone) : null,
    })),
    sharedCapacities: draft.sharedCapacities ?? [],
    currency: currencyOf(draft),
    fee: { ...platformFee, mode: draft.feeMode },
    tax: draft.tax,
    acceptsPayments: true,
    source: null,
    communityId: null,
    rsvp: draft.rsvp,
    waitList: draft.waitList ?? true,
    transfers: draft.transfers ?? true,
    cancellation: draft.cancellation ?? null,
    asked: draft.asked ?? NOTHING_ASKED,
    waitingRoom: draft.waitingRoom ?? false,
    rushUntil: null,
    counts: { going: 0, interested: 0 },
    left: Object.fromEntries(
      ticketTypes.flatMap((type, index) => {
        const places = draft.sharedCapacities?.find(({ key }) => key === type.sharesCapacity)
        const limits = [type.capacity, places?.capacity].filter((it) => typeof it === 'number')
        return limits.length === 0 ? [] : [[type.shareRef ?? unsavedRef(index), Math.min(...limits)]]
      }),
    ),
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  }
}
