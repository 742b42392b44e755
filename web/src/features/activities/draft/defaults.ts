import { DEFAULT_IMAGE } from 'functions/contract/activities/activity'
import type { Instant, TimeZone, WallTime } from 'functions/contract/time'
import { wallTimeIn } from '../../../lib/text/date-text'
import type { ActivityDraft, DraftTicketType } from './draft'
import { addMinutes, roundUpToHalfHour } from './wall-time'

const DAY = 24 * 60
const DEFAULT_LENGTH = 2 * 60

/** The clock now, rounded up to the minute, so that rounding further never lands in the past. */
function clockNow(zone: TimeZone, now: Instant): WallTime {
  const wall = wallTimeIn(zone, now)
  return now.slice(17) === '00.000Z' ? wall : addMinutes(wall, 1)
}

/** Specification, section 9: tomorrow, rounded up to the next half hour. */
export function defaultStart(zone: TimeZone, now: Instant): WallTime {
  return roundUpToHalfHour(addMinutes(clockNow(zone, now), DAY))
}

/** Specification, section 9: the default first ticket. */
export function defaultTicketType(zone: TimeZone, now: Instant): DraftTicketType {
  return {
    tempId: crypto.randomUUID(),
    title: 'General Admission',
    price: 0,
    currency: 'usd',
    capacity: null,
    minTicketCountPerPurchase: 1,
    maxTicketCountPerPurchase: null,
    description: 'Entry for one person.',
    saleEndsAt: addMinutes(wallTimeIn(zone, now), DAY),
    saleEndFollowsStart: true,
  }
}

/** A new activity as the form opens with it (specification, sections 3 and 9). */
export function newDraft(zone: TimeZone, now: Instant): ActivityDraft {
  const startDate = defaultStart(zone, now)
  return {
    title: '',
    description: '',
    richDescription: '',
    thumbnail: DEFAULT_IMAGE,
    media: [{ type: 'image', url: DEFAULT_IMAGE, altText: '', isFeatured: true }],
    startDate,
    endDate: addMinutes(startDate, DEFAULT_LENGTH),
    timezone: zone,
    type: 'in-person',
    audience: 'public',
    creationType: 'manual',
    feeMode: 'absorb',
    tax: null,
    ticketTypes: [defaultTicketType(zone, now)],
    promocodes: [],
    location: { name: '', address: '' },
    meetingUrl: '',
    rsvp: { capacity: null, plusOnes: 0, needsApproval: false },
  }
}
