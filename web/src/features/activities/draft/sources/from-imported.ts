import type { SourceSave } from 'functions/contract/activities/activity-save'
import type { ImportedActivity, Occurrence } from 'functions/contract/imports/import'
import type { ActivityDraft } from '../draft'
import { guessMarks } from './marks'
import { changeDraft } from '../reducer'

/** What was found elsewhere, as the form opens with it: what the source leaves open is as in any new activity. */
export function fromImported(
  found: ImportedActivity,
  when: Occurrence,
  source: Pick<SourceSave, 'url' | 'name'>,
  fresh: ActivityDraft,
): ActivityDraft {
  const { title, description, richDescription, timezone, type, location, meetingUrl, guessed } = found
  const moved = changeDraft(fresh, { kind: 'start-moved', startDate: when.startDate })
  const ticketTypes = found.ticketTypes.map((ticketType) => ({ ...ticketType, tempId: crypto.randomUUID() }))
  const { latitude, longitude } = location ?? {}
  return {
    ...moved,
    title,
    description,
    richDescription,
    timezone,
    type,
    marks: guessMarks(guessed),
    endDate: when.endDate,
    location: {
      name: location?.name ?? '',
      address: location?.address ?? '',
      ...(latitude !== undefined && { latitude }),
      ...(longitude !== undefined && { longitude }),
    },
    meetingUrl: meetingUrl ?? '',
    ticketTypes: ticketTypes.length > 0 ? ticketTypes : moved.ticketTypes,
    creationType: 'external',
    source: { ...source, uid: found.uid },
  }
}
