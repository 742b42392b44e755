import type { ActivitySaveInput, Media } from 'functions/contract/activity'
import type { PromoCodeSave } from 'functions/contract/promo-code'
import type { TicketTypeSave } from 'functions/contract/ticket-type'

/**
 * A ticket type while its activity is being written. `shareRef` names a saved one, `tempId` one that the server has not
 * seen (specification, section 3).
 */
export type DraftTicketType = TicketTypeSave & {
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
  /** Whoever cannot come in person joins by the meeting link. */
  isAlsoOnline?: boolean
}

/** Whether people join by a link: instead of coming, or as well. */
export function isOnline({ type, isAlsoOnline }: Pick<ActivityDraft, 'type' | 'isAlsoOnline'>): boolean {
  return type === 'virtual' || (type === 'in-person' && isAlsoOnline === true)
}

/** What a ticket type is called: by the server, else by the form. */
export function nameOf({ shareRef, tempId }: Pick<DraftTicketType, 'shareRef' | 'tempId'>): string {
  return shareRef ?? tempId ?? ''
}

/** The currency of an activity's tickets: they all share one. */
export function currencyOf(draft: ActivityDraft): string {
  return draft.ticketTypes[0]?.currency ?? 'usd'
}
