import type { Activity, ActivityStatus } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { TicketTypeSave } from 'functions/contract/tickets/ticket-type'
import { isOnline } from '../draft'
import type { ActivityDraft, DraftTicketType } from '../draft'

/** A ticket type without the form's own marks, as the contract knows it; once the server has named it, by that name. */
export function ticketTypeToSave(draft: DraftTicketType): TicketTypeSave {
  const { saleEndFollowsStart: _, tempId, ...save } = draft
  return save.shareRef === undefined && tempId !== undefined ? { ...save, tempId } : save
}

/** What an empty address is saved as: nothing, rather than a place without a name. */
export function locationToSave({ type, location }: ActivityDraft): Activity['location'] {
  return type === 'in-person' && (location.name.trim() || location.address.trim()) ? location : null
}

/** The save payload of a draft (specification, section 3): `meetingUrl` is omitted when empty, `communityId` always. */
export function toSave(draft: ActivityDraft, status: ActivityStatus): ActivitySaveInput {
  const { meetingUrl, isAlsoOnline: _also, location: _location, marks: _marks, held: _held, ...rest } = draft
  const { ticketTypes, ...fields } = rest
  const link = isOnline(draft) ? meetingUrl.trim() : undefined
  // Nobody can join what has no link: the empty one is sent to be refused at its field.
  const isMissing = link === '' && draft.type === 'in-person' && status !== 'draft'
  return {
    ...fields,
    status,
    ticketTypes: ticketTypes.map(ticketTypeToSave),
    location: locationToSave(draft),
    ...((link || isMissing) && { meetingUrl: link }),
  }
}
