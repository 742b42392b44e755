import type { TimeZone } from 'functions/contract/time'
import type { ActivityDraft } from './draft'
import { isComplete, previewInstant } from './wall-time'

function isKnown(zone: TimeZone): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/**
 * The zone of the chosen place, where its clocks show another time than those of the activity's zone when it begins or
 * ends. Undefined where there is nothing to choose, and for a zone that this browser does not know.
 */
export function zoneToOffer({ type, timezone, held, ...draft }: ActivityDraft): TimeZone | undefined {
  const zone = held?.placeZone
  if (type !== 'in-person' || zone === undefined || zone === timezone || !isKnown(zone)) return undefined
  const walls = [draft.startDate, draft.endDate].filter(isComplete)
  const differs = walls.some((wall) => previewInstant(wall, zone) !== previewInstant(wall, timezone))
  return differs ? zone : undefined
}

/** What to look for where a place was filled in for the person and nobody knows yet where it is. */
export function placeToFind({ type, marks, location }: ActivityDraft): string | undefined {
  const { name, address, latitude } = location
  if (type !== 'in-person' || !marks?.location || latitude !== undefined || name.trim() === '')
    return undefined
  return [name, address]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}
