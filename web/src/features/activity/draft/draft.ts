import type { ActivitySaveInput, Media } from 'functions/contract/activity'
import type { RsvpSettings } from 'functions/contract/rsvp-settings'
import type { PromoCodeSave } from 'functions/contract/promo-code'
import type { TicketTypeSave } from 'functions/contract/ticket-type'

/**
 * A ticket type while its activity is being written. `shareRef` names a saved one, `tempId` one that the server has not
 * seen (specification, section 3).
 */
export type DraftTicketType = TicketTypeSave & {
  tempId?: string
  /** Nobody has touched when its sale ends, so it keeps its distance when the activity moves. */
  saleEndFollowsStart?: boolean
}

/** The creation form (specification, section 3, "Activity draft"). Every field is there, though it may be empty. */
export interface ActivityDraft {
  title: string
  description: string
  richDescription: string
  thumbnail: string
  media: Media[]
  startDate: string
  endDate: string
  timezone: string
  type: NonNullable<ActivitySaveInput['type']>
  audience: NonNullable<ActivitySaveInput['audience']>
  creationType: NonNullable<ActivitySaveInput['creationType']>
  feeMode: NonNullable<ActivitySaveInput['feeMode']>
  ticketTypes: DraftTicketType[]
  promocodes: PromoCodeSave[]
  location: { name: string; address: string; latitude?: number; longitude?: number }
  meetingUrl: string
  rsvp: RsvpSettings
}

/** The currency of an activity's tickets: they all share one. */
export function currencyOf(draft: ActivityDraft): string {
  return draft.ticketTypes[0]?.currency ?? 'usd'
}
