import type { Media } from 'functions/contract/activities/activity'
import type { ActivitySaveInput, SourceSave } from 'functions/contract/activities/activity-save'
import type { CancellationPolicy } from 'functions/contract/tickets/cancellation'
import type { ChosenGif, GifPage } from 'functions/contract/gifs/gif'
import type { Asked } from 'functions/contract/questions/question'
import type { RsvpSettings } from 'functions/contract/rsvps/rsvp-settings'
import type { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import type { SharedCapacity, TicketTypeSave } from 'functions/contract/tickets/ticket-type'
import type { Marks } from './sources/marks'

/**
 * A ticket type while its activity is being written. `shareRef` names a saved one, `tempId` one that the server has not
 * seen (specification, section 3).
 */
export type DraftTicketType = TicketTypeSave & {
  /** Nobody has touched when its sale ends, so it keeps its distance when the activity moves. */
  saleEndFollowsStart?: boolean
}

/** Held while an activity is written, and never saved with it (specification, section 3). */
export interface HeldFields {
  /** What the person wrote to have a draft made of it. */
  userDescription?: string
  /** Words to search a cover by. */
  coverWords?: string
  /** The animated pictures that were found last: their first page, to open the search with. */
  gifs?: GifPage
  /** The one that was chosen, while it is among the draft's pictures. */
  chosenGif?: ChosenGif
  /** The zone of the clocks at the place that was chosen, until it is agreed to or turned down. */
  placeZone?: string | undefined
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
  tax: NonNullable<ActivitySaveInput['tax']> | null
  ticketTypes: DraftTicketType[]
  promocodes: PromoCodeSave[]
  /** Places that several ticket types draw from. */
  sharedCapacities?: SharedCapacity[]
  location: { name: string; address: string; latitude?: number; longitude?: number }
  meetingUrl: string
  rsvp: RsvpSettings
  /** Whether people can wait for tickets that are sold out; left open, they can. */
  waitList?: boolean
  /** Whether people may send their tickets on; left open, they may. */
  transfers?: boolean
  /** How buyers may cancel what they paid for; left open, they cannot. */
  cancellation?: CancellationPolicy | null
  /** What buyers are asked; left open, nothing. */
  asked?: Asked
  /** Whether people wait for their turn to buy; left open, they do in a rush alone. */
  waitingRoom?: boolean
  /** Where values came from that the person did not type. */
  marks?: Marks
  held?: HeldFields
  /** Where it was imported from. */
  source?: SourceSave
  /** Whoever cannot come in person joins by the meeting link; left open, so it is where there is a link. */
  isAlsoOnline?: boolean
}

/** Whether people join by a link: instead of coming, or as well. */
export function isOnline(draft: Pick<ActivityDraft, 'type' | 'isAlsoOnline' | 'meetingUrl'>): boolean {
  const { type, isAlsoOnline, meetingUrl } = draft
  return type === 'virtual' || (type === 'in-person' && (isAlsoOnline ?? meetingUrl.trim() !== ''))
}

/** What a ticket type is called: by the server, else by the form. */
export function nameOf({ shareRef, tempId }: Pick<DraftTicketType, 'shareRef' | 'tempId'>): string {
  return shareRef ?? tempId ?? ''
}

/** The currency of an activity's tickets: they all share one. */
export function currencyOf(draft: ActivityDraft): string {
  return draft.ticketTypes[0]?.currency ?? 'usd'
}

/** What a form that knows of no questions asks. */
export const NOTHING_ASKED: Asked = { questions: [], attendees: false, terms: null }
