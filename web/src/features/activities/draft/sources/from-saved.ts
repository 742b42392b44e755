import { DEFAULT_IMAGE } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { Asked } from 'functions/contract/questions/question'
import type { ActivityDraft } from '../draft'

/** A saved activity as the form edits it: every field present, the empty ones empty. */
export function fromSaved(saved: ActivitySaveInput): ActivityDraft {
  const { latitude, longitude } = saved.location ?? {}
  return {
    title: saved.title,
    description: saved.description,
    richDescription: saved.richDescription ?? '',
    thumbnail: saved.thumbnail ?? DEFAULT_IMAGE,
    media: saved.media ?? [],
    startDate: saved.startDate,
    endDate: saved.endDate,
    timezone: saved.timezone,
    type: saved.type ?? 'in-person',
    audience: saved.audience ?? 'public',
    creationType: saved.creationType ?? 'not-specified',
    feeMode: saved.feeMode ?? 'absorb',
    tax: saved.tax ?? null,
    ticketTypes: saved.ticketTypes ?? [],
    promocodes: saved.promocodes ?? [],
    location: {
      name: saved.location?.name ?? '',
      address: saved.location?.address ?? '',
      ...(latitude !== undefined && { latitude }),
      ...(longitude !== undefined && { longitude }),
    },
    meetingUrl: saved.meetingUrl ?? '',
    isAlsoOnline: saved.type === 'in-person' && saved.meetingUrl !== undefined,
    ...(saved.transfers !== undefined && { transfers: saved.transfers }),
    ...(saved.cancellation !== undefined && { cancellation: saved.cancellation }),
    ...(saved.asked !== undefined && { asked: Asked.parse(saved.asked) }),
    ...(saved.sharedCapacities !== undefined && { sharedCapacities: saved.sharedCapacities }),
    ...(saved.waitingRoom !== undefined && { waitingRoom: saved.waitingRoom }),
    ...(saved.waitList !== undefined && { waitList: saved.waitList }),
    rsvp: {
      capacity: saved.rsvp?.capacity ?? null,
      plusOnes: saved.rsvp?.plusOnes ?? 0,
      needsApproval: saved.rsvp?.needsApproval ?? false,
    },
  }
}
